// What lists and forms are told. All of them look alike here, so that these only compile.

public import Foundation

/// How lists look. All look alike here.
public protocol ListStyle {}

/// The only look of lists.
public struct DefaultListStyle: ListStyle, Sendable { public init() {} }
/// Looks as `automatic`.
public struct PlainListStyle: ListStyle, Sendable { public init() {} }
/// Looks as `automatic`.
public struct GroupedListStyle: ListStyle, Sendable { public init() {} }
/// Looks as `automatic`.
public struct InsetListStyle: ListStyle, Sendable { public init() {} }
/// Looks as `automatic`.
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() {} }
/// Looks as `automatic`.
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

/// How far the sections of a list lie apart.
public struct ListSectionSpacing: Hashable, Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How a list tints a row.
public struct ListItemTint: Hashable, Sendable {
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static let monochrome = ListItemTint()
}

/// How much a header or a badge stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let id: Int
  public static let standard = BadgeProminence(id: 0)
  public static let increased = BadgeProminence(id: 1)
  public static let decreased = BadgeProminence(id: 2)
}

extension View {
  nonisolated private var unchanged: some View { modifyingNodes { _ in nil } }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { unchanged }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { unchanged }
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { unchanged }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { unchanged }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { unchanged }
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { unchanged }
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { unchanged }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { unchanged }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { unchanged }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { unchanged }
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { unchanged }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { unchanged }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { unchanged }
  nonisolated public func badge(_ count: Int) -> some View { unchanged }
  nonisolated public func badge(_ label: Text?) -> some View { unchanged }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { unchanged }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { unchanged }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { unchanged }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { unchanged }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { unchanged }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { unchanged }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { unchanged }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { unchanged }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { unchanged }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { unchanged }
}
