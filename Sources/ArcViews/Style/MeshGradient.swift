// Colours at the points of a net, blended between them.

import ArcGraphics
import Foundation

extension Gradient {
  /// In which space colours are blended. Nothing depends on it here.
  public struct ColorSpace: Hashable, Sendable {
    private let id: Int
    public static let device = ColorSpace(id: 0)
    public static let perceptual = ColorSpace(id: 1)
  }

  /// The gradient blended in a space, as a style.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient over a net of `width` × `height` points of the unit square, row by row.
nonisolated public struct MeshGradient: View, PictureShapeStyle, PrimitiveView, Equatable {
  public typealias Body = Never

  /// A point of the net and the handles of the curves that leave it.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of the net are. Handles are not followed: curves run smoothly through the points.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])

    var positions: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }

  /// The colours of the points of the net.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  /// Whether colours turn softly at the points of the net.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  private func knots(in environment: EnvironmentValues) -> [RGBA] {
    switch colors {
    case .colors(let colors): colors.map { $0.rgba(in: environment) }
    case .resolvedColors(let colors): colors.map(\.rgba)
    }
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let colors = knots(in: environment)
    guard !colors.isEmpty else { return StylePaint(.solid(.clear)) }
    let count = Double(colors.count)
    let mean = colors.reduce(RGBA.clear) { sum, color in
      RGBA(
        red: sum.red + color.red / count, green: sum.green + color.green / count, blue: sum.blue + color.blue / count,
        alpha: sum.alpha + color.alpha / count)
    }
    return StylePaint(.solid(mean.multipliedAlpha(Hierarchy.alpha(level))))
  }

  @MainActor func picture(in environment: EnvironmentValues) -> ViewNode {
    let points = locations.positions
    let colors = knots(in: environment)
    guard width > 1, height > 1, points.count == width * height, colors.count == width * height else {
      return Rectangle().node(filledWith: background, in: environment)
    }
    let net = MeshNet(
      width: width, height: height, points: points.map { Point(x: Double($0.x), y: Double($0.y)) }, colors: colors,
      isSmooth: smoothsColors)
    let bitmap = net.bitmap(side: 160, on: background.rgba(in: environment))
    return .image(ImageNode(bitmap: bitmap, size: Size(width: 10, height: 10), isResizable: true))
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { [picture(in: context.environment)] }
}
