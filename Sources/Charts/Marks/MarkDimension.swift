// How thick a mark is, how it stacks, and how a line runs between its points.

public import Foundation

/// The thickness of a mark across its direction.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(Double)
    case inset(Double)
    case ratio(Double)
  }

  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The room less `value` points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A share of the room, 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

  /// The thickness in some room, in points; `share` of it where nothing is said.
  func length(in room: Double, share: Double) -> Double {
    switch kind {
    case .automatic: room * share
    case .fixed(let length): length
    case .inset(let inset): max(0, room - 2 * inset)
    case .ratio(let ratio): room * ratio
    }
  }
}

/// How marks at one place are put on top of one another.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// One on top of another, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Shares of the whole, 0 to 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One on top of another, the whole around zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
  }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that never overshoots its points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let cardinal = InterpolationMethod.cardinal(tension: 0)
  public static let catmullRom = InterpolationMethod.catmullRom(alpha: 0.5)
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  /// `tension` from 0 (loose) to 1 (straight lines).
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension: tension)) }
  /// `alpha` from 0 (uniform) to 1 (by distance).
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha: alpha)) }
}

extension InterpolationMethod: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal(let tension): tension == 0 ? "cardinal" : "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
    }
  }
}
