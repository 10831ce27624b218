// A size on offer to a view.

public import Foundation

/// A size on offer, in points: nil is "your ideal", infinity is "your most", 0 is "your least".
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ node: ProposedNodeSize) { self.init(width: node.width.map { CGFloat($0) }, height: node.height.map { CGFloat($0) }) }

  var node: ProposedNodeSize { ProposedNodeSize(width: width.map { Double($0) }, height: height.map { Double($0) }) }

  /// The size with what is not specified taken from `size`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
