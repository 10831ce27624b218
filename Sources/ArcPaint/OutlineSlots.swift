// Glyph outlines that the painter has met, numbered, so that a mask's key need not carry a shape.

import ArcGraphics

/// Numbers outlines. Equal numbers mean equal shapes, whatever a list's keys say.
struct OutlineSlots {
  private struct Outline: Hashable {
    let outline: GlyphOutline
    func hash(into hasher: inout Hasher) { hasher.combine(outline.key) }
  }

  private var numbers: [Outline: Int32] = [:]
  private var boxes: [Rect?] = []
  private var pointCount = 0

  /// The outline's number and the box around it in font units, nil where it has no ink.
  mutating func slot(of outline: GlyphOutline) -> (number: Int32, box: Rect?) {
    let identity = Outline(outline: outline)
    if let number = numbers[identity] { return (number, boxes[Int(number)]) }
    let number = Int32(boxes.count)
    let isDrawable = outline.unitsPerEm > 0 && outline.path.points.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 }
    let box = isDrawable ? outline.path.controlBounds : nil
    numbers[identity] = number
    boxes.append(box)
    pointCount += outline.path.points.count
    return (number, box)
  }

  /// Rough size in memory.
  var byteCount: Int { pointCount * 17 + boxes.count * 160 }

  mutating func dropAll() {
    numbers.removeAll()
    boxes.removeAll()
    pointCount = 0
  }
}
