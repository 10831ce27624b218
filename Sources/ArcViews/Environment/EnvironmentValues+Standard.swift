// The values of the environment that describe the reader and the place.

public import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How strongly the reader wants colours to differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Which way lines and leading edges run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// Why a view hides what it says.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is nothing to say yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What `privacySensitive()` marks is not for everyone's eyes.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is about to change.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private struct Scheme: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct Contrast: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
  private struct Direction: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private struct Scale: EnvironmentKey { static let defaultValue: CGFloat = 2 }
  private struct Reasons: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
  private struct Enabled: EnvironmentKey { static let defaultValue = true }
  private struct Luminance: EnvironmentKey { static let defaultValue = false }

  public var colorScheme: ColorScheme {
    get { self[Scheme.self] }
    set { self[Scheme.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[Contrast.self] }
    set { self[Contrast.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[Direction.self] }
    set { self[Direction.self] = newValue }
  }

  /// Device pixels per point.
  public var displayScale: CGFloat {
    get { self[Scale.self] }
    set { self[Scale.self] = newValue }
  }

  /// The width of one device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var redactionReasons: RedactionReasons {
    get { self[Reasons.self] }
    set { self[Reasons.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[Enabled.self] }
    set { self[Enabled.self] = newValue }
  }

  /// Whether the picture is for a screen that is always on and dimmed.
  public var isLuminanceReduced: Bool {
    get { self[Luminance.self] }
    set { self[Luminance.self] = newValue }
  }
}
