// Views that move through phases and keyframes. A still picture shows how they begin.

public import Foundation

/// A view that moves through phases: shown in the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let content: (Phase) -> Content

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  @MainActor public var body: some View {
    if let first = phases.first { content(first) }
  }
}

/// A view whose values move along keyframes: shown with the values at the beginning.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  let initialValue: Value
  let content: (Value) -> Content

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }

  @MainActor public var body: some View { content(initialValue) }
}

/// The view that an animator changes.
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
  public typealias Body = Never

  let view: any View

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: view) }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { PhaseAnimator(phases) { content(PlaceholderContentView(view: self), $0) } }

  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { PhaseAnimator(phases) { content(PlaceholderContentView(view: self), $0) } }

  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }

  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
}

/// How values would move. Nothing here does.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// How one value of several would move.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

/// The movement of one property.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Property {
  public typealias Value = Root

  public init(_ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content) {}
}

/// Collects movements.
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  public static func buildBlock<each K: Keyframes>(_ movements: repeat each K) -> some Keyframes<Value> { NoKeyframes() }
}

struct NoKeyframes<Value>: Keyframes {}

/// Collects the steps of a movement.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  public static func buildBlock<each K: KeyframeTrackContent>(_ steps: repeat each K) -> some KeyframeTrackContent<Value> {
    NoSteps()
  }
}

struct NoSteps<Value: Animatable>: KeyframeTrackContent {}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}
