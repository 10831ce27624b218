// A widget without its type: what a host lists, runs and draws.

public import ArcFoundation
public import ArcIntents

/// What a widget says about itself, and what drives it.
public struct WidgetDescriptor: Sendable {
  public enum Category: Sendable, Hashable {
    /// Drawn from a timeline.
    case timeline
    /// A button or toggle in the system's own places. A declaration here.
    case control
    /// A live activity, drawn as its previews show it.
    case activity
  }

  /// The widget's identity, for reloads.
  public var kind: String
  public var category: Category = .timeline
  /// What people call it, or nil where it does not say.
  public var displayName: LocalizedStringResource?
  /// What it is for, or nil where it does not say.
  public var summary: LocalizedStringResource?
  /// The families it can be drawn for, in its own order.
  public var families: [WidgetFamily] = WidgetFamily.allCases
  /// Whether the system keeps margins around the content.
  public var hasContentMargins = true
  /// Whether it may be shown without the background that it declares as its container's.
  public var isBackgroundRemovable = true
  public var standByLayout = StandByLayout.half
  public var disfavoredLocations: [WidgetFamily: [WidgetLocation]] = [:]
  public var promptsForConfiguration = false
  /// The intent that configures it, or nil where nothing does.
  public var configuration: (any WidgetConfigurationIntent.Type)?
  /// What makes and draws its entries, or nil where there is nothing to draw.
  public var driver: WidgetDriver?
  /// What draws it where it is a live activity, else nil.
  public var activity: ActivityDriver?

  init(kind: String) {
    self.kind = kind
  }
}

extension WidgetDescriptor {
  /// The widgets of a bundle in its order. Groups and optional widgets are taken apart.
  @MainActor public static func all<Bundle: WidgetBundle>(of bundle: Bundle) -> [WidgetDescriptor] {
    all(of: bundle.body)
  }

  /// A widget, or the widgets it stands for.
  @MainActor public static func all<W: Widget>(of widget: W) -> [WidgetDescriptor] {
    if let group = widget as? any WidgetGroup { return group.members.flatMap { all(of: $0) } }
    if let control = widget as? ControlMember { return [control.descriptor] }
    var descriptor = WidgetDescriptor(kind: "")
    widget.body._describe(into: &descriptor)
    return descriptor.kind.isEmpty && descriptor.driver == nil ? [] : [descriptor]
  }
}
