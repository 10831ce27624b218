// Rectangles whose corners follow those of the container.

public import Foundation

extension Edge {
  /// The corners of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }
      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case concentric(least: CGFloat), fixed(CGFloat) }

      let kind: Kind

      /// As far within the container's corner as the rectangle lies within the container.
      public static let concentric = Style(kind: .concentric(least: 0))
      public static func concentric(minimum: Style) -> Style { Style(kind: .concentric(least: minimum.radius(concentric: 0))) }
      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      func radius(concentric: CGFloat) -> CGFloat {
        switch kind {
        case .concentric(let least): max(least, concentric)
        case .fixed(let radius): radius
        }
      }
    }
  }
}

/// A rectangle whose corners follow those of the container around it.
nonisolated public struct ConcentricRectangle: InsettableShape {
  let topLeading: Edge.Corner.Style
  let topTrailing: Edge.Corner.Style
  let bottomLeading: Edge.Corner.Style
  let bottomTrailing: Edge.Corner.Style
  let isUniform: Bool
  /// The radius of the concentric corners, in points; 0 until the container is known.
  var radius: CGFloat = 0

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style, isUniform: Bool = false
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.isUniform = isUniform
  }

  public init() { self.init(.concentric, .concentric, .concentric, .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, isUniform: isUniform)
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }

  public init(uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric) {
    self.init(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners)
  }

  public init(uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric) {
    self.init(uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners)
  }

  public func path(in rect: CGRect) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: radius), bottomLeading: bottomLeading.radius(concentric: radius),
      bottomTrailing: bottomTrailing.radius(concentric: radius), topTrailing: topTrailing.radius(concentric: radius))
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  /// The rectangle in a container that gives its corners a radius.
  func settled(radius: CGFloat) -> ConcentricRectangle {
    var result = self
    result.radius = radius
    return result
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the plate of a button.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
