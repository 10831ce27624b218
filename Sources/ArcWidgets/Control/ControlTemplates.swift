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

extension Optional: ControlWidgetTemplate where Wrapped: ControlWidgetTemplate {
  public typealias Body = EmptyControlTemplate
}

/// Passes a control's template through.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<T: ControlWidgetTemplate>(_ template: T) -> T { template }
  public static func buildBlock<T: ControlWidgetTemplate>(_ template: T) -> T { template }
  public static func buildOptional<T: ControlWidgetTemplate>(_ template: T?) -> T? { template }
  public static func buildEither<T: ControlWidgetTemplate>(first template: T) -> EmptyControlTemplate { EmptyControlTemplate() }
  public static func buildEither<T: ControlWidgetTemplate>(second template: T) -> EmptyControlTemplate { EmptyControlTemplate() }
  public static func buildLimitedAvailability<T: ControlWidgetTemplate>(_ template: T) -> EmptyControlTemplate { EmptyControlTemplate() }
}

/// What a button says of itself where it is not told.
nonisolated public struct ControlWidgetButtonDefaultActionLabel: View {
  @MainActor public var body: some View { EmptyView() }
}

/// What a toggle says of its state where it is not told: On or Off.
nonisolated public struct ControlWidgetToggleDefaultLabel: View {
  @MainActor public var body: some View { EmptyView() }
}

/// A control that runs an intent.
nonisolated public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = EmptyControlTemplate

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}

  @_disfavoredOverload
  public init(_ title: Text, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
  public init(_ titleKey: LocalizedStringKey, action: Action) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: Action) {}

  @_disfavoredOverload
  public init(_ title: Text, action: Action) {}
}

/// A control that turns something on and off.
nonisolated public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent<Bool>>: ControlWidgetTemplate {
  public typealias Body = EmptyControlTemplate

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
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

  @_disfavoredOverload
  public init(_ title: Text, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {}

  @_disfavoredOverload
  public init(_ title: Text, isOn: Bool, action: Action) {}
}
