// "Did you mean": the word most like a mistyped one.

/// The one of `words` that a slip of the fingers or a half-typed word most likely meant, or nil where none is near.
func nearest(to word: String, among words: [String]) -> String? {
  let wanted = Array(word.lowercased())
  var best: (word: String, slips: Int)?
  for candidate in words {
    let other = Array(candidate.lowercased())
    let slips = other.starts(with: wanted) && wanted.count > 1 ? 1 : slips(from: wanted, to: other)
    if slips < best?.slips ?? Int.max { best = (candidate, slips) }
  }
  guard let best, best.slips <= max(1, wanted.count / 3) else { return nil }
  return best.word
}

/// How many insertions, deletions, changes and swaps of neighbours turn `a` into `b`.
private func slips(from a: [Character], to b: [Character]) -> Int {
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      row.append(cost)
    }
    before = last
    last = row
  }
  return last[b.count]
}
