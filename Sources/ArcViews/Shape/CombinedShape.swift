// Shapes and paths made of two others.

import ArcGraphics
public import Foundation

extension Path {
  private func combined(with other: Path, _ combination: PathOperation, _ eoFill: Bool) -> Path {
    Path(vector.combined(combination, with: other.vector, rule: eoFill ? .evenOdd : .nonZero, tolerance: 0.01))
  }

  /// The area of both. Curves become short lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill) }

  /// The area that both share.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .intersection, eoFill) }

  /// This area without the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .difference, eoFill) }

  /// The area of either but not of both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .symmetricDifference, eoFill) }

  /// The path's lines where they lie within another area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(vector.lines(inside: true, of: other.vector, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// The path's lines where they lie outside of another area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(vector.lines(inside: false, of: other.vector, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// The outline of the path's area, without lines that cross.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), .union, eoFill) }
}

/// A shape made of two others in the same room.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Combination: Sendable {
    case area(PathOperation)
    case lines(inside: Bool)
  }

  let first: First
  let second: Second
  let combination: Combination
  let rule: FillRule

  public func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect).vector, second.path(in: rect).vector)
    switch combination {
    case .area(let combination): return Path(a.combined(combination, with: b, rule: rule, tolerance: 0.01))
    case .lines(let inside): return Path(a.lines(inside: inside, of: b, rule: rule))
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
  private func combined<T: Shape>(with other: T, _ combination: _CombinedShape<Self, T>.Combination, _ eoFill: Bool)
    -> _CombinedShape<Self, T>
  { _CombinedShape(first: self, second: other, combination: combination, rule: eoFill ? .evenOdd : .nonZero) }

  /// The area of both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(with: other, .area(.union), eoFill) }

  /// The area that both share.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, .area(.intersection), eoFill)
  }

  /// This area without the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, .area(.difference), eoFill)
  }

  /// The area of either but not of both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, .area(.symmetricDifference), eoFill)
  }

  /// The outline where it lies within another area.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, .lines(inside: true), eoFill)
  }

  /// The outline where it lies outside of another area.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other, .lines(inside: false), eoFill)
  }
}
