// Styles that are pictures rather than paints.

import ArcGraphics
public import Foundation

/// A style that shapes are cut out of. Where only a paint will do, as in text, its `paint` stands in.
protocol PictureShapeStyle: PrimitiveShapeStyle {
  /// What fills a shape's box.
  @MainActor func picture(in environment: EnvironmentValues) -> ViewNode
}

/// An image repeated over what is painted. `sourceRect` is the part that is repeated, in the unit square.
nonisolated public struct ImagePaint: PictureShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint { environment.foregroundPaint(level: level) }

  @MainActor func picture(in environment: EnvironmentValues) -> ViewNode {
    let image = ResolveContext(environment: environment, record: ResolveRecord()).node(of: image)
    let (part, scale) = (sourceRect.plain, Double(scale))
    return .canvas { room in
      let measured: Size =
        switch image {
        case .image(let node): node.size
        case .symbol(let node):
          environment.textMeasuring?.symbol(node.request).size ?? Size(width: node.request.size, height: node.request.size)
        default: Size(width: 10, height: 10)
        }
      let whole = Size(width: measured.width * scale, height: measured.height * scale)
      let tile = Size(width: whole.width * part.width, height: whole.height * part.height)
      guard tile.width >= 1, tile.height >= 1 else { return [] }
      var commands: [CanvasCommand] = []
      for y in stride(from: 0, to: room.height, by: tile.height) {
        for x in stride(from: 0, to: room.width, by: tile.width) {
          let cut = CanvasLayer.Cut.path(VectorPath(rect: Rect(x: x, y: y, width: tile.width, height: tile.height)), .nonZero)
          let place = Rect(
            x: x - part.minX * whole.width, y: y - part.minY * whole.height, width: whole.width, height: whole.height)
          commands += CanvasCommand.layer(CanvasLayer(cuts: [cut]), [.view(image.stretched, place)])
        }
      }
      return commands
    }
  }
}

extension ViewNode {
  /// A picture that takes the size it is offered.
  var stretched: ViewNode {
    switch self {
    case .image(var image):
      image.isResizable = true
      return .image(image)
    case .symbol(var symbol):
      symbol.isResizable = true
      return .symbol(symbol)
    default: return self
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle {
  /// The picture that the style comes down to, or nil where it is a paint.
  func pictureStyle(in environment: EnvironmentValues) -> (any PictureShapeStyle)? {
    if let style = self as? any PictureShapeStyle { return style }
    if let erased = self as? AnyShapeStyle { return erased.style.pictureStyle(in: environment) }
    if self is ForegroundStyle { return environment.foregroundLevels?.styles.first?.pictureStyle(in: environment) }
    if self is any PrimitiveShapeStyle { return nil }
    return resolve(in: environment).pictureStyle(in: environment)
  }
}

extension ViewNode {
  /// The node's drawing cut out of a style that is a picture.
  @MainActor func cut(from style: any PictureShapeStyle, in environment: EnvironmentValues) -> ViewNode {
    let center = Alignment.center.pair
    return .modified(.modified(self, .overlay(style.picture(in: environment), center)), .mask(self, center))
  }
}
