// Views drawn as a widget program draws them, and the pixels that come of it.

import ArcGraphics
import ArcRendering
import ArcText
import ArcViews
import ArcWidgets
import Foundation

@MainActor
enum Stage {
  /// The Assets folder beside Tests.
  private static let assets = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Assets"
  static let date = Date(timeIntervalSince1970: 1_774_004_400)

  static func renderer() throws -> Renderer { try Renderer(assets: AssetLocations(searching: [assets])) }

  /// A view in a room of its own on the scheme's ground, one pixel a point.
  static func draw(
    _ view: some View, _ width: Double, _ height: Double, scheme: ColorScheme = .light, scale: Double = 1
  ) throws -> (drawing: Drawing, pixels: Bitmap) {
    let options = PictureOptions(
      family: .systemSmall, size: Size(width: width, height: height), scale: scale, colorScheme: scheme, date: date, timeZone: .gmt,
      locale: Locale(identifier: "en_US"))
    let renderer = try renderer()
    let drawing = renderer.draw(view, title: "Test", options: options)
    return (drawing, renderer.paint(drawing))
  }
}

extension Bitmap {
  /// A pixel as 0xRRGGBB; the pictures here are opaque.
  func rgb(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] & 0xff_ffff }

  /// Whether a pixel is within `tolerance` of a color in each channel.
  func isNear(_ x: Int, _ y: Int, _ color: UInt32, tolerance: Int = 2) -> Bool {
    let pixel = rgb(x, y)
    return [16, 8, 0].allSatisfy { shift in
      abs(Int(pixel >> UInt32(shift) & 0xff) - Int(color >> UInt32(shift) & 0xff)) <= tolerance
    }
  }
}
