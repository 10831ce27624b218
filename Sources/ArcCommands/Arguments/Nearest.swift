// "Did you mean": the word most like a mistyped one.

import ArcHabits

/// The one of `words` that a slip of the fingers or a half-typed word most likely meant, or nil where none is near.
func nearest(to word: String, among words: [String]) -> String? {
  let wanted = Array(word.lowercased())
  var best: (word: String, distance: Int)?
  for candidate in words {
    let other = Array(candidate.lowercased())
    let distance = other.starts(with: wanted) && wanted.count > 1 ? 1 : slips(from: wanted, to: other)
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
  return best.word
}
