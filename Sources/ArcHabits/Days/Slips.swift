// How far a mistyped word is from the one that was meant.

/// How many insertions, deletions, changes and swaps of neighbours turn `a` into `b`.
package func slips<Letter: Equatable>(from a: [Letter], to b: [Letter]) -> Int {
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
