// Modifiers by older or rarer names.

public import Foundation

extension View {
  /// The older name of `accessibilityLabel`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older name of `accessibilityValue`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older name of `accessibilityHidden`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The view itself: hints are not spoken here.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The view itself: nobody acts in a still picture.
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  {
    modifyingNodes { _ in nil }
  }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifyingNodes { _ in nil }
  }
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    modifyingNodes { _ in nil }
  }

  /// A view at an edge, with room kept for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content() }
      self
      if edge == .trailing { content() }
    }
  }
}

/// What a reader of the screen may do with a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let id: Int
  public static let `default` = AccessibilityActionKind(id: 0)
  public static let escape = AccessibilityActionKind(id: 1)
  public static let magicTap = AccessibilityActionKind(id: 2)
}
