// How views are put together: builders, groups, modifiers, environment.

import ArcGraphics
import SwiftUI
import Foundation
import Testing

@MainActor
@Suite("Composition")
struct CompositionTests {
  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  @Test("A view that shows itself is drawn to a depth and told, and what lies beside it is drawn whole")
  func endless() {
    let record = ResolveRecord(deepest: 200)
    let context = ResolveContext(environment: EnvironmentValues(), record: record)
    let node = context.node(
      of: HStack {
        Endless()
        Text("a")
      })
    #expect(node.words == ["a"])
    let told = "views lie more than 200 deep within one another, as where one shows itself; what lies deeper is left out"
    #expect(record.warnings == [told])
  }

  @Test("A stack holds its builder's views in order, without what is not there")
  func builder() {
    let isShown = false
    let name: String? = "c"
    let node = root(
      of: VStack(alignment: .leading, spacing: 3) {
        Text("a")
        if isShown { Text("b") }
        if let name { Text(name) } else { Text("none") }
        ForEach(0..<2) { Text(verbatim: "\($0)") }
        Group {
          Text("d")
          EmptyView()
          AnyView(Text("e"))
        }
      })
    #expect(node.children.map(\.string) == ["a", "c", "0", "1", "d", "e"])
    guard case .stack(let stack) = node else { return #expect(Bool(false), "a VStack is a stack") }
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 3)
    #expect(stack.alignment == StandardGuide.leading)
  }

  @Test("A modifier of a group applies to each of its views")
  func groupModifier() {
    let node = root(
      of: HStack {
        Group {
          Text("a"); Text("b")
        }.padding(4)
      })
    #expect(node.children.count == 2)
    for child in node.children {
      guard case .padding(let insets)? = child.modifiers.first else { return #expect(Bool(false), "each is padded") }
      #expect(insets == Insets(top: 4, leading: 4, bottom: 4, trailing: 4))
    }
  }

  private struct Greeting: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    var body: some View { Text(verbatim: "\(name) \(scheme)") }
  }

  @Test("A body reads the environment in which its view stands, not that of its content")
  func environment() {
    struct Outer: View {
      @Environment(\.colorScheme) var scheme
      var body: some View {
        HStack {
          Text(verbatim: "\(scheme)")
          Greeting(name: "inner")
        }.environment(\.colorScheme, .dark)
      }
    }
    #expect(root(of: Outer()).children.map(\.string) == ["light", "inner dark"])
  }

  private struct Framed: ViewModifier {
    @Environment(\.colorScheme) var scheme
    func body(content: Content) -> some View { content.padding(scheme == .dark ? 1 : 2) }
  }

  @Test("An author's modifier stands around its content and reads the environment")
  func modifier() {
    let node = root(of: Text("a").modifier(Framed())) { $0.colorScheme = .dark }
    #expect(node.string == "a")
    guard case .padding(let insets)? = node.modifiers.first else { return #expect(Bool(false), "the modifier pads") }
    #expect(insets.top == 1)
  }

  private struct Settings: DynamicProperty {
    @Environment(\.lineLimit) var limit
    @State var count = 4
  }

  @Test("Dynamic properties within a dynamic property are filled in too; state keeps its first value")
  func nested() {
    struct Reader: View {
      var settings = Settings()
      @State private var name: String
      init() { _name = State(initialValue: "first") }
      var body: some View { Text(verbatim: "\(settings.limit ?? 0) \(settings.count) \(name)") }
    }
    #expect(root(of: Reader().lineLimit(7)).string == "7 4 first")
  }
}
