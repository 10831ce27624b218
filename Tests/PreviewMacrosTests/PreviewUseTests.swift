// What stands in place of a `#Preview`.

import Testing

@testable import PreviewMacros

@Suite("#Preview")
struct PreviewUseTests {
  private func expansion(of source: String, file: String = "App/Card.swift") -> Result<String, Problem> {
    PreviewUse(source: source, discriminator: "$s3App1", file: file, line: 7).expansion
  }

  /// What the use is made into, by the call that makes the preview and what stands before the declaration.
  private func expected(_ call: String, attributes: String = "", file: String = "App/Card.swift") -> String {
    """
    \(attributes)enum $s3App17previewfMu_: SwiftUI._PreviewRegistry {
      @section("arcflow_previews") @used static let _record: SwiftUI._PreviewRecord = (1, 0, { unsafe $0.assumingMemoryBound(to: Any.Type.self).initialize(to: $s3App17previewfMu_.self) })
      static var _file: String { "\(file)" }
      static var _line: Int { 7 }
      @MainActor static func _make() -> SwiftUI._AnyPreview {
        _makePreview\(call)
      }
    }
    """
  }

  @Test(
    "Every form keeps its arguments as they stand",
    arguments: [
      #"{ Card() }"#,
      #"("A card") { Card() }"#,
      #"(traits: .sizeThatFitsLayout, .landscapeLeft) { Card() }"#,
      #"("Wide", traits: .fixedLayout(width: 300, height: 100)) { Card() }"#,
      #"(as: .systemSmall) { Clock() } timeline: { Entry(date: .now); Entry(date: .distantFuture) }"#,
      #"("Clock", as: .systemSmall, widget: { Clock() }, timeline: { Entry(date: .now) })"#,
      #"(as: .systemMedium) { Clock() } timelineProvider: { Provider() }"#,
      #"(as: .systemMedium, using: Choice()) { Clock() } timelineProvider: { Provider() }"#,
      #"(as: .accessoryCircular, using: Choice()) { Clock() } timeline: { Entry(date: .now) }"#,
      #"("Race", as: .dynamicIsland(.compact), using: Race.sample) { RaceActivity() } contentStates: { Race.ContentState() }"#,
      """
      {
        @Previewable @State var isOn = true
        return Toggle("On", isOn: $isOn)
      }
      """,
    ])
  func forms(arguments: String) {
    #expect(expansion(of: "#Preview" + arguments) == .success(expected(arguments)))
    #expect(expansion(of: "#Preview  " + arguments + "\n") == .success(expected(arguments)))
  }

  @Test("Comments before it are left out, attributes are kept")
  func attributes() {
    let source = """
      // A card (with a bracket.
      /* and /* a nested */ comment */
      @available(iOS 17.0, *)
      @available(*, deprecated, message: "not) this \\" one")
      #Preview { Card() }
      """
    let attributes = """
      @available(iOS 17.0, *)
      @available(*, deprecated, message: "not) this \\" one")

      """
    #expect(expansion(of: source) == .success(expected("{ Card() }", attributes: attributes)))
  }

  @Test("The file's name is a literal whatever it holds")
  func names() {
    let file = "App/\"Quoted\" \\ file.swift"
    #expect(expansion(of: "#Preview { Card() }", file: file) == .success(expected("{ Card() }", file: #"App/\"Quoted\" \\ file.swift"#)))
  }

  @Test(
    "What is no preview is told, whatever it is",
    arguments: [
      "", "   ", "#Previews { Card() }", "#Predicate { $0 }", "@available(iOS 17 #Preview { Card() }", "@ #Preview {}", "/* #Preview {}",
    ])
  func strange(source: String) {
    #expect(expansion(of: source) == .failure(Problem(message: "#Preview is expected here")))
  }

  @Test("One that shows nothing is told")
  func empty() {
    #expect(expansion(of: "#Preview") == .failure(Problem(message: "#Preview needs a closure that makes what it shows")))
    #expect(expansion(of: "// only\n#Preview \n") == .failure(Problem(message: "#Preview needs a closure that makes what it shows")))
  }
}
