// How symbols are drawn: colours of their layers, variants, scale.

package import ArcGraphics

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  private let kind: Kind

  /// All layers in the foreground.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Further layers in fainter shades of the foreground.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A layer for each level of the foreground.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// In the colours that common symbols have of themselves, the rest in the foreground.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)

  /// The mode of symbols that name none: a layer for each level where the foreground has levels of its own.
  static func standard(in environment: EnvironmentValues) -> SymbolRenderingMode {
    (environment.foregroundLevels?.styles.count ?? 1) > 1 ? .palette : .monochrome
  }

  func paints(in environment: EnvironmentValues) -> [PaintSpec] {
    switch kind {
    case .monochrome, .multicolor: [environment.foregroundPaint().spec]
    case .hierarchical: [1, 0.5, 0.25].map { environment.foregroundPaint().spec.multipliedAlpha($0) }
    case .palette: (0..<3).map { environment.foregroundPaint(level: $0).spec }
    }
  }

  /// The symbols' own colours in an environment, or nil where they take the foreground's.
  func hues(in environment: EnvironmentValues) -> [RGBA]? {
    guard kind == .multicolor else { return nil }
    return SymbolShape.Hue.allCases.map { hue in
      switch hue {
      case .red: Color.red.rgba(in: environment)
      case .orange: Color.orange.rgba(in: environment)
      case .yellow: Color.yellow.rgba(in: environment)
      case .green: Color.green.rgba(in: environment)
      case .cyan: Color.cyan.rgba(in: environment)
      case .blue: Color.blue.rgba(in: environment)
      case .indigo: Color.indigo.rgba(in: environment)
      case .purple: Color.purple.rgba(in: environment)
      case .brown: Color.brown.rgba(in: environment)
      case .gray: Color.gray.rgba(in: environment)
      case .cloud: environment.colorScheme == .dark ? .white : RGBA(hex: 0xC7C7CC)
      case .white: .white
      case .black: .black
      }
    }
  }
}

/// Variants of symbols beside those that their names ask for.
public struct SymbolVariants: Hashable, Sendable {
  private(set) var node: Set<SymbolRequest.Variant> = []

  private func adding(_ variant: SymbolRequest.Variant) -> SymbolVariants {
    var variants = self
    variants.node.insert(variant)
    return variants
  }

  public static let none = SymbolVariants()
  public static let fill = none.fill
  public static let circle = none.circle
  public static let square = none.square
  public static let slash = none.slash
  /// Drawn as the square.
  public static let rectangle = none.square

  public var fill: SymbolVariants { adding(.fill) }
  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var slash: SymbolVariants { adding(.slash) }
  public var rectangle: SymbolVariants { adding(.square) }

  public func contains(_ other: SymbolVariants) -> Bool { node.isSuperset(of: other.node) }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.node.formUnion(other.node)
    return variants
  }
}

extension EnvironmentValues {
  private struct Scale: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  private struct Variants: EnvironmentKey { static let defaultValue = SymbolVariants.none }
  private struct Mode: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
  private struct Named: EnvironmentKey {
    static let defaultValue: (@Sendable (_ name: String, _ bundle: String?, ColorScheme) -> (Bitmap, scale: Double)?)? = nil
  }

  public var imageScale: Image.Scale {
    get { self[Scale.self] }
    set { self[Scale.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[Variants.self] }
    set { self[Variants.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[Mode.self] }
    set { self[Mode.self] = newValue }
  }

  /// Finds pictures by name and bundle path, with their pixels per point, before asset catalogues are asked; nil where a host knows of none.
  package var imageNamed: (@Sendable (_ name: String, _ bundle: String?, ColorScheme) -> (Bitmap, scale: Double)?)? {
    get { self[Named.self] }
    set { self[Named.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Adds a variant to the symbols within.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}
