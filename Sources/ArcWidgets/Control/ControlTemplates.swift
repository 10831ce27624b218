// What a control looks like. Nothing draws it here; its closures are not called.

public import ArcIntents
public import ArcViews

/// A control's button or toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidgetTemplate where Body == EmptyControlTemplate {
  public var body: EmptyControlTemplate { EmptyControlTemplate() }
}

/// No template.
nonisolated public struct EmptyControlTemplate: ControlWidgetTemplate {
  public typealias Body = EmptyControlTemplate

  public init() {}
}

/// Passes a control's template through.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<T: ControlWidgetTemplate>(_ template: T) -> T { template }
  public static func buildBlock<T: ControlWidgetTemplate>(_ template: T) -> T { template }
}

/// A control that runs an intent.
nonisolated public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = EmptyControlTemplate

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}

/// A control that turns something on and off.
nonisolated public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent<Bool>>: ControlWidgetTemplate {
  public typealias Body = EmptyControlTemplate

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetTemplate {
  nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
  /// What happens next when a control is tapped. Nothing draws controls here.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  /// A control's state in words. Nothing draws controls here.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}
