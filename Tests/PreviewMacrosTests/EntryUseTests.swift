// What is added to a declaration with `@Entry`.

import Testing

@testable import PreviewMacros

@Suite("@Entry")
struct EntryUseTests {
  private func entry(_ source: String) throws -> EntryUse { try EntryUse.parse(source).get() }

  @Test("A value with its type becomes a key that makes the value each time")
  func typed() throws {
    let entry = try entry("@Entry var accent: Color = .blue")
    #expect(
      entry.key == """
        private struct __Key_accent: SwiftUI.EnvironmentKey {
          static var defaultValue: Color {
            .blue
          }
        }
        """)
    #expect(
      entry.accessors == """
        {
          get { self[__Key_accent.self] }
          set { self[__Key_accent.self] = newValue }
        }
        """)
  }

  @Test("A value without a type leaves its type to the value")
  func untyped() throws {
    #expect(
      try entry("@Entry public var gap = 8.0").key == """
        private struct __Key_gap: SwiftUI.EnvironmentKey {
          static let defaultValue = 8.0
        }
        """)
  }

  @Test("A type without a value is nil by default")
  func optional() throws {
    let entry = try entry("@Entry var title: String?")
    #expect(entry.type == "String?")
    #expect(entry.value == nil)
    #expect(entry.key.contains("nil"))
  }

  @Test(
    "Types and values may hold equals signs, brackets and arrows",
    arguments: [
      ("@Entry var a: (Int) -> Void = { _ in }", "(Int) -> Void", "{ _ in }"),
      ("@Entry var a: [String: [Int]] = [\"x=y\": [1]]", "[String: [Int]]", "[\"x=y\": [1]]"),
      ("@Entry var a: Result<Int, Never> = .success(1 == 1 ? 2 : 3)", "Result<Int, Never>", ".success(1 == 1 ? 2 : 3)"),
      ("@MainActor @Entry(  ) internal(set) var a : Int\n= 3", "Int", "3"),
      ("/// A doc comment with var in it.\n@Entry var a: Int = 3", "Int", "3"),
      ("@Entry\nfileprivate var `default`: Int = 3", "Int", "3"),
    ])
  func shapes(source: String, type: String, value: String) throws {
    let entry = try entry(source)
    #expect(entry.type == type)
    #expect(entry.value == value)
    #expect(entry.name == (source.contains("`") ? "default" : "a"))
  }

  @Test(
    "What is no variable is told in a sentence",
    arguments: [
      ("@Entry let a = 3", "@Entry is attached to a variable: '@Entry var name: Type = value'"),
      ("@Entry func a() {}", "@Entry is attached to a variable: '@Entry var name: Type = value'"),
      ("", "@Entry is attached to a variable: '@Entry var name: Type = value'"),
      ("@Entry", "@Entry is attached to a variable: '@Entry var name: Type = value'"),
      ("@Entry var", "@Entry's variable needs a name of its own"),
      ("@Entry var (a, b) = (1, 2)", "@Entry's variable needs a name of its own"),
      ("@Entry var a", "@Entry's variable needs a type or a value"),
      ("@Entry var a =", "@Entry's variable needs a type or a value"),
      ("@Entry var a: = 3", "@Entry's variable needs a type or a value"),
      ("@Entry(\"open var a: Int = 3", "an attribute before @Entry's variable is not closed"),
    ])
  func strange(source: String, message: String) {
    #expect(throws: Problem(message: message)) { try EntryUse.parse(source).get() }
  }
}
