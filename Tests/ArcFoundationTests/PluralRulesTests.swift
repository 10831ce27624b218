// Plural forms against the forms that CLDR gives.

import ArcFoundation
import Foundation
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  private static let initials: [Character: PluralCategory] = [
    "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "-": .other,
  ]

  /// A sample as a number with its shown digits.
  private func operand(_ sample: Substring) -> PluralOperand {
    let digits = sample.split(separator: ".").dropFirst().first?.count ?? 0
    return digits == 0 ? PluralOperand(Int(sample) ?? 0) : PluralOperand(Double(sample) ?? 0, fractionDigits: digits)
  }

  @Test("Every language of CLDR gives every sample its form")
  func all() {
    let samples = PluralVectors.samples.split(separator: " ")
    for (languages, forms) in PluralVectors.forms {
      #expect(forms.count == samples.count)
      for language in languages.split(separator: " ") {
        let locale = Locale(identifier: String(language))
        for (sample, form) in zip(samples, forms) {
          let found = PluralRules.category(of: operand(sample), in: locale)
          #expect(found == Self.initials[form], "\(sample) in \(language)")
        }
      }
    }
  }
}
