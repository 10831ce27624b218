// What files cost: true-colour PNG against libpng's defaults, and a StandBy for a display of 1 bit from entry to bytes.

import ArcGraphics
import ArcHabitWidgets
import ArcImages
import ArcPaint
import ArcRendering
import ArcText
import ArcViews
import ArcWidgets
import Foundation
import HabitTemplates

/// The four families as pictures, by their names.
@MainActor
func familyPictures(assets: String) throws -> [(name: String, picture: Bitmap)] {
  let renderer = try Renderer(assets: AssetLocations(searching: [assets]))
  let families: [(String, WidgetFamily, WidgetPlacement?)] = [
    ("small", .systemSmall, nil), ("circular", .accessoryCircular, nil), ("rectangular", .accessoryRectangular, nil),
    ("standby", .systemSmall, .standBy),
  ]
  return families.map { name, family, placement in
    let options = PictureOptions(
      family: family, placement: placement, date: Date(timeIntervalSince1970: 1_774_004_400), timeZone: .gmt,
      locale: Locale(identifier: "en_US"))
    let drawing = renderer.draw(HabitEntryView(entry: entry(done: 41)), title: "Habits", options: options)
    return (name, renderer.paint(drawing))
  }
}

/// The median time of encoding a picture, in microseconds, and its bytes.
func encodeTime(of picture: Bitmap, rounds: Int) -> (time: Double, bytes: Int) {
  var bytes = 0
  let times = (0..<rounds).map { _ in microseconds { bytes = PNG.encode(picture).count } }
  return (times.sorted()[rounds / 2], bytes)
}

/// The bytes of red, green and blue of a picture, as other programs take them.
func rgb(_ picture: Bitmap) -> Data {
  Data(picture.pixels.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] })
}

/// The median time from an entry to the file of a 1-bit display, fonts and shapes kept, in microseconds, and the file's bytes.
@MainActor
func panelTime(assets: String, profile: DeviceProfile, frames: Int) throws -> (time: Double, bytes: Int) {
  let renderer = try Renderer(assets: AssetLocations(searching: [assets]))
  let painter = Painter(edges: .crisp)
  var options = PictureOptions(
    family: .systemSmall, placement: .standBy, size: Size(width: Double(profile.width), height: Double(profile.height)), scale: 1,
    colorScheme: .light, snapsGlyphs: true, date: Date(timeIntervalSince1970: 1_774_004_400), timeZone: .gmt,
    locale: Locale(identifier: "en_US"))
  options.inks = .blackAndWhite
  var times: [Double] = []
  var bytes = 0
  for frame in -5..<frames {
    let time = microseconds {
      let drawing = renderer.draw(HabitEntryView(entry: entry(done: 1 + (frame + 5) % 96)), title: "Habits", options: options)
      let list = profile.legible(drawing.list)
      precondition(profile.findings(in: list).isEmpty)
      bytes = profile.file(for: painter.paint(list)).bytes.count
    }
    if frame >= 0 { times.append(time) }
  }
  return (times.sorted()[times.count / 2], bytes)
}
