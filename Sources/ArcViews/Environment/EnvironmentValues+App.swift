// The values of the environment that describe an app around the view. In a picture each has its standard value.

public import Foundation

extension EnvironmentValues {
  private struct GroundMaterial: EnvironmentKey { static let defaultValue: Material? = nil }
  private struct GroundProminence: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
  private struct Labels: EnvironmentKey { static let defaultValue = Visibility.automatic }
  private struct Headers: EnvironmentKey { static let defaultValue = Prominence.standard }
  private struct Badges: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
  private struct Row: EnvironmentKey { static let defaultValue: CGFloat = 44 }
  private struct HeaderHeight: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  private struct Sidebar: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }
  private struct Detail: EnvironmentKey { static let defaultValue = LevelOfDetail.default }
  private struct Change: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }
  private struct Grouped: EnvironmentKey { static let defaultValue = false }
  private struct Scroll: EnvironmentKey { static let defaultValue = true }

  /// The material behind the view; nil where there is none.
  public var backgroundMaterial: Material? {
    get { self[GroundMaterial.self] }
    set { self[GroundMaterial.self] = newValue }
  }

  /// What the `background` style stands for; nil for the system's ground.
  public var backgroundStyle: AnyShapeStyle? {
    get { groundStyle.map { AnyShapeStyle(erasing: $0) } }
    set { groundStyle = newValue }
  }

  public var backgroundProminence: BackgroundProminence {
    get { self[GroundProminence.self] }
    set { self[GroundProminence.self] = newValue }
  }

  public var labelsVisibility: Visibility {
    get { self[Labels.self] }
    set { self[Labels.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[Headers.self] }
    set { self[Headers.self] = newValue }
  }

  public var badgeProminence: BadgeProminence {
    get { self[Badges.self] }
    set { self[Badges.self] = newValue }
  }

  /// In points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[Row.self] }
    set { self[Row.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeight.self] }
    set { self[HeaderHeight.self] = newValue }
  }

  public var sidebarRowSize: SidebarRowSize {
    get { self[Sidebar.self] }
    set { self[Sidebar.self] = newValue }
  }

  /// How near a reader stands, for widgets on walls.
  public var levelOfDetail: LevelOfDetail {
    get { self[Detail.self] }
    set { self[Detail.self] = newValue }
  }

  public var contentTransition: ContentTransition {
    get { self[Change.self] }
    set { self[Change.self] = newValue }
  }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[Grouped.self] }
    set { self[Grouped.self] = newValue }
  }

  public var isScrollEnabled: Bool {
    get { self[Scroll.self] }
    set { self[Scroll.self] = newValue }
  }

  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isHoverEffectEnabled: Bool { false }
  public var isFocusEffectEnabled: Bool { false }
  public var supportsMultipleWindows: Bool { false }
  public var appearsActive: Bool { true }
  public var refresh: RefreshAction? { nil }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var dismissSearch: DismissAction { DismissAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
  public var editMode: Binding<EditMode>? { nil }

  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityShowBorders: Bool { false }
}

/// How strongly a view's ground stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let id: Int
  public static let standard = BackgroundProminence(id: 0)
  public static let increased = BackgroundProminence(id: 1)
}

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How much a widget on a wall should say.
public struct LevelOfDetail: Hashable, Sendable {
  private let id: Int
  public static let `default` = LevelOfDetail(id: 0)
  public static let simplified = LevelOfDetail(id: 1)
}

/// Asks for fresh content. Does nothing in a still picture.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Whether a view is presented. Nothing is in a still picture.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

/// Opens or closes a window. Does nothing in a still picture.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
