// Setting how buttons look.

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static var defaultValue: (any ButtonStyle)? { nil } }
  private struct Primitive: EnvironmentKey { static var defaultValue: (any PrimitiveButtonStyle)? { nil } }
  private struct Border: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
  private struct Size: EnvironmentKey { static let defaultValue = ControlSize.regular }

  var buttonStyle: (any ButtonStyle)? {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }

  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[Primitive.self] }
    set { self[Primitive.self] = newValue }
  }

  public var buttonBorderShape: ButtonBorderShape {
    get { self[Border.self] }
    set { self[Border.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[Size.self] }
    set { self[Size.self] = newValue }
  }
}

extension View {
  /// How buttons within look. The less favoured of the two, so that a chain of them is checked in no time.
  @_disfavoredOverload
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.buttonStyle = style
      $0.primitiveButtonStyle = nil
    }
  }

  /// How buttons within look.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.primitiveButtonStyle = style
      $0.buttonStyle = nil
    }
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Whether controls within can be tapped.
  nonisolated public func disabled(_ disabled: Bool) -> some View { changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled } }
}

extension ResolveContext {
  @MainActor func node<S: ButtonStyle>(of style: S, role: ButtonRole?, label: ButtonStyleConfiguration.Label) -> ViewNode {
    node(of: bound(style).makeBody(configuration: ButtonStyleConfiguration(role: role, label: label)))
  }

  @MainActor func node<S: PrimitiveButtonStyle>(of style: S, role: ButtonRole?, label: ButtonStyleConfiguration.Label) -> ViewNode {
    node(of: bound(style).makeBody(configuration: PrimitiveButtonStyleConfiguration(role: role, label: label)))
  }
}
