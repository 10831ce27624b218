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
      if rest.first == "\"" {
        guard let literal = takeString(&rest) else { return nil }
        text += literal
        continue
      }
      guard let character = rest.popFirst() else { return nil }
      text.append(character)
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
    } while depth > 0
    return text
  }

  /// A string literal with its quotes; nil where it is not closed.
  private static func takeString(_ rest: inout Substring) -> String? {
    var text = ""
    text.append(rest.removeFirst())
    while let character = rest.popFirst() {
      text.append(character)
      if character == "\"" { return text }
      if character == "\\", let escaped = rest.popFirst() { text.append(escaped) }
    }
    return nil
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
