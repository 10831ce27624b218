// Draws golden cases, each from an exchange file, on no machine in particular.

import ArcGolden
import ArcHabits
import ArcRendering
import Foundation

/// Draws golden cases. Nothing of the machine but its fonts' place goes in.
@MainActor
final class GoldenStudio {
  private let folder: GoldenFolder
  private let studio: Studio
  private let machine: Machine
  /// Where the stores of the cases are made; it goes when this object does.
  private let stores: URL
  private var made: [String: String] = [:]

  init(_ folder: GoldenFolder, on machine: Machine) throws {
    self.folder = folder
    self.machine = machine
    studio = try Studio(machine)
    stores = FileManager.default.temporaryDirectory.appending(path: "arcflow-golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: stores, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: stores) }

  /// Every stage of a case's drawing.
  func drawing(of golden: GoldenCase) async throws -> GoldenDrawing {
    let request = try GoldenRequest(of: golden)
    let invocation = try request.invocation(for: golden)
    let picture = try PictureRequest(invocation)
    let store = try await store(request.store, for: golden)
    let view = DayView(try HabitReader.snapshot(of: store, only: []), for: invocation, on: machine)
    let scene = Scene(
      store: store, instant: view.instant, zone: view.book.zone, locale: request.locale ?? "en_US",
      habit: try picture.habit.map { try view.habit($0).id })
    let shown = picture.drawsTileOnError ? try studio.tile(picture, in: scene) : try await studio.shown(picture, in: scene)
    return GoldenDrawing(shown.drawing, timeline: shown.record, picture: studio.renderer.paint(shown.drawing))
  }

  /// A store with what an exchange file holds, made once for all cases that share the file.
  private func store(_ name: String?, for golden: GoldenCase) async throws -> String {
    if let path = made[name ?? ""] { return path }
    let path = stores.appending(path: "\(made.count).sqlite").path
    let store = try HabitStore(file: path, replica: "golden", clock: { Instant(seconds: 0) })
    if let name {
      do {
        try await store.apply(try ImportPlan(reading: folder.url.appending(path: name).path, as: .arcflow))
      } catch {
        throw Failure.badCase(golden.name, reason: error.sentence)
      }
    }
    made[name ?? ""] = path
    return path
  }
}
