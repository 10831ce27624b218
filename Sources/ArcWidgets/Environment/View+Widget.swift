// What a view says to the widget it stands in.

public import ArcViews
public import Foundation

extension ContainerBackgroundPlacement {
  /// Behind the whole widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Where a tap outside of every control leads. The outermost one holds.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    noting { record, _ in
      if record.widgetURL == nil { record.widgetURL = url }
    }
  }

  /// Puts the view into the group that takes the accent colour where a widget is drawn in two colours.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifyingNodes { _ in .accentable(accentable) }
  }

  /// What stands beside an accessory widget on a watch. Not drawn.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Bends the text along a watch's corner. Not drawn.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// The colour that a live activity stands on where the screen is locked; nil for the system's.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    noting { record, environment in record.activityBackground = color?.resolve(in: environment) }
  }

  /// The colour of the system's own button beside the activity, which is not drawn.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension Image {
  /// How the picture is coloured where a widget is drawn in two colours; nil leaves it to the system.
  nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    modifyingNodes { environment in
      guard environment.widgetRenderingMode == .accented, mode == .desaturated || mode == .accentedDesaturated else { return nil }
      return .luminanceAsAlpha
    }
    .modifyingNodes { environment in
      guard environment.widgetRenderingMode == .accented, let mode else { return nil }
      switch mode {
      case .fullColor: return .keepsColor
      case .accented, .accentedDesaturated: return .accentable(true)
      default: return nil
      }
    }
  }
}

/// The faint plate that accessory widgets stand on: a disc in a circular one, a rounded plate elsewhere.
nonisolated public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode

  public init() {}

  @ViewBuilder @MainActor public var body: some View {
    switch family {
    case .accessoryCircular: Circle().fill(plate).modifyingNodes { _ in .keepsColor }
    case .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      RoundedRectangle(cornerRadius: 12).fill(plate).modifyingNodes { _ in .keepsColor }
    case .accessoryInline: EmptyView()
    }
  }

  /// On a wallpaper it darkens what lies behind, in every mode, so that what stands on it can be read.
  private var plate: Color { mode == .fullColor ? Color.primary.opacity(0.12) : Color.black.opacity(0.22) }
}
