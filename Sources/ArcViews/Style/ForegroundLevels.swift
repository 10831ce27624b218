// The style of the foreground and its fainter levels, as it flows down the tree.

import ArcGraphics

/// Up to three styles for the levels of the foreground; further levels are fainter shades of the last.
final class ForegroundLevels: Sendable {
  let styles: [any ShapeStyle]
  /// The foreground around the view that set these; nil for the reader's standard.
  let outer: ForegroundLevels?

  init(styles: [any ShapeStyle], outer: ForegroundLevels?) {
    self.styles = styles
    self.outer = outer
  }

  func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    var surroundings = environment
    surroundings.foregroundLevels = outer
    let index = min(level, styles.count - 1)
    return styles[index].stylePaint(in: surroundings, level: level - index)
  }
}

extension EnvironmentValues {
  private struct Levels: EnvironmentKey { static let defaultValue: ForegroundLevels? = nil }
  private struct Tint: EnvironmentKey { static let defaultValue: (any ShapeStyle)? = nil }
  private struct Ground: EnvironmentKey { static let defaultValue: (any ShapeStyle)? = nil }

  var foregroundLevels: ForegroundLevels? {
    get { self[Levels.self] }
    set { self[Levels.self] = newValue }
  }

  /// What controls are tinted with; nil for the system's blue.
  package var tintStyle: (any ShapeStyle)? {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }

  /// What the `background` style stands for; nil for the system's ground.
  var groundStyle: (any ShapeStyle)? {
    get { self[Ground.self] }
    set { self[Ground.self] = newValue }
  }

  /// Whether a view around has said what the foreground is.
  package var hasForeground: Bool { foregroundLevels != nil }

  /// Sets the style of the foreground for what lies within.
  package mutating func setForegroundStyle(_ style: any ShapeStyle) { setForeground(style) }

  /// Sets the styles of the foreground for what lies within.
  mutating func setForeground(_ styles: any ShapeStyle...) {
    foregroundLevels = ForegroundLevels(styles: styles, outer: foregroundLevels)
  }

  /// The paint of the foreground at a level of the hierarchy: 0 is primary.
  package func foregroundPaint(level: Int = 0) -> StylePaint {
    foregroundLevels?.paint(in: self, level: level) ?? StylePaint(.solid(SystemColor.label(level).rgba(in: self)))
  }

  /// What controls are tinted with: what a view around says, else the program's own `AccentColor`, else the system's blue.
  package func tintPaint(level: Int = 0) -> StylePaint {
    guard let style = tintStyle else {
      let accent = AssetCatalog.color(named: "AccentColor", bundle: nil, scheme: colorScheme)
      return StylePaint(.solid((accent ?? SystemColor.blue.rgba(in: self)).multipliedAlpha(Hierarchy.alpha(level))))
    }
    var surroundings = self
    surroundings.tintStyle = nil
    return style.stylePaint(in: surroundings, level: level)
  }

  /// The tint as one colour: a gradient's first where it is a gradient.
  var accentRGBA: RGBA {
    switch tintPaint().spec {
    case .solid(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? SystemColor.blue.rgba(in: self)
    }
  }
}

extension View {
  /// Paints text, symbols and shapes within the view that say nothing of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setForeground(style) }
  }

  /// Paints the first two levels of the foreground within the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    changingEnvironment { $0.setForeground(primary, secondary) }
  }

  /// Paints the three levels of the foreground within the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingEnvironment { $0.setForeground(primary, secondary, tertiary) }
  }

  /// Colours text, symbols and shapes within the view; nil gives back the standard.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { environment in
      if let color { environment.setForeground(color) } else { environment.foregroundLevels = nil }
    }
  }

  /// Tints the controls within the view.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View { changingEnvironment { $0.tintStyle = tint } }

  /// Tints the controls within the view; nil gives back the standard.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tintStyle = tint } }

  /// The older name of `tint(_:)`.
  nonisolated public func accentColor(_ color: Color?) -> some View { changingEnvironment { $0.tintStyle = color } }

  /// What the `background` style stands for within the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { changingEnvironment { $0.groundStyle = style } }
}
