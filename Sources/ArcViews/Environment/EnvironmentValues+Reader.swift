// The values of the environment that describe a reader's wishes and an app around the view. Nothing in a picture changes them by itself.

extension EnvironmentValues {
  private struct Motion: EnvironmentKey { static let defaultValue = true }
  private struct Transparency: EnvironmentKey { static let defaultValue = false }
  private struct WithoutColor: EnvironmentKey { static let defaultValue = false }
  private struct Inverted: EnvironmentKey { static let defaultValue = false }
  private struct Buttons: EnvironmentKey { static let defaultValue = false }
  private struct Voice: EnvironmentKey { static let defaultValue = false }
  private struct Phase: EnvironmentKey { static let defaultValue = ScenePhase.active }
  private struct Focus: EnvironmentKey { static let defaultValue = false }
  private struct Horizontal: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
  private struct Vertical: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }

  /// True: nothing moves in a still picture.
  public var accessibilityReduceMotion: Bool {
    get { self[Motion.self] }
    set { self[Motion.self] = newValue }
  }

  public var accessibilityReduceTransparency: Bool {
    get { self[Transparency.self] }
    set { self[Transparency.self] = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColor.self] }
    set { self[WithoutColor.self] = newValue }
  }

  public var accessibilityInvertColors: Bool {
    get { self[Inverted.self] }
    set { self[Inverted.self] = newValue }
  }

  public var accessibilityShowButtonShapes: Bool {
    get { self[Buttons.self] }
    set { self[Buttons.self] = newValue }
  }

  public var accessibilityVoiceOverEnabled: Bool {
    get { self[Voice.self] }
    set { self[Voice.self] = newValue }
  }

  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

  public var scenePhase: ScenePhase {
    get { self[Phase.self] }
    set { self[Phase.self] = newValue }
  }

  public var isFocused: Bool { self[Focus.self] }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Horizontal.self] }
    set { self[Horizontal.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Vertical.self] }
    set { self[Vertical.self] = newValue }
  }

  /// Puts a view away. Nothing is put away from a still picture.
  public var dismiss: DismissAction { DismissAction() }
}

/// Whether an app is in use.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// How much room an interface has.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Puts a view away. Does nothing in a still picture.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}
