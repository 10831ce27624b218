// What a widget's views may ask of the place they are drawn for.

public import ArcViews

extension EnvironmentValues {
  private struct Family: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
  private struct Mode: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
  private struct Background: EnvironmentKey { static let defaultValue = true }
  private struct Margins: EnvironmentKey { static let defaultValue = EdgeInsets() }
  private struct Placement: EnvironmentKey { static let defaultValue = WidgetPlacement.homeScreen }
  private struct LabelVisibility: EnvironmentKey { static let defaultValue = false }
  private struct Fullscreen: EnvironmentKey { static let defaultValue = false }
  private struct ActivitySize: EnvironmentKey { static let defaultValue = ActivityFamily.medium }

  /// The family that the widget is drawn for.
  public var widgetFamily: WidgetFamily {
    get { self[Family.self] }
    set { self[Family.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[Mode.self] }
    set { self[Mode.self] = newValue }
  }

  /// Whether the background that the widget declares as its container's is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[Background.self] }
    set { self[Background.self] = newValue }
  }

  /// The margins that the system keeps around the content, in points.
  public var widgetContentMargins: EdgeInsets {
    get { self[Margins.self] }
    set { self[Margins.self] = newValue }
  }

  /// The place that the widget is drawn for. Ours: Apple's systems do not tell.
  public var widgetPlacement: WidgetPlacement {
    get { self[Placement.self] }
    set { self[Placement.self] = newValue }
  }

  /// Whether an accessory widget's label is shown beside it. Always false: only watches do.
  public var showsWidgetLabel: Bool {
    get { self[LabelVisibility.self] }
    set { self[LabelVisibility.self] = newValue }
  }

  /// Whether a live activity fills the screen.
  public var isActivityFullscreen: Bool {
    get { self[Fullscreen.self] }
    set { self[Fullscreen.self] = newValue }
  }

  /// How large a live activity is laid out: `medium`, a phone's, unless it is set.
  public var activityFamily: ActivityFamily {
    get { self[ActivitySize.self] }
    set { self[ActivitySize.self] = newValue }
  }
}
