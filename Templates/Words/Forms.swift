// A sentence in the forms that a language's numbers ask for, with places in braces to be filled.

import SwiftUI

/// One sentence, once for each plural form in which it differs. A text literal is a sentence with one form.
struct Forms: Sendable, Hashable, ExpressibleByStringLiteral {
  let zero: String?
  let one: String?
  let two: String?
  let few: String?
  let many: String?
  /// The form for all numbers that have none of their own.
  let other: String

  init(zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, other: String) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  init(stringLiteral value: String) {
    self.init(other: value)
  }

  /// Every form there is.
  var all: [String] { [zero, one, two, few, many, other].compactMap(\.self) }

  subscript(category: PluralCategory) -> String {
    switch category {
    case .zero: zero ?? other
    case .one: one ?? other
    case .two: two ?? other
    case .few: few ?? other
    case .many: many ?? other
    case .other: other
    }
  }
}

extension String {
  /// The text with each name in braces replaced by its value: `{name}` by what `values` has for `name`.
  func filling(_ values: KeyValuePairs<String, String>) -> String {
    // In one go from left to right, so that a habit called "{day}" stays what it is.
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      result += values.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
