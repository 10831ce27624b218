// The styles that depend on where they stand: levels of the foreground, tint, ground, fills and separators.

/// A level of the foreground around the view: 0 is the foreground itself.
public struct HierarchicalShapeStyle: PrimitiveShapeStyle {
  let level: Int

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.foregroundPaint(level: self.level + level)
  }
}

/// A fainter level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let level: Int

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    base.stylePaint(in: environment, level: self.level + level)
  }
}

/// The foreground around the view.
public struct ForegroundStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint { environment.foregroundPaint(level: level) }
}

/// The tint around the view.
public struct TintShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint { environment.tintPaint(level: level) }
}

/// The ground on which views stand.
public struct BackgroundStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    guard let style = environment.groundStyle else {
      return StylePaint(.solid(SystemColor.background(level).rgba(in: environment)))
    }
    var surroundings = environment
    surroundings.groundStyle = nil
    return style.stylePaint(in: surroundings, level: level)
  }
}

/// A translucent plate behind small things.
public struct FillShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(.solid(SystemColor.fill(level).rgba(in: environment)))
  }
}

/// The line between neighbours.
public struct SeparatorShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(.solid(SystemColor.separator.rgba(in: environment)))
  }
}

/// What selected things are painted with: the tint.
public struct SelectionShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint { environment.tintPaint(level: level) }
}

/// Text that stands in for what was not entered.
public struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(.solid(SystemColor.label(2 + level).rgba(in: environment)))
  }
}

/// A link's own colour.
public struct LinkShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(.solid(SystemColor.blue.rgba(in: environment)))
  }
}

/// A style whose type is not told.
public struct AnyShapeStyle: PrimitiveShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint { style.stylePaint(in: environment, level: level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension AnyShapeStyle {
  init(erasing style: any ShapeStyle) { self.style = style }
}
