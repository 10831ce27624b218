// Small arithmetic of boxes, proposals and axes.

import ArcGraphics
import ArcViews

extension Rect {
  /// The rectangle without insets; leading is on the right where `rightToLeft`.
  func inset(by insets: Insets, rightToLeft: Bool) -> Rect {
    let left = rightToLeft ? insets.trailing : insets.leading
    return Rect(
      x: minX + left, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The box around the rectangle's image.
  func bounds(under transform: Transform) -> Rect {
    if transform.isIdentity { return self }
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ].map(transform.apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Transform {
  /// The same map seen from coordinates whose origin lies at `origin`.
  func about(_ origin: Point) -> Transform {
    Transform.translation(x: -origin.x, y: -origin.y).then(self).then(.translation(x: origin.x, y: origin.y))
  }
}

extension ProposedNodeSize {
  subscript(axis: StackNode.Axis) -> Double? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  init(_ main: Double?, along axis: StackNode.Axis, across cross: Double?) {
    switch axis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }

  /// The proposal with its unspecified sides taken from `size`.
  func filled(from size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal as authors may not have meant it: never negative, never undefined.
  var sane: ProposedNodeSize {
    func sane(_ length: Double?) -> Double? { length.map { $0 >= 0 ? $0 : 0 } }
    return ProposedNodeSize(width: sane(width), height: sane(height))
  }

  var isUnspecified: Bool { width == nil && height == nil }
}

extension Size {
  subscript(axis: StackNode.Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  init(_ main: Double, along axis: StackNode.Axis, across cross: Double) {
    switch axis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }

  /// A size that can be drawn: what is infinite or undefined is nothing.
  var finite: Size {
    Size(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}

extension StackNode.Axis {
  var across: StackNode.Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Insets {
  /// The insets without what is infinite or undefined.
  var finite: Insets {
    Insets(top: top.finite ?? 0, leading: leading.finite ?? 0, bottom: bottom.finite ?? 0, trailing: trailing.finite ?? 0)
  }
}

extension Double {
  /// The value, or nil where it is infinite or undefined.
  var finite: Double? { isFinite ? self : nil }

  /// The value held between bounds; the lower bound wins.
  func held(_ least: Double?, _ most: Double?) -> Double {
    var value = self
    if let most, value > most { value = most }
    if let least, value < least { value = least }
    return value
  }
}
