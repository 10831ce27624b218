// What happens over time or under a finger. A still picture has neither, so that these compile and change nothing.

public import ArcCombine
import ArcGraphics
public import Foundation

extension View {
  /// The view itself, in a type of its own.
  nonisolated fileprivate var inert: some View { modifyingNodes { _ in nil } }

  // MARK: Life

  /// Nothing is received while a picture is drawn.
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    inert
  }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { inert }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { inert }
  @preconcurrency nonisolated public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void)
    -> some View
  {
    inert
  }
  @preconcurrency nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { inert }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
    inert
  }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { inert }
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { inert }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { inert }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { inert }
  nonisolated public func equatable() -> some View { inert }

  // MARK: Animation

  nonisolated public func animation(_ animation: Animation?) -> some View { inert }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { inert }
  nonisolated public func transition(_ t: AnyTransition) -> some View { inert }
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { inert }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { inert }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { inert }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { inert }
  nonisolated public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
  {
    inert
  }
  nonisolated public func symbolEffect<U: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U) -> some View
  {
    inert
  }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { inert }

  // MARK: Touch

  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { inert }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { inert }
  /// The older way to say so.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { inert }
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { inert }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { inert }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { inert }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { inert }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { inert }
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { inert }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { inert }
  nonisolated public func focused(_ condition: Binding<Bool>) -> some View { inert }
  nonisolated public func help(_ text: Text) -> some View { inert }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { inert }

  // MARK: Surroundings

  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { inert }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { inert }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { inert }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { inert }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { inert }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { inert }
  nonisolated public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { inert }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifyingNodes {
      enabled && $0.layoutDirection == .rightToLeft ? .transform { Transform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0) } : nil
    }
  }
}
