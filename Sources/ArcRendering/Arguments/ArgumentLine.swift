// A command line taken apart: options anywhere, `--opt=value`, `-oFILE`, and `--` that ends them.

/// The words of a command line, options told from arguments.
package struct ArgumentLine: Sendable {
  /// An option as it was given.
  package struct Option: Sendable {
    /// Its name as it was typed, such as `-o`.
    package let spelling: String
    /// Its value's text, or nil for a flag.
    package let text: String?
  }

  /// What is wrong with a line before anything is known of its command.
  package enum Fault: Error, Hashable {
    /// There is no such option; `arguments` stand before it.
    case unknownOption(String, arguments: [String])
    case missingValue(option: String)
    /// A flag was given a value.
    case unexpectedValue(option: String)
  }

  /// The words that are no options, in order.
  package private(set) var arguments: [String] = []
  package private(set) var options: [Option] = []

  /// - Parameter takesValue: whether the option of a name takes a value, or nil where there is no such option.
  package init(_ words: [String], takesValue: (String) -> Bool?) throws(Fault) {
    // `-5` is a value, and so is a lone `-`.
    func isOption(_ word: String) -> Bool { word.hasPrefix("--") || (word.hasPrefix("-") && takesValue(String(word.prefix(2))) != nil) }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      var (spelling, text) = Self.parted(word)
      guard let takesValue = takesValue(spelling) else { throw .unknownOption(spelling, arguments: arguments) }
      if takesValue, text == nil {
        guard let next = rest.first, !isOption(next) else { throw .missingValue(option: spelling) }
        text = rest.removeFirst()
      } else if !takesValue, text != nil {
        throw .unexpectedValue(option: spelling)
      }
      options.append(Option(spelling: spelling, text: text))
    }
  }

  /// An option's name and the value that is written to it, or nil.
  private static func parted(_ word: String) -> (name: String, text: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    guard word.count > 2 else { return (word, nil) }
    let rest = word.dropFirst(2)
    return (String(word.prefix(2)), String(rest.hasPrefix("=") ? rest.dropFirst() : rest))
  }
}
