// Colour glyphs: the strike of a bitmap font, decoded once, drawn at the size of the text.

import ArcGraphics

/// Turns colour glyphs into bitmaps with a place.
final class PictureSource {
  private struct Name: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  private var bitmaps = BoundedCache<Name, Bitmap?>(capacity: 64)

  /// The glyph's bitmap and where it goes, in points, or nil where it cannot be read.
  func piece(_ glyph: UInt32, of instance: FaceInstance, size: Double, x: Double, baseline: Double) -> TextLayout.Piece? {
    let name = Name(face: ObjectIdentifier(instance.face), glyph: glyph)
    let bitmap: Bitmap?
    if let known = bitmaps.value(for: name) {
      bitmap = known
    } else {
      bitmap = instance.png(glyph).flatMap(decodedPNG)
      bitmaps.store(bitmap, for: name)
    }
    guard let bitmap, let box = instance.box(glyph), box.width > 0, box.height > 0 else { return nil }
    let rect = Rect(
      x: x + box.minX * size, y: baseline + box.minY * size, width: box.width * size, height: box.height * size)
    return .bitmap(bitmap, rect: rect)
  }
}
