// What an SVG defines once and refers to: glyphs, shapes, gradients, clips, masks, named by their content.

import ArcGraphics

/// The `<defs>` of a document. An id is made from the content alone, so several documents in one page cannot mix them up.
struct SVGDefinitions {
  private(set) var text = SVGText()
  private var contents: [String: [UInt8]] = [:]
  private var names: [[UInt8]: String] = [:]

  /// The id of an element, defined if it is new.
  ///
  /// - Parameters:
  ///   - kind: A letter that says what it is.
  ///   - open: The element's name and a space.
  ///   - rest: What follows the id attribute, up to the end of the element.
  mutating func id(kind: StaticString, open: StaticString, rest: SVGText) -> String {
    if let known = names[rest.bytes] { return known }
    var id = "\(kind)\(Self.digest(rest.bytes))"
    // Two contents of one digest within a document: practically never, and then the later one gets a longer name.
    while let other = contents[id], other != rest.bytes { id += "x" }
    contents[id] = rest.bytes
    names[rest.bytes] = id
    text.append("<")
    text.append(open)
    text.append(" id=\"")
    text.append(id)
    text.append("\"")
    text.append(rest)
    return id
  }

  /// Six letters and digits, about 31 bits, of some bytes.
  static func digest(_ bytes: [UInt8]) -> String {
    var h: UInt64 = 0xcbf2_9ce4_8422_2325
    for b in bytes { h = (h ^ UInt64(b)) &* 0x100_0000_01b3 }
    h ^= h >> 31
    h = h &* 0xff51_afd7_ed55_8ccd
    h ^= h >> 33
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    var result = ""
    for _ in 0..<6 {
      result.append(digits[Int(h % 36)])
      h /= 36
    }
    return result
  }
}
