// A declaration with `@Entry`: a value of the environment with its key.

/// `@Entry var name: Type = value`, taken apart.
struct EntryUse {
  let name: String
  /// nil where it is left to the value.
  let type: String?
  /// nil where there is none: then the type is optional.
  let value: String?

  /// Takes a declaration apart.
  static func parse(_ source: String) -> Result<EntryUse, Problem> {
    var rest = Substring(source)
    while true {
      Lexing.skipTrivia(&rest)
      if rest.hasPrefix("@") {
        guard Lexing.takeAttribute(&rest) != nil else {
          return .failure(Problem(message: "an attribute before @Entry's variable is not closed"))
        }
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "(" || $0 == ")" }
      rest = rest.dropFirst(word.count)
      if word == "var" { break }
      if word.isEmpty || ["let", "func", "struct", "class", "enum", "extension", "init"].contains(word) {
        return .failure(Problem(message: "@Entry is attached to a variable: '@Entry var name: Type = value'"))
      }
    }
    Lexing.skipTrivia(&rest)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { return .failure(Problem(message: "@Entry's variable needs a name of its own")) }
    rest = rest.dropFirst(name.count)
    Lexing.skipTrivia(&rest)
    let parts = split(rest)
    if parts.type?.isEmpty ?? (parts.value == nil) || parts.value?.isEmpty == true {
      return .failure(Problem(message: "@Entry's variable needs a type or a value"))
    }
    return .success(EntryUse(name: name.filter { $0 != "`" }, type: parts.type, value: parts.value))
  }

  /// The type after a colon and the value after the equals sign that stands in no brackets.
  private static func split(_ rest: Substring) -> (type: String?, value: String?) {
    var type = ""
    var depth = 0
    var place = rest.startIndex
    let hasType = rest.first == ":"
    if hasType { place = rest.index(after: place) }
    while place < rest.endIndex {
      let character = rest[place]
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && !type.hasSuffix("-")) { depth -= 1 }
      if character == "=" && depth == 0 {
        let value = rest[rest.index(after: place)...].trimmed
        return (hasType ? type.trimmed : nil, value)
      }
      type.append(character)
      place = rest.index(after: place)
    }
    return (hasType ? type.trimmed : nil, nil)
  }

  /// Reads and writes the value under its key.
  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The key.
  var key: String {
    let value = value ?? "nil"
    guard let type else {
      return """
        private struct __Key_\(name): SwiftUI.EnvironmentKey {
          static let defaultValue = \(value)
        }
        """
    }
    return """
      private struct __Key_\(name): SwiftUI.EnvironmentKey {
        static var defaultValue: \(type) {
          \(value)
        }
      }
      """
  }
}
