// Where long German words may be parted, since many fill more than a line and are cut anywhere if nobody says where.

extension String {
  /// The text with soft hyphens in words that look longer than `room` em, at the ends of syllables as far as spelling alone shows them.
  ///
  /// Spelling does not show where compounds are joined; a linking s is taken for the end of its part. Words that already have
  /// soft hyphens are left to their author.
  func hyphenatedInGerman(room: Double) -> String {
    guard !contains("\u{ad}") else { return self }
    var result = ""
    var word: [Character] = []
    for character in self {
      if character.isLetter {
        word.append(character)
      } else {
        result += word.parted(room: room)
        word = []
        result.append(character)
      }
    }
    return result + word.parted(room: room)
  }
}

extension [Character] {
  fileprivate func parted(room: Double) -> String {
    guard count > 6, reduce(0, { $0 + width(of: $1) }) > room else { return String(self) }
    let letters = map { Character($0.lowercased()) }
    var result = ""
    for (index, letter) in enumerated() {
      if index >= 3, index <= count - 3, mayPart(letters, before: index) { result.append("\u{ad}") }
      result.append(letter)
    }
    return result
  }
}

/// About how wide a letter of Inter's semibold is, in em.
private func width(of letter: Character) -> Double {
  switch letter {
  case "i", "j", "l", "I": 0.27
  case "f", "r", "t": 0.38
  case "m", "M", "w", "W": 0.88
  case _ where letter.isUppercase: 0.68
  default: 0.58
  }
}

private func isVowel(_ letter: Character) -> Bool { "aeiouyäöü".contains(letter) }

/// What a syllable may begin with beside a single consonant, the longest first.
private let onsets = [
  "schl", "schm", "schn", "schr", "schw", "sch", "str", "spr", "spl", "pfl", "bl", "br", "ch", "ck", "dr", "fl", "fr", "gl", "gr", "kl",
  "kn",
  "kr", "pf", "ph", "pl", "pr", "qu", "sp", "st", "th", "tr", "wr", "zw",
]

/// Parts of compounds that begin with a vowel, so that spelling alone would part them from one letter too few.
private let vowelParts = [
  "abend", "arbeit", "aufgabe", "ausflug", "einkauf", "eintrag", "essen", "ordnung", "übung", "über", "unter",
]

/// Whether a line may end before a letter: where a part begins with a vowel, or before the consonants that begin a syllable.
private func mayPart(_ letters: [Character], before index: Int) -> Bool {
  if isVowel(letters[index]) { return linksWithS(letters, at: index - 1) || beginsPart(letters, at: index) }
  // Nor after a part's first letter.
  if linksWithS(letters, at: index - 2) || beginsPart(letters, at: index - 1) { return false }
  let length = onsets.first { letters[index...].starts(with: $0) }?.count ?? 1
  let next = index + length
  guard next < letters.count, isVowel(letters[next]), !linksWithS(letters, at: index), !beginsPart(letters, at: next) else { return false }
  // Not where the letters before would begin the syllable as well, and not in front of a linking s: Geburts-tag.
  let isLinked = letters[index] == "s" && length < 3 && "bdfgkt".contains(letters[index - 1])
  return !isLinked
    && !(1...3).contains { back in
      index >= back && onsets.contains { $0.count == length + back && letters[(index - back)...].starts(with: $0) }
    }
}

private func beginsPart(_ letters: [Character], at index: Int) -> Bool {
  index >= 3 && !isVowel(letters[index - 1]) && vowelParts.contains { letters[index...].starts(with: $0) }
}

/// Whether the letter is an s that links two parts of a compound and belongs to the first: Dehnungs-übung, but not gemein-sam.
private func linksWithS(_ letters: [Character], at index: Int) -> Bool {
  guard index >= 3, index + 2 < letters.count, letters[index] == "s", isVowel(letters[index + 1]) else { return false }
  guard !isVowel(letters[index - 1]), letters[index - 1] != "s" else { return false }
  return !["sam", "sal", "sel"].contains { letters[index...].starts(with: $0) }
}
