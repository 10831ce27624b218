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
  private var cuts: [CanvasLayer.Cut] = []
  private var filters: [Filter] = []

  init(context: ResolveContext, size: CGSize, symbols: [(AnyHashable, ViewNode)]) {
    recording = Recording()
    self.context = context
    self.size = size
    self.symbols = symbols
  }

  public var environment: EnvironmentValues { context.environment }

  /// The box around what may be drawn, in points.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: size)
    return cuts.reduce(whole) { box, cut in
      guard case .path(let path, .nonZero) = cut else { return box }
      return path.tightBounds.map { box.intersection(CGRect($0)) } ?? .zero
    }
  }

  // MARK: State

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Cuts what is drawn from now on to a path, or to what lies outside of it. Several cuts all hold.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.vector.transformed(by: transform.plain)
    guard options.contains(.inverse) else {
      cuts.append(.path(path, style.rule))
      return
    }
    var outside = VectorPath(rect: CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height).plain)
    outside.append(path)
    cuts.append(.path(outside, .evenOdd))
  }

  /// Cuts what is drawn from now on to the alpha of another drawing, or to what that leaves.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(context: context, size: size, symbols: symbols)
    try content(&layer)
    let drawn = CanvasCommand.layer(CanvasLayer(opacity: opacity, transform: transform.plain), layer.recording.commands)
    guard options.contains(.inverse) else {
      cuts.append(.mask(drawn))
      return
    }
    let all = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    let plate = CanvasCommand.fill(VectorPath(rect: all.plain), .nonZero, .solid(.black))
    cuts.append(.mask(CanvasCommand.layer(CanvasLayer(), [plate] + CanvasCommand.layer(CanvasLayer(blendMode: .destinationOut), drawn))))
  }

  /// An effect on all that is drawn from now on; of several, the one added first comes first.
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
    let isPlain = opacity == 1 && blendMode == .normal && transform.isIdentity && cuts.isEmpty && filters.isEmpty
    guard !isPlain else {
      recording.commands += commands
      return
    }
    let layer = CanvasLayer(
      filters: filters.flatMap { $0.effects(in: environment) }, opacity: opacity, blendMode: blendMode.node, transform: transform.plain,
      cuts: cuts)
    recording.commands += CanvasCommand.layer(layer, commands)
  }
}

extension CanvasCommand {
  /// Commands in a layer of their own.
  package static func layer(_ layer: CanvasLayer, _ commands: [CanvasCommand]) -> [CanvasCommand] {
    [.beginLayer(layer)] + commands + [.endLayer]
  }
}
