// What a StandBy picture costs when fonts and shapes are kept: settling, painting and encoding, each by itself.

import ArcGraphics
import ArcHabitWidgets
import ArcImages
import ArcRendering
import ArcText
import ArcViews
import ArcWidgets
import Foundation
import HabitTemplates

/// Median times of one frame, in microseconds.
struct FrameTimes {
  /// From an entry to a display list.
  let settling: Double
  /// From a display list to pixels.
  let painting: Double
  /// From pixels to PNG bytes.
  let encoding: Double
}

/// An ordinary day with `done` of 97 habits done, so that the ring moves from frame to frame.
func entry(done: Int) -> HabitEntry {
  let date = Date(timeIntervalSince1970: 1_774_004_400)
  let hero = HabitItemViewModel(
    id: "meditate", name: "Meditate", currentStreak: 127, symbolName: "drop.fill", ink: HabitInk(hex: 0x0A84FF), cue: "After the coffee")
  return HabitEntry(date: date, day: "2026-03-20", dayDate: date, phase: .open, habits: [hero], done: done, due: 97, left: 97 - done)
}

/// Draws `frames` different StandBy pictures at two pixels a point.
@MainActor
func frameTimes(assets: String, frames: Int) throws -> FrameTimes {
  let renderer = try Renderer(assets: AssetLocations(searching: [assets]))
  let options = PictureOptions(
    family: .systemSmall, placement: .standBy, date: Date(timeIntervalSince1970: 1_774_004_400), timeZone: .gmt,
    locale: Locale(identifier: "en_US"))
  var settling: [Double] = []
  var painting: [Double] = []
  var encoding: [Double] = []
  for frame in -5..<frames {
    var drawing: Drawing?
    var bitmap = Bitmap(width: 1, height: 1)
    let settle = microseconds {
      drawing = renderer.draw(HabitEntryView(entry: entry(done: 1 + (frame + 5) % 96)), title: "Habits", options: options)
    }
    guard let drawing else { continue }
    let paint = microseconds { bitmap = renderer.paint(drawing) }
    let encode = microseconds { precondition(!PNG.encode(bitmap).isEmpty) }
    guard frame >= 0 else { continue }
    settling.append(settle)
    painting.append(paint)
    encoding.append(encode)
  }
  func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
  return FrameTimes(settling: median(settling), painting: median(painting), encoding: median(encoding))
}
