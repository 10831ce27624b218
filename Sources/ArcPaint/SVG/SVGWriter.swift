// From a display list to SVG: the painter's own numbers, so that both draw the same picture.

public import ArcGraphics

/// Writes display lists as SVG: deterministic, with a title and a description, and no text that needs a font.
///
/// What SVG has no words for that every viewer understands (blurs, shadows, angular gradients, some blend modes) is painted and
/// embedded at the picture's own pixels.
public struct SVGWriter {
  private let encode: (Bitmap) -> [UInt8]

  /// - Parameter encodeImage: Turns an embedded bitmap into the bytes of a PNG file.
  public init(encodeImage: @escaping (Bitmap) -> [UInt8]) {
    encode = encodeImage
  }

  /// The picture as a whole SVG document; its user unit is one device pixel.
  public func svg(_ list: DisplayList) -> String {
    let page = Page(commands: list.commands, outlines: list.outlines)
    let box = PixelBox(left: 0, top: 0, right: Painter.side(list.width), bottom: Painter.side(list.height))
    var body = SVGBody(box: box, encode: encode)
    if page.needsPixels {
      body.embed(Painter().paint(list), x: 0, y: 0)
    } else {
      if let ground = list.ground, ground.premultipliedWord >> 24 != 0 {
        body.text.append("<rect width=\"\(box.width)\" height=\"\(box.height)\"")
        body.paint("fill", ground)
        body.text.append("/>")
      }
      body.countShapes(page)
      body.append(page, depth: 0)
    }
    return document(list, box, body)
  }

  private func document(_ list: DisplayList, _ box: PixelBox, _ body: SVGBody) -> String {
    var out = SVGText()
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if body.usesLinks { out.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"") }
    out.append(" width=\"\(box.width)\" height=\"\(box.height)\" viewBox=\"0 0 \(box.width) \(box.height)\" role=\"img\"")
    let words = [("t", "title", list.title), ("d", "desc", list.summary)].filter { !$0.2.isEmpty }
    let ids = words.map { $0.0 + SVGDefinitions.digest(Array($0.2.utf8)) }
    if !ids.isEmpty { out.attribute("aria-labelledby", ids.joined(separator: " ")) }
    out.append(">")
    for ((_, name, text), id) in zip(words, ids) {
      out.append("<\(name) id=\"\(id)\">")
      out.append(escaping: text)
      out.append("</\(name)>")
    }
    if !body.definitions.text.bytes.isEmpty {
      out.append("<defs>")
      out.append(body.definitions.text)
      out.append("</defs>")
    }
    out.append(body.text)
    out.append("</svg>\n")
    return out.string
  }
}
