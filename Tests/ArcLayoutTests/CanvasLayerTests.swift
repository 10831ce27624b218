// Cuts, filters and layers of a canvas.

import ArcGraphics
import ArcLayout
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Layers of a canvas")
struct CanvasLayerTests {
  private func layers(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [Layer] {
    let view = Canvas { context, size in draw(&context, size) }
    return list(resolve(view, in: EnvironmentValues()).root, 20, 20).commands.compactMap {
      if case .beginLayer(let layer) = $0 { layer } else { nil }
    }
  }

  private let square = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test("Two clips both hold")
  func clips() {
    let found = layers { context, size in
      context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
      context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20)))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(found.compactMap { $0.clip?.controlBounds?.minX } == [10, 0])
  }

  @Test("An inverse clip keeps what lies outside")
  func inverse() throws {
    let found = layers { [square] context, size in
      context.clip(to: square, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    let layer = try #require(found.first)
    #expect(layer.clipRule == .evenOdd)
    #expect(layer.clip?.controlBounds == Rect(x: -20, y: -20, width: 60, height: 60))
  }

  @Test("A clip to a layer is a mask, the inverse a plate with the layer cut out")
  func clipToLayer() throws {
    func mask(_ options: GraphicsContext.ClipOptions) throws -> [DrawCommand] {
      let found = layers { [square] context, size in
        context.clipToLayer(options: options) { $0.fill(square, with: .color(.black)) }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      return try #require(found.first?.mask)
    }
    #expect(try mask([]).count == 1)
    let inverse = try mask(.inverse)
    #expect(inverse.contains { if case .beginLayer(let layer) = $0 { layer.blendMode == .destinationOut } else { false } })
  }

  @Test("A filter changes what is drawn after it")
  func filters() {
    let view = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(red: 1, green: 0, blue: 0))
      context.addFilter(.grayscale(1))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(red: 1, green: 0, blue: 0))
    }
    let drawn = list(resolve(view, in: EnvironmentValues()).root, 20, 20)
    #expect(drawn.commands.compactMap { hex(paint($0)) } == ["FF0000", "363636"])
  }
}
