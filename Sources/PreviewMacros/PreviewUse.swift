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
      Lexing.skipTrivia(&rest)
      if rest.hasPrefix("#Preview") {
        arguments = String(rest.dropFirst("#Preview".count))
        return
      }
      guard rest.hasPrefix("@"), let attribute = Lexing.takeAttribute(&rest) else { return nil }
      attributes += attribute + "\n"
    }
  }
}
