// One use of `#Preview`, and what stands in its place.

/// A `#Preview` as it stands in a file.
struct PreviewUse {
  /// The whole use, with the comments and attributes before it.
  let source: String
  /// The beginning of every name that the use may declare.
  let discriminator: String
  let file: String
  let line: Int

  /// A type that makes the preview, and a record in a section of the program by which the type is found; nil where this is no `#Preview`.
  var expansion: String? {
    guard let parts = PreviewSource(source) else { return nil }
    let name = "\(discriminator)7previewfMu_"
    return """
      \(parts.attributes)enum \(name): SwiftUI._PreviewRegistry {
        @section("arcflow_previews") @used static let _record: SwiftUI._PreviewRecord = (1, 0, { unsafe $0.assumingMemoryBound(to: Any.Type.self).initialize(to: \(name).self) })
        static var _file: String { \(Self.literal(file)) }
        static var _line: Int { \(line) }
        @MainActor static func _make() -> SwiftUI._AnyPreview {
          _makePreview\(parts.arguments)
        }
      }
      """
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// The text of a use, taken apart.
struct PreviewSource {
  /// The attributes before it, each on a line of its own.
  private(set) var attributes = ""
  /// Everything after `#Preview`.
  private(set) var arguments = ""

  init?(_ source: String) {
    var rest = Substring(source)
    while true {
      Self.skipTrivia(&rest)
      if rest.hasPrefix("#Preview") {
        arguments = String(rest.dropFirst("#Preview".count))
        return
      }
      guard rest.hasPrefix("@"), let attribute = Self.takeAttribute(&rest) else { return nil }
      attributes += attribute + "\n"
    }
  }

  /// Skips white space, line comments and nested block comments.
  private static func skipTrivia(_ rest: inout Substring) {
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
  private static func takeAttribute(_ rest: inout Substring) -> String? {
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
