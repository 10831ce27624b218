// The frame of a PNG file: signature, chunks with their check sums.

import CDeflate

extension PNG {
  /// How pixels are stored.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  /// A whole file around compressed pixel data.
  static func file(
    width: Int, height: Int, depth: Int, type: ColorType, options: Options, palette: [UInt32] = [], data: [UInt8]
  ) -> [UInt8] {
    precondition(width > 0 && height > 0 && width < 1 << 31 && height < 1 << 31, "a PNG has at least one pixel")
    var out = ByteWriter(capacity: data.count + 256)
    out.append(signature)
    var head = ByteWriter()
    head.big32(UInt32(width))
    head.big32(UInt32(height))
    head.append([UInt8(depth), type.rawValue, 0, 0, 0])
    chunk("IHDR", head.bytes, to: &out)
    if options.marksSRGB { chunk("sRGB", [0], to: &out) }
    if let scale = options.scale, scale > 0, scale < 1e4 {
      let perMeter = UInt32((scale * 72 / 0.0254).rounded())
      var size = ByteWriter()
      size.big32(perMeter)
      size.big32(perMeter)
      size.append(1)
      chunk("pHYs", size.bytes, to: &out)
    }
    if type == .palette {
      chunk("PLTE", palette.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }, to: &out)
      if let last = palette.lastIndex(where: { $0 >> 24 != 255 }) {
        chunk("tRNS", palette[...last].map { UInt8($0 >> 24) }, to: &out)
      }
    }
    chunk("IDAT", data, to: &out)
    chunk("IEND", [], to: &out)
    return out.bytes
  }

  private static func chunk(_ name: StaticString, _ body: [UInt8], to out: inout ByteWriter) {
    out.big32(UInt32(body.count))
    let start = out.count
    out.append(ascii: name)
    out.append(body)
    let crc = out.bytes.withUnsafeBytes { buffer in
      libdeflate_crc32(0, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    out.big32(crc)
  }
}
