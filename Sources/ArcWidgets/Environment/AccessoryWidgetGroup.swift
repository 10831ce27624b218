// Up to three small views in a row under a label, as wide accessory widgets show them.

public import ArcViews
import Foundation

/// How the views of an accessory group are cut.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let id: Int
  public static let automatic = AccessoryWidgetGroupStyle(id: 0)
  public static let circular = AccessoryWidgetGroupStyle(id: 1)
  public static let roundedSquare = AccessoryWidgetGroupStyle(id: 2)
}

/// Up to three views in a row under a label; further ones are left out.
nonisolated public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.accessoryGroupStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.font(.caption.weight(.semibold)).lineLimit(1)
      HStack(spacing: 6) {
        ForEach(subviews: content) { view in
          if view.id.index < 3 {
            view.frame(maxWidth: .infinity, maxHeight: .infinity)
              .aspectRatio(1, contentMode: .fit)
              .background(.fill.tertiary, in: shape)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var shape: AnyShape { style == .roundedSquare ? AnyShape(.rect(cornerRadius: 8)) : AnyShape(.circle) }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension AccessoryWidgetGroup where Label == ArcViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ArcViews.Label(titleKey, systemImage: systemImage) }
  }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static let defaultValue = AccessoryWidgetGroupStyle.automatic }

  fileprivate var accessoryGroupStyle: AccessoryWidgetGroupStyle {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }
}

extension View {
  nonisolated public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
    environment(\.accessoryGroupStyle, style)
  }
}
