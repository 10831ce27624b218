// Alignment guides as layout sees them: a name, an axis, and a default place.

/// A guide of one axis. Equal keys are the same guide.
public struct AlignmentKey: Sendable, Hashable {
  /// The type that defines the guide.
  public let id: ObjectIdentifier
  /// For text stages and errors, for example `leading`.
  public let name: String
  public let isVertical: Bool
  /// Where the guide lies in a view that does not say otherwise, in points from its left (or, right to left, its right) or top edge.
  public let defaultValue: @MainActor @Sendable (NodeDimensions) -> Double

  public init(
    id: ObjectIdentifier, name: String, isVertical: Bool, defaultValue: @escaping @MainActor @Sendable (NodeDimensions) -> Double
  ) {
    self.id = id
    self.name = name
    self.isVertical = isVertical
    self.defaultValue = defaultValue
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.isVertical == b.isVertical }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isVertical)
  }
}

/// A horizontal and a vertical guide.
public struct AlignmentPair: Sendable, Hashable {
  public var horizontal: AlignmentKey
  public var vertical: AlignmentKey

  public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A view's size and guides, for a closure that computes one guide from others.
public struct NodeDimensions: Sendable {
  public var width: Double
  public var height: Double
  /// The guide's place: explicit, else its default.
  public var value: @MainActor (AlignmentKey) -> Double
  /// The guide's place only where a view has set it.
  public var explicitValue: @MainActor (AlignmentKey) -> Double?

  public init(
    width: Double, height: Double, value: @escaping @MainActor (AlignmentKey) -> Double,
    explicitValue: @escaping @MainActor (AlignmentKey) -> Double?
  ) {
    self.width = width
    self.height = height
    self.value = value
    self.explicitValue = explicitValue
  }
}

/// The guides that layout itself knows. The vocabulary's alignments are made of these.
public enum StandardGuide {
  private enum Leading {}
  private enum CenterX {}
  private enum Trailing {}
  private enum Top {}
  private enum CenterY {}
  private enum Bottom {}
  private enum FirstBaseline {}
  private enum LastBaseline {}

  public static let leading = AlignmentKey(id: ObjectIdentifier(Leading.self), name: "leading", isVertical: false) { _ in 0 }
  public static let centerX = AlignmentKey(id: ObjectIdentifier(CenterX.self), name: "center", isVertical: false) { $0.width / 2 }
  public static let trailing = AlignmentKey(id: ObjectIdentifier(Trailing.self), name: "trailing", isVertical: false) { $0.width }
  public static let top = AlignmentKey(id: ObjectIdentifier(Top.self), name: "top", isVertical: true) { _ in 0 }
  public static let centerY = AlignmentKey(id: ObjectIdentifier(CenterY.self), name: "center", isVertical: true) { $0.height / 2 }
  public static let bottom = AlignmentKey(id: ObjectIdentifier(Bottom.self), name: "bottom", isVertical: true) { $0.height }
  /// The first line's baseline; the bottom of a view without text.
  public static let firstBaseline = AlignmentKey(
    id: ObjectIdentifier(FirstBaseline.self), name: "firstTextBaseline", isVertical: true
  ) { $0.height }
  public static let lastBaseline = AlignmentKey(
    id: ObjectIdentifier(LastBaseline.self), name: "lastTextBaseline", isVertical: true
  ) { $0.height }
}
