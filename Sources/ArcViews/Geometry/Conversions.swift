// From the authors' geometry to plain geometry and back.

package import ArcGraphics
package import Foundation

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
  package var plain: Point { Point(x: x, y: y) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
  package var plain: Size { Size(width: width, height: height) }
}

extension CGRect {
  package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
  package var plain: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}
