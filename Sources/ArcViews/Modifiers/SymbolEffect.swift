// How symbols would move. Nothing moves in a still picture: these only compile.

/// A movement of a symbol; its variants are all alike here.
public struct SymbolEffect: Hashable, Sendable {
  public static let automatic = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let bounce = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let drawOn = SymbolEffect()
  public static let drawOff = SymbolEffect()

  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var individually: SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var forward: SymbolEffect { self }
  public var backward: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var plain: SymbolEffect { self }
  public var pulse: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var reversed: SymbolEffect { self }
  public var nonReversed: SymbolEffect { self }
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  public func custom(angle: Angle) -> SymbolEffect { self }
}

/// How often and how fast a symbol would move.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often a movement would come again.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
