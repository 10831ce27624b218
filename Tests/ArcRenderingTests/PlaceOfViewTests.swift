// Views that know where they and others stand: named spaces, anchors, containers.

import ArcGraphics
import ArcLayout
import ArcRendering
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Where views stand")
struct PlaceOfViewTests {
  private final class Notes {
    var frames: [String: CGRect] = [:]
  }

  /// A view that notes its frame in a space.
  private struct Noting: View {
    let name: String
    let space: CoordinateSpace
    let notes: Notes

    var body: some View {
      GeometryReader { geometry in
        let _ = notes.frames[name] = geometry.frame(in: space)
        Color.clear
      }
    }
  }

  @Test("A frame is told in a named space's coordinates, in the nearest of a name, and in the picture's where there is none")
  func namedSpaces() throws {
    let notes = Notes()
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 10)
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Noting(name: "outer", space: .named("stack"), notes: notes)
          .padding(5).coordinateSpace(name: "inner")
      }
    }
    .coordinateSpace(.named("stack"))
    .padding(7)
    _ = try Stage.draw(view, 100, 60)
    #expect(notes.frames["outer"] == CGRect(x: 25, y: 15, width: 56, height: 26))

    _ = try Stage.draw(
      Noting(name: "near", space: .named("a"), notes: notes).padding(3).coordinateSpace(name: "a").padding(4).coordinateSpace(name: "a"),
      30,
      30)
    #expect(notes.frames["near"]?.origin == CGPoint(x: 3, y: 3))
    _ = try Stage.draw(Noting(name: "none", space: .named("nowhere"), notes: notes).padding(6), 30, 30)
    #expect(notes.frames["none"]?.origin == CGPoint(x: 6, y: 6))
    _ = try Stage.draw(Noting(name: "local", space: .local, notes: notes).padding(6), 30, 30)
    #expect(notes.frames["local"] == CGRect(x: 0, y: 0, width: 18, height: 18))
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private struct Center: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
  }

  @Test("An overlay reads where the views within stand: a mark is drawn on the second of two")
  func anchors() throws {
    let view = HStack(spacing: 10) {
      Color.white.frame(width: 20, height: 20)
      Color.white.frame(width: 30, height: 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .padding(4)
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { geometry in
        ForEach(anchors.indices, id: \.self) { index in
          let frame = geometry[anchors[index]]
          Rectangle().fill(.red).frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    let picture = try Stage.draw(view, 100, 50).pixels
    // The row is 60 wide and 30 high, in the middle.
    #expect(picture.isNear(51, 11, 0xff3b30) && picture.isNear(79, 39, 0xff3b30))
    #expect(picture.rgb(48, 20) == 0xffffff && picture.rgb(81, 20) == 0xffffff && picture.rgb(60, 8) == 0xffffff)
  }

  @Test("A background reads a point of a view in its own coordinates")
  func points() throws {
    let view = Color.clear.frame(width: 10, height: 10).anchorPreference(key: Center.self, value: .bottomTrailing) { $0 }
      .padding(.leading, 30)
      .backgroundPreferenceValue(Center.self) { anchor in
        GeometryReader { geometry in
          let point = anchor.map { geometry[$0] } ?? .zero
          Rectangle().fill(.blue).frame(width: 6, height: 6).position(point)
        }
      }
    let picture = try Stage.draw(view, 40, 10).pixels
    #expect(picture.isNear(38, 8, 0x007aff) && picture.rgb(30, 2) == 0xffffff)
  }

  private func radius(_ view: some View, _ size: Double) throws -> Bool {
    // Whether a corner pixel of the inner shape is cut off.
    try Stage.draw(view, size, size).pixels.rgb(0, 0) == 0xffffff
  }

  @Test("Shapes that follow their container are concentric with the nearest one that a view declares")
  func containerShapes() throws {
    func card(_ inset: CGFloat) -> some View {
      ZStack { ContainerRelativeShape().fill(.black).padding(inset) }
        .frame(width: 60, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
    }
    let touching = try Stage.draw(card(0), 60, 60).pixels
    #expect(touching.rgb(1, 1) == 0xffffff && touching.rgb(6, 6) == 0)
    let inner = try Stage.draw(card(16), 60, 60).pixels
    // A radius of 4 is left: its corner pixel is cut, the third one on the diagonal is not.
    #expect(inner.rgb(16, 16) != 0 && inner.rgb(18, 18) == 0)
    let far = try Stage.draw(card(24), 60, 60).pixels
    #expect(far.rgb(24, 24) == 0)
  }

  @Test("A clip that follows its container is as round as the place asks for")
  func containerClip() throws {
    let view = Color.black.clipShape(ContainerRelativeShape()).padding(10)
      .frame(width: 60, height: 60).containerShape(Circle())
    let picture = try Stage.draw(view, 60, 60).pixels
    #expect(picture.rgb(11, 11) == 0xffffff && picture.rgb(30, 11) == 0)
  }

  @Test("Where more contrast is wanted the system's colours are their stronger shades")
  func contrast() throws {
    func red(_ contrast: ColorSchemeContrast, _ scheme: ColorScheme) throws -> UInt32 {
      try Stage.draw(Color.red.environment(\.colorSchemeContrast, contrast), 4, 4, scheme: scheme).pixels.rgb(1, 1)
    }
    #expect(try red(.standard, .light) == 0xff3b30 && red(.increased, .light) == 0xd70015)
    #expect(try red(.standard, .dark) == 0xff453a && red(.increased, .dark) == 0xff6961)
  }
}
