// Alignment guides by the names that authors use.

public import Foundation

/// Defines an alignment guide: where it lies in a view that does not say otherwise.
public protocol AlignmentID: SendableMetatype {
  /// In points from the view's left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides, in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
  let node: NodeDimensions

  public var width: CGFloat { node.width }
  public var height: CGFloat { node.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// Where the guide was set explicitly, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

  private func value(_ key: AlignmentKey) -> CGFloat {
    let value = node.value
    return MainActor.assumeIsolated { value(key) }
  }

  private func explicitValue(_ key: AlignmentKey) -> CGFloat? {
    let value = node.explicitValue
    return MainActor.assumeIsolated { value(key).map { CGFloat($0) } }
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.node.width == b.node.width && a.node.height == b.node.height
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: ObjectIdentifier(id), name: "\(id)", isVertical: false) { Double(id.defaultValue(in: ViewDimensions(node: $0))) }
  }

  init(key: AlignmentKey) { self.key = key }

  public static let leading = HorizontalAlignment(key: StandardGuide.leading)
  public static let center = HorizontalAlignment(key: StandardGuide.centerX)
  public static let trailing = HorizontalAlignment(key: StandardGuide.trailing)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: ObjectIdentifier(id), name: "\(id)", isVertical: true) { Double(id.defaultValue(in: ViewDimensions(node: $0))) }
  }

  init(key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(key: StandardGuide.top)
  public static let center = VerticalAlignment(key: StandardGuide.centerY)
  public static let bottom = VerticalAlignment(key: StandardGuide.bottom)
  public static let firstTextBaseline = VerticalAlignment(key: StandardGuide.firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: StandardGuide.lastBaseline)
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// As layout sees it.
  package var pair: AlignmentPair { AlignmentPair(horizontal: horizontal.key, vertical: vertical.key) }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// How the lines of a text lie beside one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
