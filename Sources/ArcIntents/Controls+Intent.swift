// Buttons and toggles that perform intents: where views and intents meet.

public import ArcViews

extension ControlAction {
  /// A control that performs an intent; the intent itself is the control's payload.
  init(kind: Interaction.Kind, isOn: Bool? = nil, intent: some AppIntent) {
    self.init(kind: kind, isOn: isOn, perform: { _ = try await intent.perform() }, payload: intent)
  }
}

extension Interaction {
  /// The intent that the control performs, or nil where it performs none.
  public var intent: (any AppIntent)? { payload as? any AppIntent }
}

extension Button {
  /// A button that performs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(control: ControlAction(kind: .button, intent: intent), label: label)
  }

  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, control: ControlAction(kind: .button, intent: intent), label: label)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(intent: intent) { Text(title) }
  }

  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == ArcViews.Label<Text, Image> {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(intent: intent) { ArcViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    self.init(intent: intent) { ArcViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// A toggle that performs an intent. `isOn` is what is true now; it does not change by itself.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(control: ControlAction(kind: .toggle, isOn: isOn, intent: intent), label: label)
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == ArcViews.Label<Text, Image> {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { ArcViews.Label(titleKey, systemImage: systemImage) }
  }
}
