// One use of `#Preview`, and what stands in its place.

/// A `#Preview` as it stands in a file.
struct PreviewUse {
  /// The whole use, with the comments and attributes before it.
  let source: String
  /// The beginning of every name that the use may declare.
  let discriminator: String
  let file: String
  let line: Int

  /// A type that makes the preview, and a record in a section of the program by which the type is found.
  var expansion: Result<String, Problem> {
    guard let parts = PreviewSource(source) else { return .failure(Problem(message: "#Preview is expected here")) }
    guard !parts.arguments.isEmpty else { return .failure(Problem(message: "#Preview needs a closure that makes what it shows")) }
    let name = "\(discriminator)7previewfMu_"
    return .success(
      """
      \(parts.attributes)enum \(name): SwiftUI._PreviewRegistry {
        @section("arcflow_previews") @used static let _record: SwiftUI._PreviewRecord = (1, 0, { unsafe $0.assumingMemoryBound(to: Any.Type.self).initialize(to: \(name).self) })
        static var _file: String { \(Self.literal(file)) }
        static var _line: Int { \(line) }
        @MainActor static func _make() -> SwiftUI._AnyPreview {
          _makePreview\(parts.arguments)
        }
      }
      """)
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}

/// The text of a use, taken apart.
struct PreviewSource {
  /// The attributes before it, each on a line of its own.
  private(set) var attributes = ""
  /// Everything after `#Preview`, without white space around it.
  private(set) var arguments = ""

  init?(_ source: String) {
    var rest = Substring(source)
    while true {
      Lexing.skipTrivia(&rest)
      if rest.hasPrefix("#Preview") {
        rest = rest.dropFirst("#Preview".count)
        guard rest.first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true else { return nil }
        arguments = rest.trimmed
        return
      }
      guard rest.hasPrefix("@"), let attribute = Lexing.takeAttribute(&rest) else { return nil }
      attributes += attribute + "\n"
    }
  }
}
