// What authors' sources come to when they run.

import ArcGraphics
import ArcViews
import SwiftUI
import Testing

@MainActor
private func words(_ view: some View) -> [String] { resolve(view, in: EnvironmentValues()).words }

@MainActor
@Suite("Authors' sources")
struct SourceTests {
  @Test("Helpers, models and entries of an author work together")
  func helpers() {
    #expect(StreakEntry(date: Date(timeIntervalSince1970: 0), streak: 1).title == "1 day")
    #expect(words(StreakView(streak: 3)) == ["3 days"])
    #expect(words(ModelView()) == ["4 days"])
    #expect(words(VStack { SettingsView(edited: Settings()) }.environment(Settings())) == ["Ann", "Ann"])
  }

  @Test("Statements of a builder choose what they say")
  func builders() {
    #expect(words(VStack { Choices() }) == ["mixed", "case", "new", "1", "2", "3", "a: 1", "b: 2", "0good", "1bad", "one"])
    #expect(
      words(
        VStack {
          Greeting(name: "Bo").make(); Greeting(name: nil).make()
        }) == ["Hello, Bo!", "Hello!"])
    #expect(words(Container(title: "Title") { Text("a") }) == ["Title", "a"])
  }

  @Test("Everything that widget sources use resolves, and declares its background and address")
  func breadth() {
    let view = Breadth(text: .constant("t"), date: Date(timeIntervalSince1970: 0), flag: true, value: 0.5)
    let resolved = resolve(view, in: EnvironmentValues())
    #expect(resolved.containerBackground != nil)
    #expect(resolved.widgetURL?.absoluteString == "app://x")
    #expect(resolved.interactions.map(\.kind) == [.button, .button, .toggle, .link, .link])
    #expect(resolved.words.contains("Hello, world"))
    #expect(resolved.warnings.isEmpty)
  }

  @Test("An author's own initializers of colours count, whatever ArcFlow has under the same labels")
  func ownColors() {
    #expect(Color.brick == Color(.sRGB, red: 170.0 / 255, green: 68.0 / 255, blue: 68.0 / 255, opacity: 0.5))
    #expect(Color.ember == Color(.sRGB, red: 1, green: 0, blue: 0))
    #expect(Color.ink == .black)
  }
}
