// Texts, images and views in a canvas.

package import ArcGraphics
public import Foundation

extension GraphicsContext {
  /// A text ready to be drawn.
  public struct ResolvedText {
    let node: ViewNode
    let text: TextNode
    let measuring: (any TextMeasuring)?

    /// The text's size in room of a size, in points; without a host's text engine, an estimate from its letters.
    public func measure(in size: CGSize) -> CGSize {
      if let measuring {
        func room(_ length: CGFloat) -> Double? { length.isFinite ? Double(length) : nil }
        return CGSize(measuring.layout(text.request, width: room(size.width), height: room(size.height)).size)
      }
      let font = text.request.spans.first?.font ?? FontSpec(size: 17)
      return CGSize(width: Double(text.words.count) * font.size * 0.55, height: font.lineHeight ?? font.size * 1.21)
    }

    public func firstBaseline(in size: CGSize) -> CGFloat { measure(in: size).height * 0.78 }
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height * 0.78 }
  }

  /// An image ready to be drawn.
  public struct ResolvedImage {
    let node: ViewNode
    /// In points.
    public let size: CGSize
    public var baseline: CGFloat { size.height }
  }

  /// A view ready to be drawn.
  public struct ResolvedSymbol {
    let node: ViewNode
    /// The room of the canvas, in points: the view takes what it needs of it.
    public let size: CGSize
  }

  @MainActor private func text(of text: Text) -> ResolvedText {
    let node = TextResolver(context: context).node(of: text)
    return ResolvedText(node: .text(node), text: node, measuring: environment.textMeasuring)
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let own = Unshared(self)
    return MainActor.assumeIsolated { Unshared(own.value.text(of: text)) }.value
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let own = Unshared(self)
    return MainActor.assumeIsolated { Unshared(own.value.image(of: image)) }.value
  }

  @MainActor private func image(of image: Image) -> ResolvedImage {
    let node = context.node(of: image)
    if case .image(let bitmap) = node { return ResolvedImage(node: node, size: CGSize(bitmap.size)) }
    guard case .symbol(let symbol) = node else { return ResolvedImage(node: node, size: CGSize(width: 10, height: 10)) }
    let size = environment.textMeasuring?.symbol(symbol.request).size ?? Size(width: symbol.request.size, height: symbol.request.size)
    return ResolvedImage(node: node, size: CGSize(size))
  }

  /// The view with a tag among the canvas's symbols, or nil.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.0 == AnyHashable(id) }.map { ResolvedSymbol(node: $0.1, size: size) }
  }

  /// Draws a node at its ideal size with a point of it at a point of the canvas.
  private func draw(_ node: ViewNode, at point: CGPoint, anchor: UnitPoint) {
    let guided = ViewNode.modified(
      .modified(
        .modified(node, .fixedSize(horizontal: true, vertical: true)), .alignmentGuide(StandardGuide.centerX) { anchor.x * $0.width }),
      .alignmentGuide(StandardGuide.centerY) { anchor.y * $0.height })
    let pinned = ViewNode.modified(guided, .frame(width: 0, height: 0, Alignment.center.pair))
    emit([.view(pinned, Rect(x: point.x, y: point.y, width: 0, height: 0))])
  }

  private func draw(_ node: ViewNode, in rect: CGRect) { emit([.view(node, rect.plain)]) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text).node, at: point, anchor: anchor) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { draw(text.node, at: point, anchor: anchor) }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let corner = Alignment.topLeading.pair
    draw(.modified(text.node, .frame(width: rect.width, height: rect.height, corner)), in: rect)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image).node, at: point, anchor: anchor) }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image.node, at: point, anchor: anchor) }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image.resizable()).node, in: rect) }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var node = image.node
    if case .image(var bitmap) = node {
      bitmap.isResizable = true
      node = .image(bitmap)
    }
    if case .symbol(var symbol) = node {
      symbol.isResizable = true
      node = .symbol(symbol)
    }
    draw(node, in: rect)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, at: point, anchor: anchor)
  }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, in: rect) }
}

/// A value that crosses into the main actor and back on one thread: a canvas is drawn on the main actor, whose calls are not marked so.
private struct Unshared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension EnvironmentValues {
  private struct Measuring: EnvironmentKey { static var defaultValue: (any TextMeasuring)? { nil } }

  /// The text engine that measures texts in a canvas; set by a host, nil for an estimate.
  package var textMeasuring: (any TextMeasuring)? {
    get { self[Measuring.self] }
    set { self[Measuring.self] = newValue }
  }
}
