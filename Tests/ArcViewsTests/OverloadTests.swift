// Which overload a plain spelling means: a wrong one compiles and draws something else.

import ArcGraphics
import Foundation
import SwiftUI
import Testing

/// What a generic argument was inferred to be.
private func inferred<T>(_ value: T) -> String { "\(T.self)" }

private func style<S: ShapeStyle>(_ style: S) -> String { "\(S.self)" }

@MainActor
@Suite("Overloads")
struct OverloadTests {
  /// Not known to the compiler.
  private static let flag = !CommandLine.arguments.isEmpty

  @Test("A literal is a key, a string is itself")
  func texts() {
    let name = "**a**"
    let part = name.dropFirst()
    #expect(root(of: Text("**a**")).string == "a")
    #expect(root(of: Text(name)).string == "**a**")
    #expect(root(of: Text(part)).string == "*a**")
    #expect(root(of: Text("\(name)")).string == "**a**")
    #expect(root(of: Label("**a**", systemImage: "star")).children[1].string == "a")
    #expect(root(of: Label(name, systemImage: "star")).children[1].string == "**a**")
    #expect(root(of: Button("**a**") {}.buttonStyle(.plain)).string == "a")
    #expect(root(of: Button(name) {}.buttonStyle(.plain)).string == "**a**")
  }

  @Test("A ternary of implicit members has one type, the nearest that both have")
  func ternaries() {
    let flag = Self.flag
    #expect(style(flag ? .yellow : .secondary) == "Color")
    #expect(style(flag ? .secondary : .primary) == "HierarchicalShapeStyle")
    #expect(style(flag ? .white : .white.opacity(0.8)) == "Color")
    #expect(style(flag ? Color.red : .secondary) == "Color")
  }

  @Test("An implicit member means the style of its name")
  func implicitMembers() {
    #expect(style(.red) == "Color")
    #expect(style(.red.opacity(0.5)) == "Color")
    #expect(style(.primary) == "HierarchicalShapeStyle")
    #expect(style(.tint) == "TintShapeStyle")
    #expect(style(.fill) == "FillShapeStyle")
    #expect(style(.fill.tertiary) == "HierarchicalShapeStyleModifier<FillShapeStyle>")
    #expect(style(.tint.secondary) == "HierarchicalShapeStyleModifier<TintShapeStyle>")
    #expect(style(.background.secondary) == "HierarchicalShapeStyleModifier<BackgroundStyle>")
    #expect(style(.orange.gradient) == "AnyGradient")
    #expect(style(.ultraThinMaterial) == "Material")
    #expect(style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == "LinearGradient")
    #expect(style(.foreground) == "ForegroundStyle")
  }

  @Test("A chain on a text is a text, so that texts can be joined; on a view it is a view")
  func chains() {
    let sum: Text =
      Text("a").font(.title).bold().italic().foregroundColor(.red).foregroundStyle(.blue).underline().strikethrough()
      .kerning(1).monospacedDigit().fontWeight(.heavy) + Text("b")
    #expect(root(of: sum).string == "ab")
    #expect(inferred(Color.red.opacity(0.5)) == "Color")
    let color: Color = .red
    #expect(color == Color.red)
  }

  @Test("A style after a dot is the style of its name, for every control")
  func styles() {
    let flag = Self.flag
    let button = Button("a") {}
    #expect(root(of: button.buttonStyle(.plain)).string == "a")
    #expect(root(of: button.buttonStyle(.borderedProminent)).core.string == "a")
    _ = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
    _ = ProgressView(value: 0.5).progressViewStyle(.circular)
    _ = Label("a", systemImage: "star").labelStyle(.iconOnly)
    _ = Toggle("a", isOn: .constant(flag)).toggleStyle(.button)
    _ = Rectangle().clipShape(.rect(cornerRadius: 3)).clipShape(.capsule).contentShape(.circle)
  }

  @Test("A shape painted twice is painted in order")
  func shapes() {
    let node = root(of: Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 3))
    #expect(node.children.map(\.paint) == [solid(0xFF3B30), solid(0x007AFF), solid(0x34C759)])
  }

  @Test("A background is a colour's fill, a view, or a shape of a style, as it is written")
  func backgrounds() {
    func layer(_ view: some View) -> ViewNode? {
      if case .background(let node, _)? = root(of: view).modifiers.first { node } else { nil }
    }
    #expect(layer(Text("a").background(Color.red))?.paint == solid(0xFF3B30))
    #expect(layer(Text("a").background(.red))?.paint == solid(0xFF3B30))
    #expect(layer(Text("a").background(.red.opacity(0.5)))?.paint == solid(0xFF3B30, 0.5))
    #expect(layer(Text("a").background(Circle()))?.shape?.sizing == .square)
    #expect(layer(Text("a").background { Text("b") })?.string == "b")
    #expect(layer(Text("a").background(.blue, in: Circle()))?.shape?.sizing == .square)
    #expect(layer(Text("a").background())?.paint == solid(0xFFFFFF))
  }
}
