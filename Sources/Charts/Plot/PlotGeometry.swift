// Where marks lie in a plot of some size.

import ArcGraphics
import ArcViews
import Foundation

/// The scales of a plot, and the frames of marks in it, in points from its top left corner.
struct PlotGeometry {
  let size: Size
  let x: PositionScale
  let y: PositionScale
  /// The room of a bar that has none of its own, in points along each axis; nil where there is no such bar.
  var barRoom: (x: Double?, y: Double?) = (nil, nil)
  var isRightToLeft = false

  /// A place on the x axis.
  func placeX(_ datum: Datum) -> Double? { x.position(datum) }
  func placeY(_ datum: Datum) -> Double? { y.position(datum) }

  /// The stretch that a span covers along an axis, at its thickest; nil where the scale has no place for it.
  func stretch(_ span: Span, along axis: Axis) -> (Double, Double)? {
    let scale = axis == .horizontal ? x : y
    let length = axis == .horizontal ? size.width : size.height
    let turns = axis == .horizontal && isRightToLeft
    func place(_ value: Double) -> Double { turns ? length - value : value }
    switch span {
    case .whole: return (0, length)
    case .value(let datum): return scale.position(datum).map { ($0, $0) }
    case .bin(let a, let b), .range(let a, let b):
      guard let start = scale.position(a), let end = scale.position(b) else { return nil }
      // A stretch of categories covers their rooms.
      let half = (scale.band ?? 0) / 2 * (start <= end ? 1 : -1)
      return (start - half, end + half)
    case .point(let value):
      let middle = value.map(place) ?? length / 2
      return (middle, middle)
    case .points(let a, let b): return (place(a ?? 0), place(b ?? length))
    }
  }

  /// The middle of a span along an axis.
  func middle(_ span: Span, along axis: Axis) -> Double? { stretch(span, along: axis).map { ($0.0 + $0.1) / 2 } }

  func point(_ mark: PlacedMark) -> Point? {
    guard let px = middle(mark.x, along: .horizontal), let py = middle(mark.y, along: .vertical) else { return nil }
    let x = px + slotShift(of: mark, along: .horizontal)
    return Point(x: x, y: py + slotShift(of: mark, along: .vertical))
  }

  /// The room that a span gives a bar across it, and its middle.
  private func room(_ span: Span, along axis: Axis) -> (middle: Double, room: Double, isOwn: Bool)? {
    guard let (start, end) = stretch(span, along: axis) else { return nil }
    let scale = axis == .horizontal ? x : y
    let middle = (start + end) / 2
    switch span {
    case .value(.category): return (middle, scale.band ?? 0, true)
    case .bin, .range, .points, .whole: return (middle, abs(end - start), true)
    case .value: return (middle, min((axis == .horizontal ? barRoom.x : barRoom.y) ?? 10, 32), false)
    case .point: return (middle, axis == .horizontal ? size.width : size.height, true)
    }
  }

  private func slotAxis(of mark: PlacedMark) -> Axis {
    mark.mark.look.position?.axis ?? (mark.isUpright ? .horizontal : .vertical)
  }

  /// How far marks beside one another stand from the middle.
  private func slotShift(of mark: PlacedMark, along axis: Axis) -> Double {
    guard let slot = mark.slot, let position = mark.mark.look.position, slotAxis(of: mark) == axis,
      let room = room(axis == .horizontal ? mark.x : mark.y, along: axis)?.room
    else { return 0 }
    let each = position.span.length(in: room, share: 0.8) / Double(slot.count)
    let shift = (Double(slot.index) + 0.5 - Double(slot.count) / 2) * each
    return axis == .horizontal && isRightToLeft ? -shift : shift
  }

  /// The stretch across a bar.
  private func across(_ mark: PlacedMark, _ span: Span, _ dimension: MarkDimension, share: Double, along axis: Axis) -> (Double, Double)? {
    guard var (middle, room, _) = room(span, along: axis) else { return nil }
    if let slot = mark.slot, let position = mark.mark.look.position, slotAxis(of: mark) == axis {
      middle += slotShift(of: mark, along: axis)
      room = position.span.length(in: room, share: 0.8) / Double(slot.count)
      let width = dimension.length(in: room, share: 0.94)
      return (middle - width / 2, middle + width / 2)
    }
    let width = max(dimension.length(in: room, share: share), 0.25)
    return (middle - width / 2, middle + width / 2)
  }

  /// The rectangle of a bar.
  func bar(_ mark: PlacedMark) -> Rect? {
    let (base, growth): (Axis, Axis) = mark.isUpright ? (.horizontal, .vertical) : (.vertical, .horizontal)
    let dimension = mark.isUpright ? mark.mark.width : mark.mark.height
    let share: Double =
      switch mark.base {
      case .bin: 0.8
      case .range, .points, .whole: 1
      case .value, .point: 0.7
      }
    guard let side = across(mark, mark.base, dimension, share: share, along: base) else { return nil }
    let length: (Double, Double)?
    if case .value(.category) = mark.growth {
      length = across(mark, mark.growth, mark.isUpright ? mark.mark.height : mark.mark.width, share: 0.7, along: growth)
    } else {
      length = stretch(mark.growth, along: growth)
    }
    guard let length else { return nil }
    return mark.isUpright ? Rect(side, length) : Rect(length, side)
  }

  /// The rectangle of a rectangle mark.
  func rectangle(_ mark: PlacedMark) -> Rect? {
    guard let width = across(mark, mark.x, mark.mark.width, share: 1, along: .horizontal),
      let height = across(mark, mark.y, mark.mark.height, share: 1, along: .vertical)
    else { return nil }
    return Rect(width, height)
  }

  /// The ends of a rule.
  func rule(_ mark: PlacedMark) -> (Point, Point)? {
    guard let (x0, x1) = stretch(mark.x, along: .horizontal), let (y0, y1) = stretch(mark.y, along: .vertical) else { return nil }
    if mark.isUpright {
      let x = (x0 + x1) / 2
      return (Point(x: x, y: y0), Point(x: x, y: y1))
    }
    let y = (y0 + y1) / 2
    return (Point(x: x0, y: y), Point(x: x1, y: y))
  }

  /// The two ends of an area at one of its points, the farther from zero first.
  func area(_ mark: PlacedMark) -> (Point, Point)? {
    guard let base = middle(mark.base, along: mark.isUpright ? .horizontal : .vertical),
      let (from, to) = stretch(mark.growth, along: mark.isUpright ? .vertical : .horizontal)
    else { return nil }
    if mark.isUpright { return (Point(x: base, y: to), Point(x: base, y: from)) }
    return (Point(x: to, y: base), Point(x: from, y: base))
  }
}

extension Rect {
  /// From the two ends of each side, in any order.
  fileprivate init(_ x: (Double, Double), _ y: (Double, Double)) {
    self.init(x: min(x.0, x.1), y: min(y.0, y.1), width: abs(x.1 - x.0), height: abs(y.1 - y.0))
  }
}
