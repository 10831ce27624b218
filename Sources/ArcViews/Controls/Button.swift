// Buttons.

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case destructive, cancel, confirm, close }

  private let kind: Kind

  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  public static let confirm = ButtonRole(kind: .confirm)
  public static let close = ButtonRole(kind: .close)

  /// What a button of the role says by itself.
  var label: Label<Text, Image> {
    switch kind {
    case .destructive: Label("Delete", systemImage: "trash")
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .close: Label("Close", systemImage: "xmark")
    }
  }
}

/// A label that does something when it is tapped.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  let role: ButtonRole?
  let action: ControlAction
  let label: Label

  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = ControlAction(kind: .button, perform: action)
    self.label = label()
  }

  /// A button whose action a higher module supplies.
  package init(role: ButtonRole? = nil, control action: ControlAction, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let label = ButtonStyleConfiguration.Label(view: label)
    return context.tappable(action) { context in
      var context = context
      if let style = context.environment.primitiveButtonStyle {
        context.environment.primitiveButtonStyle = nil
        return context.node(of: style, role: role, label: label)
      }
      if let style = context.environment.buttonStyle {
        context.environment.buttonStyle = nil
        return context.node(of: style, role: role, label: label)
      }
      return context.node(of: BorderedButtonStyle(), role: role, label: label)
    }
  }
}

extension Button where Label == Text {
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ArcViews.Label<Text, Image> {
  @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ArcViews.Label(titleKey, systemImage: systemImage) }
  }

  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ArcViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ArcViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to draw.
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, control: ControlAction(kind: .button)) { configuration.label }
  }
}

extension Button where Label == ArcViews.Label<Text, Image> {
  /// A button that says what its role says.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { role.label } }
}
