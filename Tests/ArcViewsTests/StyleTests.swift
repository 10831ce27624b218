// Colours and styles: what they are painted with, in light and dark.

import ArcGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Styles")
struct StyleTests {
  @Test(
    "A system colour has its published shades",
    arguments: [
      (Color.blue, 0x007AFF, 0x0A84FF), (.green, 0x34C759, 0x30D158), (.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A),
      (.yellow, 0xFFCC00, 0xFFD60A), (.mint, 0x00C7BE, 0x63E6E2), (.teal, 0x30B0C7, 0x40CBE0), (.cyan, 0x32ADE6, 0x64D2FF),
      (.indigo, 0x5856D6, 0x5E5CE6), (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xA2845E, 0xAC8E68),
      (.gray, 0x8E8E93, 0x8E8E93), (.primary, 0x000000, 0xFFFFFF), (.white, 0xFFFFFF, 0xFFFFFF), (.accentColor, 0x007AFF, 0x0A84FF),
    ] as [(Color, UInt32, UInt32)])
  func colors(color: Color, light: UInt32, dark: UInt32) {
    #expect(root(of: color).paint == solid(light))
    #expect(root(of: color) { $0.colorScheme = .dark }.paint == solid(dark))
  }

  @Test("The foreground's levels are the label's, and fainter shades of what a view sets")
  func levels() {
    func paint(_ level: HierarchicalShapeStyle, in style: Color? = nil) -> PaintSpec? {
      root(of: HStack { Text("a").foregroundStyle(level) }.foregroundColor(style)).children[0].paint
    }
    #expect(paint(.primary) == solid(0x000000))
    #expect(paint(.secondary) == solid(0x3C3C43, 0.6))
    #expect(paint(.tertiary) == solid(0x3C3C43, 0.3))
    #expect(paint(.quaternary) == solid(0x3C3C43, 0.18))
    #expect(paint(.primary, in: .red) == solid(0xFF3B30))
    #expect(paint(.secondary, in: .red) == solid(0xFF3B30, 0.6))
  }

  @Test("Levels may be styles of their own, and add up down the tree")
  func nestedLevels() {
    let three = HStack {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
    }.foregroundStyle(.red, .green, .blue)
    #expect(root(of: three).children.map(\.paint) == [solid(0xFF3B30), solid(0x34C759), solid(0x007AFF)])
    let nested = HStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.secondary)
    #expect(root(of: nested).children[0].paint == solid(0x3C3C43, 0.3))
  }

  @Test("A symbol's layers are painted by its mode, and by the foreground's own levels where there are some")
  func symbols() {
    func paints(_ view: some View) -> [PaintSpec] {
      if case .symbol(let symbol) = root(of: view).core { symbol.paints } else { [] }
    }
    let star = Image(systemName: "star")
    #expect(paints(star.foregroundStyle(.red)) == [solid(0xFF3B30)])
    #expect(
      paints(star.symbolRenderingMode(.hierarchical).foregroundStyle(.red)) == [
        solid(0xFF3B30), solid(0xFF3B30, 0.5), solid(0xFF3B30, 0.25),
      ])
    #expect(paints(star.foregroundStyle(.red, .blue)).prefix(2) == [solid(0xFF3B30), solid(0x007AFF)])
    #expect(paints(star.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)) == [solid(0xFF3B30)])
  }

  @Test("Tint reaches what is painted with it, and the accent colour")
  func tint() {
    let node = root(
      of: HStack {
        Rectangle().fill(.tint); Color.accentColor
      }.tint(.orange))
    #expect(node.children.map(\.paint) == [solid(0xFF9500), solid(0xFF9500)])
    #expect(root(of: Rectangle().fill(.tint)).paint == solid(0x007AFF))
  }

  @Test("Opacity multiplies, mixing mixes, and hue, gray and hexadecimal colours are what they say")
  func derived() throws {
    #expect(root(of: Color.red.opacity(0.5).opacity(0.5)).paint == solid(0xFF3B30, 0.25))
    #expect(root(of: Color.white.mix(with: .black, by: 1)).paint == solid(0x000000))
    #expect(root(of: Color(hue: 1.0 / 3, saturation: 1, brightness: 1)).paint == .solid(RGBA(red: 0, green: 1, blue: 0)))
    #expect(root(of: Color(white: 0.5)).paint == .solid(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
    #expect(try #require(Color(hex: "#FF9500")) == Color(hex: 0xFF9500))
    #expect(root(of: try #require(Color(hex: "ff950080"))).paint == solid(0xFF9500, 128.0 / 255))
    #expect(Color(hex: "#FF95") == nil)
    #expect(Color(hex: "GG9500") == nil)
    #expect(root(of: Color(light: .red, dark: .blue)) { $0.colorScheme = .dark }.paint == solid(0x0A84FF))
  }

  @Test("A resolved colour gives its components back, linear and encoded")
  func resolved() {
    let color = Color(red: 0.5, green: 1, blue: 0).resolve(in: EnvironmentValues())
    #expect(abs(color.red - 0.5) < 1e-5)
    #expect(abs(color.linearRed - 0.21404) < 1e-4)
    #expect(color.opacity == 1)
  }

  @Test("Gradients keep their stops, and a colour's own is lighter at the top")
  func gradients() {
    let paint = root(of: LinearGradient(colors: [.black, .white, .black], startPoint: .leading, endPoint: .trailing)).paint
    #expect(
      paint
        == .linear(
          stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.5), .init(color: .black, location: 1)],
          start: Point(x: 0, y: 0.5), end: Point(x: 1, y: 0.5)))
    guard case .linear(let stops, _, _)? = root(of: Rectangle().fill(.red.gradient)).paint else {
      return #expect(Bool(false), "it is linear")
    }
    #expect(stops[1].color == RGBA(hex: 0xFF3B30))
    #expect(stops[0].color.green > stops[1].color.green)
    guard case .angular(_, _, let from, let to)? = root(of: AngularGradient(colors: [.red, .blue], center: .center)).paint else {
      return #expect(Bool(false), "it is angular")
    }
    #expect(abs(to - from - 2 * .pi) < 1e-12)
  }

  @Test("An author's style answers with another and reads the environment")
  func ownStyle() {
    struct Own: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.red : Color.blue
      }
    }
    #expect(root(of: Circle().fill(Own())).paint == solid(0x007AFF))
    #expect(root(of: Circle().fill(Own().opacity(0.5))) { $0.colorScheme = .dark }.paint == solid(0xFF453A, 0.5))
    #expect(root(of: Circle().fill(AnyShapeStyle(Own()))).paint == solid(0x007AFF))
  }

  @Test("A style's shadow falls from what it paints")
  func shadow() {
    let node = root(of: Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
    guard case .shadow(let shadow)? = node.modifiers.first else { return #expect(Bool(false), "it casts a shadow") }
    #expect(shadow == Shadow(color: .black, radius: 3, x: 1, y: 2))
  }
}
