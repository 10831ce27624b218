// Pictures within fonts, read by the Cairo that Pango brings.

import ArcGraphics
import CPango

/// The pixels of a PNG file, or nil where it is none.
func decodedPNG(_ bytes: [UInt8]) -> Bitmap? {
  var reader = (bytes: bytes, position: 0)
  let surface = withUnsafeMutablePointer(to: &reader) { reader in
    pango.cairo_image_surface_create_from_png_stream(
      { closure, target, length in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = closure.assumingMemoryBound(to: (bytes: [UInt8], position: Int).self)
        let start = reader.pointee.position
        guard start + Int(length) <= reader.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
        for i in 0..<Int(length) { target[i] = reader.pointee.bytes[start + i] }
        reader.pointee.position = start + Int(length)
        return CAIRO_STATUS_SUCCESS
      }, reader)
  }
  defer { pango.cairo_surface_destroy(surface) }
  guard pango.cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = pango.cairo_image_surface_get_data(surface) else {
    return nil
  }
  let (width, height) = (Int(pango.cairo_image_surface_get_width(surface)), Int(pango.cairo_image_surface_get_height(surface)))
  let stride = Int(pango.cairo_image_surface_get_stride(surface))
  let isOpaque = pango.cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
  var bitmap = Bitmap(width: width, height: height)
  for y in 0..<height {
    let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    for x in 0..<width { bitmap[x, y] = isOpaque ? row[x] | 0xff00_0000 : row[x] }
  }
  return bitmap
}
