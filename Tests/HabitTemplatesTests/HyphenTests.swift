// Where German words are parted.

import Testing

@testable import HabitTemplates

@Suite("German hyphens")
struct HyphenTests {
  @Test(
    "A long word is parted at its syllables and its parts",
    arguments: [
      "Deh-nungs-übun-gen", "Stra-ßen-ver-kehrs-ord-nung", "Was-ser-fla-sche", "Früh-stücks-flo-cken", "Nach-mit-tags-spa-zier-gang",
      "Sprach-un-ter-richt", "schrei-ben", "Geschirr-spü-ler", "Gemein-sam-kei-ten",
    ])
  func parts(word: String) {
    let plain = word.replacing("-", with: "")
    #expect(plain.hyphenatedInGerman(room: 2).replacing("\u{ad}", with: "-") == word)
  }

  @Test("What fits stays as it is, and so does what its author has parted")
  func untouched() {
    #expect("Wasser trinken".hyphenatedInGerman(room: 7) == "Wasser trinken")
    #expect("Lesen".hyphenatedInGerman(room: 1) == "Lesen")
    #expect("Blumento\u{ad}pferde gießen".hyphenatedInGerman(room: 1) == "Blumento\u{ad}pferde gießen")
  }

  @Test("Words lose no letter, whatever they are written in")
  func lossless() {
    for text in ["Rückenmuskulaturübungen, täglich!", "ストレッチとランニング", "SSSSSSSSSSSS", "aeiouaeiouaeiou", "Œuvrestraße-Wanderung 3×"] {
      #expect(text.hyphenatedInGerman(room: 0).replacing("\u{ad}", with: "") == text)
    }
  }
}
