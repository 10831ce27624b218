// The little of Swift's grammar that the helper reads.

/// Steps over pieces of source text.
enum Lexing {
  /// Skips white space, line comments and nested block comments.
  static func skipTrivia(_ rest: inout Substring) {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        var depth = 0
        repeat {
          if rest.hasPrefix("/*") {
            depth += 1
            rest = rest.dropFirst(2)
          } else if rest.hasPrefix("*/") {
            depth -= 1
            rest = rest.dropFirst(2)
          } else {
            rest = rest.dropFirst()
          }
        } while depth > 0 && !rest.isEmpty
      } else {
        return
      }
    }
  }

  /// `@name` with its parentheses, if it has any.
  static func takeAttribute(_ rest: inout Substring) -> String? {
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { return nil }
    var text = "@" + name
    rest = rest.dropFirst(text.count)
    guard rest.first == "(" else { return text }
    var depth = 0
    repeat {
      guard let character = rest.popFirst() else { return nil }
      text.append(character)
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
    } while depth > 0
    return text
  }
}
