// What an author draws with in a canvas.

import ArcGraphics
public import Foundation

/// Draws into a canvas. Copies draw into the same canvas, each with its own transform, opacity, clip and filters.
public struct GraphicsContext {
  /// What has been drawn so far, in order.
  final class Recording {
    var commands: [CanvasCommand] = []
  }

  let recording: Recording
  let context: ResolveContext
  let size: CGSize
  let symbols: [(AnyHashable, ViewNode)]

  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  public var transform: CGAffineTransform = .identity
  private var clip: VectorPath?
  private var filters: [Filter] = []

  init(context: ResolveContext, size: CGSize, symbols: [(AnyHashable, ViewNode)]) {
    recording = Recording()
    self.context = context
    self.size = size
    self.symbols = symbols
  }

  public var environment: EnvironmentValues { context.environment }

  /// The box around the clip, in points.
  public var clipBoundingRect: CGRect { clip?.tightBounds.map { CGRect($0) } ?? CGRect(origin: .zero, size: size) }

  // MARK: State

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Cuts what is drawn from now on to a path. Of several paths the last holds, with the box of those before.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clip = path.vector.transformed(by: transform.plain)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(in: environment, over: path.vector.tightBounds)
    emit([.fill(path.vector, style.rule, paint)])
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(in: environment, over: path.vector.tightBounds)
    emit([.stroke(path.vector, style.node, paint)])
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws apart, and then all of it with this context's opacity, blending and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(context: context, size: size, symbols: symbols)
    try content(&layer)
    emit(layer.recording.commands)
  }

  func emit(_ commands: [CanvasCommand]) {
    guard !commands.isEmpty else { return }
    var (blur, shadow) = (0.0, Shadow?.none)
    var factor = opacity
    for filter in filters {
      switch filter.kind {
      case .blur(let radius): blur = radius
      case .shadow(let color, let radius, let x, let y): shadow = Shadow(color: color.rgba(in: environment), radius: radius, x: x, y: y)
      case .opacity(let value): factor *= value
      case .none: break
      }
    }
    let isPlain = factor == 1 && blendMode == .normal && transform.isIdentity && clip == nil && filters.isEmpty
    guard !isPlain else {
      recording.commands += commands
      return
    }
    // The clip was taken in the canvas's coordinates, the layer's content is drawn in the transform's.
    let local = transform.plain.inverted.flatMap { clip?.transformed(by: $0) }
    recording.commands.append(
      .beginLayer(
        opacity: factor, blendMode: blendMode.node, transform: transform.plain, clip: local, blurRadius: blur, shadow: shadow))
    recording.commands += commands
    recording.commands.append(.endLayer)
  }
}

extension GraphicsContext {
  public typealias BlendMode = _BlendMode

  /// Nothing depends on these here.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Nothing depends on these here.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Nothing depends on these here.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Nothing depends on these here.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// An effect on all that is drawn after it.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case blur(Double)
      case shadow(Color, radius: Double, x: Double, y: Double)
      case opacity(Double)
      case none
    }

    let kind: Kind

    /// `radius` in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, x: x, y: y)) }
    /// Only the colour's opacity is applied.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .none) }
    /// Not drawn.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .none) }
    /// Not drawn.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .none) }
  }

  /// What a path is painted with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    let kind: Kind

    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
      -> Shading
    { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Points in the path's coordinates.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }

    /// The paint, whose gradients run over the unit square of what is painted.
    func paint(in environment: EnvironmentValues, over bounds: Rect?) -> PaintSpec {
      let box = bounds ?? .zero
      func unit(_ point: CGPoint) -> Point {
        Point(
          x: box.width > 0 ? (point.x - box.minX) / box.width : 0, y: box.height > 0 ? (point.y - box.minY) / box.height : 0)
      }
      switch kind {
      case .style(let style): return style.stylePaint(in: environment).spec
      case .linear(let gradient, let start, let end):
        return .linear(stops: gradient.resolved(in: environment, level: 0), start: unit(start), end: unit(end))
      case .radial(let gradient, let center, let r0, let r1):
        return .radial(stops: gradient.resolved(in: environment, level: 0), center: unit(center), startRadius: r0, endRadius: r1)
      case .conic(let gradient, let center, let angle):
        return .angular(
          stops: gradient.resolved(in: environment, level: 0), center: unit(center), startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi)
      }
    }
  }
}
