// The types that inert modifiers take.

public import Foundation

/// How a view would come and go.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()

  public init() {}
  public init<T: Transition>(_ transition: T) {}

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view would come and go, in an author's own way.
@MainActor @preconcurrency
public protocol Transition {
  /// The view while it comes or goes. Not asked for: every view is there.
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What transitions of the vocabulary are like: they leave a view alone.
public protocol _StillTransition: Transition where Body == Content {}

extension _StillTransition {
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

extension Transition {
  nonisolated public func combined<T: Transition>(with other: T) -> Self { self }
  nonisolated public func animation(_ animation: Animation?) -> Self { self }
}

/// Comes and goes by itself.
nonisolated public struct IdentityTransition: _StillTransition, Sendable { public init() {} }
/// Comes and goes by opacity.
nonisolated public struct OpacityTransition: _StillTransition, Sendable { public init() {} }
/// Comes and goes by blurring.
nonisolated public struct BlurReplaceTransition: _StillTransition, Sendable {
  public enum Configuration: Hashable, Sendable { case downUp, upUp }
  public init(configuration: Configuration = .downUp) {}
}
/// Comes and goes by size.
nonisolated public struct ScaleTransition: _StillTransition, Sendable {
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
}
/// Comes and goes over an edge.
nonisolated public struct MoveTransition: _StillTransition, Sendable { public init(edge: Edge) {} }
/// Comes over one edge and goes over the other.
nonisolated public struct PushTransition: _StillTransition, Sendable { public init(edge: Edge) {} }
/// Comes and goes by a distance.
nonisolated public struct OffsetTransition: _StillTransition, Sendable { public init(_ offset: CGSize) {} }
/// Comes and goes over the leading and trailing edges.
nonisolated public struct SlideTransition: _StillTransition, Sendable { public init() {} }
/// Comes in one way and goes in another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _StillTransition {
  public init(insertion: Insertion, removal: Removal) {}
}
/// Comes and goes as a symbol moves.
nonisolated public struct SymbolEffectTransition: _StillTransition, Sendable {
  public init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {}
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition()
  }
}

/// How content would change in its place.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition {
    ContentTransition()
  }
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// What belongs to one change.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body` at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// What two matched views would share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What a view's shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 4)
  public static let accessibility = ContentShapeKinds(rawValue: 8)
}

/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// What would be felt.
public struct SensoryFeedback: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let pathComplete = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}
