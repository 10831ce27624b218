// Outlines of shapes as symbols.

import ArcViews
public import Foundation

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The shape's outline alone; width in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { BorderedSymbol(base: self, style: style) }
}

/// A line inside of a shape's outline.
nonisolated struct BorderedSymbol<Base: InsettableShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func path(in rect: CGRect) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    return base.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}
