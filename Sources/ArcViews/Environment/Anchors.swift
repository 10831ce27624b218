// Places in views that other views are told of and read in their own coordinates.

import ArcGraphics
public import Foundation

/// A place in a view, known once the view is placed. `geometry[anchor]` is that place in a reader's own coordinates.
public struct Anchor<Value>: Sendable {
  /// What of a view's frame is meant.
  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
  }

  fileprivate let slot: AnchorSlot
  fileprivate let source: Source
  fileprivate let moved: @Sendable (Value, _ dx: CGFloat, _ dy: CGFloat) -> Value

  /// The place from a point of the picture on; at the picture's corner where the view has not been placed.
  func value(seenFrom origin: CGPoint) -> Value {
    moved(source.value(CGRect(slot.frame ?? .zero)), -origin.x, -origin.y)
  }
}

extension Anchor where Value == CGRect {
  /// A rectangle of the picture's coordinates.
  package init(global: CGRect) {
    let slot = AnchorSlot()
    slot.frame = global.plain
    self.init(slot: slot, source: .bounds) { $0._moved($1, $2) }
  }
}

extension Anchor: Hashable {
  /// Equal where they are the same note of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.slot === b.slot }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(slot)) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle of the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point of the view's unit square.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// What anchors can stand for: rectangles and points.
public protocol _AnchoredValue: Sendable {
  func _moved(_ dx: CGFloat, _ dy: CGFloat) -> Self
}

extension CGRect: _AnchoredValue {
  public func _moved(_ dx: CGFloat, _ dy: CGFloat) -> CGRect { offsetBy(dx: dx, dy: dy) }
}

extension CGPoint: _AnchoredValue {
  public func _moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}

/// A view that tells those around it where it stands.
nonisolated struct AnchoredView<Content: View, Key: PreferenceKey, Value: _AnchoredValue>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let source: Anchor<Value>.Source
  /// Changes what the view tells; `replaces` says whether it begins with nothing.
  let change: (inout Key.Value, Anchor<Value>) -> Void
  let replaces: Bool

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let slot = AnchorSlot()
    let anchor = Anchor(slot: slot, source: source) { $0._moved($1, $2) }
    let telling = PreferenceView<Content, Key>(content: content, change: { change(&$0, anchor) }, replaces: replaces)
    return telling.nodes(in: context).map { .modified($0, .anchored(slot)) }
  }
}

extension View {
  /// Tells those around the view where it stands.
  nonisolated public func anchorPreference<A: _AnchoredValue, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchoredView<Self, K, A>(content: self, source: value, change: { $0 = transform($1) }, replaces: true)
  }

  /// Changes what the view tells those around it, knowing where it stands.
  nonisolated public func transformAnchorPreference<A: _AnchoredValue, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchoredView<Self, K, A>(content: self, source: value, change: transform, replaces: false)
  }
}
