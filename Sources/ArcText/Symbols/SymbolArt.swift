// The drawing of one symbol, read from its SVG file: filled paths on a grid of 256.

import ArcGraphics

/// A symbol's drawing on the grid, not yet placed.
struct SymbolArt {
  static let grid = 256.0
  var path: VectorPath

  /// The drawing in a file, or nil where it is absent or empty. Rectangles and circles are read beside paths.
  init?(file: String) {
    guard let bytes = bytes(ofFile: file) else { return nil }
    var path = VectorPath()
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      let end = bytes[open...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
      Self.read(bytes[(open + 1)..<end], into: &path)
      position = end
    }
    guard !path.isEmpty else { return nil }
    self.path = path
  }

  init(path: VectorPath) {
    self.path = path
  }

  private static func read(_ element: ArraySlice<UInt8>, into path: inout VectorPath) {
    func isCalled(_ name: String) -> Bool { element.starts(with: (name + " ").utf8) }
    func number(_ name: String) -> Double? {
      attribute(name, of: element).flatMap { Double(String(decoding: $0, as: UTF8.self)) }
    }
    if isCalled("path"), let data = attribute("d", of: element) {
      path.append(ArcText.path(fromData: data))
    } else if isCalled("rect"), let width = number("width"), let height = number("height") {
      let rect = Rect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
      let radius = number("rx") ?? number("ry") ?? 0
      path.append(VectorPath(roundedRect: rect, radiusX: radius, radiusY: radius))
    } else if isCalled("circle"), let cx = number("cx"), let cy = number("cy"), let r = number("r") {
      path.append(VectorPath(ellipseIn: Rect(x: cx - r, y: cy - r, width: 2 * r, height: 2 * r)))
    }
  }

  private static func attribute(_ name: String, of element: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let key = Array((" " + name + "=\"").utf8)
    guard let first = key.first else { return nil }
    var from = element.startIndex
    while let at = element[from...].firstIndex(of: first) {
      if element[at...].starts(with: key) {
        let start = at + key.count
        return element[start..<(element[start...].firstIndex(of: UInt8(ascii: "\"")) ?? element.endIndex)]
      }
      from = at + 1
    }
    return nil
  }
}
