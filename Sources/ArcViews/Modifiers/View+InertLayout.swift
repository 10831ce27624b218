// Modifiers for scrolling, touching, presenting and typing. A still picture has none of it, so that these compile and change nothing.

public import Foundation

extension View {
  nonisolated private var unchanged: some View { modifyingNodes { _ in nil } }

  nonisolated public func geometryGroup() -> some View { unchanged }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { unchanged }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { unchanged }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View { unchanged }
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { unchanged }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { unchanged }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { unchanged }
  nonisolated public func statusBar(hidden: Bool) -> some View { unchanged }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { unchanged }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { unchanged }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { unchanged }
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { unchanged }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { unchanged }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { unchanged }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { unchanged }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { unchanged }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { unchanged }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { unchanged }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { unchanged }
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { unchanged }
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { unchanged }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { unchanged }
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { unchanged }
  nonisolated public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey) -> some View {
    unchanged
  }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { unchanged }
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { unchanged }
  nonisolated public func backgroundExtensionEffect() -> some View { unchanged }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { unchanged }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { unchanged }
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { unchanged }
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { unchanged }
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
  nonisolated public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { unchanged }
  nonisolated public func contextMenu<V: View, P: View>(@ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P) -> some View {
    unchanged
  }
  nonisolated public func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
  ) -> some View { unchanged }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { unchanged }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { unchanged }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { unchanged }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { unchanged }
  nonisolated public func onDrag(_ data: @escaping () -> NSObject) -> some View { unchanged }

  // MARK: Presenting

  nonisolated public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
  )
    -> some View
  { unchanged }
  nonisolated public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View { unchanged }
  nonisolated public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
  ) -> some View { unchanged }
  nonisolated public func popover<V: View>(isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> V)
    -> some View
  { unchanged }
  nonisolated public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  { unchanged }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { unchanged }
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { unchanged }
  nonisolated public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { unchanged }
}

extension Image {
  /// How far beyond white an image may shine. Nothing depends on it here.
  public struct DynamicRange: Hashable, Sendable {
    private let id: Int
    public static let standard = DynamicRange(id: 0)
    public static let constrainedHigh = DynamicRange(id: 1)
    public static let high = DynamicRange(id: 2)
  }

  /// The image itself.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// Whether text can be selected. Nothing can be in a picture.
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability, Sendable {}
public struct DisabledTextSelectability: TextSelectability, Sendable {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let id: Int
  public static let plain = AccessibilityTextContentType(id: 0)
  public static let console = AccessibilityTextContentType(id: 1)
  public static let fileSystem = AccessibilityTextContentType(id: 2)
  public static let messaging = AccessibilityTextContentType(id: 3)
  public static let narrative = AccessibilityTextContentType(id: 4)
  public static let sourceCode = AccessibilityTextContentType(id: 5)
  public static let spreadsheet = AccessibilityTextContentType(id: 6)
  public static let wordProcessing = AccessibilityTextContentType(id: 7)
}

/// Whether buttons fill their room.
public struct ButtonSizing: Hashable, Sendable {
  private let id: Int
  public static let automatic = ButtonSizing(id: 0)
  public static let fitted = ButtonSizing(id: 1)
  public static let flexible = ButtonSizing(id: 2)
}

/// Whether a held button acts again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let id: Int
  public static let automatic = ButtonRepeatBehavior(id: 0)
  public static let enabled = ButtonRepeatBehavior(id: 1)
  public static let disabled = ButtonRepeatBehavior(id: 2)
}

/// Whether a shape is mirrored where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

/// Whether a material looks alive.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let id: Int
  public static let automatic = MaterialActiveAppearance(id: 0)
  public static let active = MaterialActiveAppearance(id: 1)
  public static let inactive = MaterialActiveAppearance(id: 2)
  public static let matchWindow = MaterialActiveAppearance(id: 3)
}

/// What a pointer would make of a view.
public struct HoverEffect: Hashable, Sendable {
  private let id: Int
  public static let automatic = HoverEffect(id: 0)
  public static let highlight = HoverEffect(id: 1)
  public static let lift = HoverEffect(id: 2)
}
