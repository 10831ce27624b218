// Places that flow up the tree, corners that follow the container, and groups of small views.

import ArcGraphics
import ArcLayout
import ArcViews
import Foundation
import Testing

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Middle: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}

@MainActor
@Suite("Anchors and corners")
struct AnchorTests {
  private func fills(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> [Rect] {
    list(resolve(view, in: environment).root, 100, 100).commands.compactMap {
      if case .fill(let path, _, _) = $0 { path.controlBounds } else { nil }
    }
  }

  @Test("What is laid over views is told where they stand")
  func bounds() {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      Color.blue.frame(width: 30, height: 10).anchorPreference(key: Bounds.self, value: .rect(CGRect(x: 5, y: 0, width: 5, height: 5))) {
        [$0]
      }
    }
    let view = row.overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let frame = proxy[anchors[index]]
          Color.black.frame(width: frame.width, height: 1).offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    #expect(
      fills(view) == [
        Rect(x: 20, y: 45, width: 20, height: 10), Rect(x: 50, y: 45, width: 30, height: 10), Rect(x: 20, y: 45, width: 20, height: 1),
        Rect(x: 55, y: 45, width: 5, height: 1),
      ])
  }

  @Test("An anchor may be a point, and may join what the content tells")
  func points() {
    let view = Color.red.frame(width: 20, height: 10)
      .transformAnchorPreference(key: Middle.self, value: .bottomTrailing) { $0 = $1 }
      .padding(10)
      .backgroundPreferenceValue(Middle.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Color.black.frame(width: 2, height: 2).position(proxy[anchor]) }
        }
      }
    #expect(fills(view).first == Rect(x: 59, y: 54, width: 2, height: 2))
  }

  @Test("A concentric rectangle's corners are as much smaller as it lies within the container")
  func concentric() {
    func radius(_ shape: some Shape, inset: CGFloat) -> Double? {
      var environment = EnvironmentValues()
      environment.containerOutline = ContainerOutline(size: Size(width: 100, height: 100), cornerRadius: 20)
      let resolved = resolve(shape.fill(.red).padding(inset), in: environment)
      guard case .fill(let path, _, _)? = list(resolved.root, 100, 100).commands.first, let top = path.points.map(\.y).min() else {
        return nil
      }
      // Where the upper edge begins, beyond the corner.
      return path.points.filter { $0.y == top }.map(\.x).min().map { $0 - inset }
    }
    let square = radius(Rectangle(), inset: 5)
    let near = radius(ConcentricRectangle(), inset: 5)
    let far = radius(ConcentricRectangle(), inset: 30)
    let fixed = radius(ConcentricRectangle(corners: .fixed(12)), inset: 30)
    #expect(square == 0)
    #expect(far == 0)
    // Radii of 15 and 12 points, in the same proportion as where their curves begin.
    #expect(abs((near ?? 0) / (fixed ?? 1) - 15.0 / 12) < 0.01)
  }

  @Test("A mesh fills its shape with a picture, and text is cut out of it")
  func mesh() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .blue, .blue], smoothsColors: false)
    func images(_ view: some View) -> [Bitmap] {
      list(resolve(view, in: EnvironmentValues()).root, 50, 50).commands.compactMap {
        if case .image(let draw) = $0 { draw.bitmap } else { nil }
      }
    }
    let picture = images(mesh).first
    #expect(images(Circle().fill(mesh)).count == 1)
    #expect(images(Text("a").foregroundStyle(mesh)).count == 1)
    let red = RGBA(hex: 0xff3b30).premultipliedWord
    #expect((picture?[80, 0]).map { abs(Int($0 & 0xff) - Int(red & 0xff)) <= 2 } == true)
    let blue = RGBA(hex: 0x007aff).premultipliedWord
    #expect((picture?[80, 159]).map { abs(Int($0 & 0xff) - Int(blue & 0xff)) <= 2 } == true)
  }
}
