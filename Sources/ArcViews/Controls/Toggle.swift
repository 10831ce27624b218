// Toggles and how they look.

import Foundation

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  let isOn: Bool
  let action: ControlAction
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(control: ControlAction(kind: .toggle, isOn: isOn.wrappedValue), label: label)
  }

  /// A toggle whose action a higher module supplies.
  package init(control action: ControlAction, @ViewBuilder label: () -> Label) {
    isOn = action.isOn ?? false
    self.action = action
    self.label = label()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let configuration = ToggleStyleConfiguration(label: .init(view: label), isOn: .constant(isOn))
    return context.tappable(action) { context in
      var context = context
      let style = context.environment.toggleStyle ?? SwitchToggleStyle()
      context.environment.toggleStyle = nil
      return context.node(of: style, configuration)
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ArcViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ArcViews.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to draw.
  @MainActor public init(_ configuration: ToggleStyleConfiguration) { self.init(isOn: configuration.$isOn) { configuration.label } }
}

/// A toggle as a style sees it.
nonisolated public struct ToggleStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look: authors' own way.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The standard look: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// A label, and a knob on a track at the trailing end.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  public init() {}

  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 0)
      SwitchTrack(isOn: configuration.isOn, tint: tint)
    }
  }
}

/// The track of a switch with its knob.
struct SwitchTrack: View {
  let isOn: Bool
  let tint: Color?

  @Environment(\.tintStyle) private var surrounding

  var body: some View {
    Capsule()
      .fill(
        isOn
          ? tint.map { AnyShapeStyle($0) } ?? surrounding.map { AnyShapeStyle(erasing: $0) } ?? AnyShapeStyle(.green)
          : AnyShapeStyle(.fill.secondary)
      )
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).shadow(color: .black.opacity(0.15), radius: 4, y: 2).frame(width: 27, height: 27).padding(2)
      }
      .accessibilityHidden(true)
  }
}

/// The label on a plate, which is filled while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlateLabel(label: configuration.label, role: nil, isProminent: configuration.isOn)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static var defaultValue: (any ToggleStyle)? { nil } }

  var toggleStyle: (any ToggleStyle)? {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }
}

extension View {
  /// How toggles within look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { changingEnvironment { $0.toggleStyle = style } }
}

extension ResolveContext {
  @MainActor fileprivate func node<S: ToggleStyle>(of style: S, _ configuration: ToggleStyleConfiguration) -> ViewNode {
    node(of: bound(style).makeBody(configuration: configuration))
  }
}
