// The SVG and the PNG of a display list are the same picture: librsvg's rendering of one against our pixels of the other.

import ArcGraphics
import ArcImages
import ArcPaint
import Foundation
import Testing

@Suite("SVG against pixels")
struct SVGAgreementTests {
  static let rsvg = "/usr/bin/rsvg-convert"
  static var hasRSVG: Bool { FileManager.default.isExecutableFile(atPath: rsvg) }

  /// What librsvg makes of a document.
  static func rasterized(_ svg: String) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("arcpaint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
    try svg.write(to: source, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: rsvg)
    process.arguments = [source.path, "-o", target.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try PNG.decode([UInt8](Data(contentsOf: target)))
  }

  static func greatestDifference(_ a: Bitmap, _ b: Bitmap) -> (levels: Int, x: Int, y: Int) {
    guard a.width == b.width, a.height == b.height else { return (256, -1, -1) }
    var worst = (levels: 0, x: 0, y: 0)
    for i in a.pixels.indices {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let d = abs(Int(a.pixels[i] >> shift & 255) - Int(b.pixels[i] >> shift & 255))
        if d > worst.levels { worst = (d, i % a.width, i / a.width) }
      }
    }
    return worst
  }

  @Test(
    "Rasterised by librsvg, an SVG agrees with the painted picture within 16 levels",
    .enabled(if: hasRSVG, "rsvg-convert is not installed"), arguments: Pictures.all.map(\.name))
  func agrees(name: String) throws {
    let list = try #require(Pictures.all.first { $0.name == name }).list
    let painted = Painter().paint(list)
    let svg = SVGWriter { PNG.encode($0) }.svg(list)
    let worst = Self.greatestDifference(painted, try Self.rasterized(svg))
    #expect(worst.levels <= 16, "at \(worst.x), \(worst.y)")
  }

  @Test("An SVG is well-formed XML and the same bytes twice", arguments: Pictures.all.map(\.name))
  func wellFormed(name: String) throws {
    let list = try #require(Pictures.all.first { $0.name == name }).list
    let svg = SVGWriter { PNG.encode($0) }.svg(list)
    #expect(svg == SVGWriter { PNG.encode($0) }.svg(list))
    // Embedded pictures are letters at random; the rest has no number that is none.
    let words = svg.split(separator: "base64,").enumerated().map { $0 == 0 ? $1 : $1.drop { $0 != "\"" } }.joined()
    #expect(!words.contains("nan") && !words.contains("-0\"") && !words.contains("inf"))
    #expect(Self.unclosed(svg) == [])
  }

  /// The elements that are open at the end, or the first that does not match; enough to see that nothing was left out.
  static func unclosed(_ svg: String) -> [String] {
    var open: [String] = []
    for piece in svg.split(separator: "<", omittingEmptySubsequences: true) {
      guard let end = piece.firstIndex(of: ">") else { return ["no end: \(piece.prefix(20))"] }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { return [String(tag)] }
      } else if !tag.hasSuffix("/") {
        open.append(String(tag.prefix { $0 != " " }))
      }
      if tag.filter({ $0 == "\"" }).count % 2 != 0 { return ["quotes: \(tag)"] }
    }
    return open
  }
}
