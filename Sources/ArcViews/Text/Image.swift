// Images: symbols by name, and bitmaps.

package import ArcGraphics
public import Foundation

/// A picture: a symbol by its SF Symbols name, or a bitmap.
nonisolated public struct Image: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  enum Source: Hashable, Sendable {
    case symbol(String)
    /// A picture of an asset catalogue.
    case named(String, bundle: String?)
    case bitmap(Bitmap, scale: Double)
    /// The bytes of a file, which the environment's `imageDecoder` reads.
    case encoded(Data, scale: Double)
  }

  /// Whether a bitmap keeps its colours or is painted with the foreground.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How a picture fills what it is stretched to. Tiles are drawn stretched here.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How pixels are mixed when a bitmap changes size.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let source: Source
  var label: String?
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  var interpolates = true
  /// How much of a symbol with steps is lit.
  var variableValue: Double?

  init(_ source: Source) { self.source = source }

  package init(bitmap: Bitmap, scale: Double) { source = .bitmap(bitmap, scale: scale) }

  /// A symbol by its SF Symbols name.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A symbol of which as much is lit as the value says, 0 to 1, where it has steps: waves of a signal or a loudspeaker, bars.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue.map { min(max($0, 0), 1) }
  }

  /// A picture of an asset catalogue, by name; an empty plate where there is none.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle: bundle?.bundlePath) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// A symbol of an asset catalogue; its value is not drawn.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A picture that says nothing to people who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Lets the picture stretch to the room it gets.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolates = interpolation != .none
    return image
  }

  /// The image itself: edges are always smooth here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let environment = context.environment
    let node = node(in: context)
    return [environment.hidesContent ? .modified(node, .redacted) : node]
  }

  @MainActor private func node(in context: ResolveContext) -> ViewNode {
    let environment = context.environment
    switch source {
    case .symbol:
      let font = environment.textSettings.spec(in: environment)
      guard let request = symbolRequest(font: font, in: environment) else { return .empty }
      let mode = symbolMode ?? environment.symbolRenderingMode ?? .standard(in: environment)
      let node = SymbolNode(
        request: request, paints: mode.paints(in: environment), hues: mode.hues(in: environment), variableValue: variableValue,
        isResizable: isResizable)
      return ViewNode.symbol(node).with(environment.foregroundPaint())
    case .named(let name, let bundle):
      if let (bitmap, scale) = environment.imageNamed?(name, bundle, environment.colorScheme) {
        return node(of: bitmap, scale: scale, in: environment)
      }
      guard let (data, scale) = AssetCatalog.image(named: name, bundle: bundle, scheme: environment.colorScheme),
        let bitmap = environment.imageDecoder?(data)
      else {
        context.record.warn("no picture is named '\(name)'; an empty plate stands in its place")
        return Rectangle().node(filledWith: FillShapeStyle(), in: environment)
      }
      return node(of: bitmap, scale: scale, in: environment)
    case .bitmap(let bitmap, let scale): return node(of: bitmap, scale: scale, in: environment)
    case .encoded(let data, _) where data.isEmpty: return .empty
    case .encoded(let data, let scale):
      guard let bitmap = environment.imageDecoder?(data) else {
        context.record.warn("\(data.count) bytes are no picture that can be read; an empty plate stands in its place")
        return Rectangle().node(filledWith: FillShapeStyle(), in: environment)
      }
      return node(of: bitmap, scale: scale, in: environment)
    }
  }

  @MainActor private func node(of bitmap: Bitmap, scale: Double, in environment: EnvironmentValues) -> ViewNode {
    let size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    let paint = renderingMode == .template ? environment.foregroundPaint() : nil
    let image = ViewNode.image(
      ImageNode(bitmap: bitmap, size: size, isResizable: isResizable, template: paint?.spec, interpolates: interpolates))
    return paint.map { image.with($0) } ?? image
  }

  /// The symbol beside text in a font; nil for a picture that is no symbol.
  func symbolRequest(font: FontSpec, in environment: EnvironmentValues) -> SymbolRequest? {
    guard case .symbol(let name) = source else { return nil }
    return SymbolRequest(
      name: name, size: font.size, weight: font.weight, scale: environment.imageScale.node, variants: environment.symbolVariants.node,
      fitsPhone: environment.textFit == .phone)
  }
}

extension Image.Scale {
  var node: SymbolRequest.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
