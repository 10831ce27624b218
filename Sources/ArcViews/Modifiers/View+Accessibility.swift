// What a view says to people who do not see it.

extension View {
  /// Replaces what the view says.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { SpokenView(content: self, words: label, place: .label) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Adds a value to what the view says.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { SpokenView(content: self, words: value, place: .value) }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Silences the view.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifyingNodes { _ in hidden ? .accessibility(Accessibility(isHidden: true)) : nil }
  }

  /// The view itself: hints are not spoken here.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { modifyingNodes { _ in nil } }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { modifyingNodes { _ in nil } }
  /// Silences the view's parts where they are ignored; else the view itself.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifyingNodes { _ in nil }
  }
  /// The view itself.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { modifyingNodes { _ in nil } }
}

/// How the parts of a view are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let id: Int
  public static let ignore = AccessibilityChildBehavior(id: 0)
  public static let contain = AccessibilityChildBehavior(id: 1)
  public static let combine = AccessibilityChildBehavior(id: 2)
}

/// What a view is to people who do not see it. Nothing depends on it here.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  public static let isToggle = AccessibilityTraits(rawValue: 256)
}

/// A view with words of its own.
nonisolated struct SpokenView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  enum Place { case label, value }

  let content: Content
  let words: Text
  let place: Place

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let said = TextResolver(context: context).node(of: words).words
    let accessibility = place == .label ? Accessibility(label: said) : Accessibility(value: said)
    return context.nodes(of: content).map { .modified($0, .accessibility(accessibility)) }
  }
}
