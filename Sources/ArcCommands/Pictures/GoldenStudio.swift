// Draws golden cases, each from an exchange file, on no machine in particular.

import ArcGolden
import ArcGraphics
import ArcHabits
import ArcImages
import ArcRendering
import Foundation

extension PanelSheet {
  /// The stages of a display's picture: those before, what the file is, and its pixels, or what the display will show.
  @MainActor
  fileprivate func golden(_ stages: [GoldenStage], isAsSeen: Bool) -> GoldenDrawing {
    let file = file()
    let lines = ["\(profile.format.rawValue) of \(profile.depth) bits, \(file.bitmap.width) × \(file.bitmap.height)"] + remarks
    let picture = isAsSeen ? profile.look(of: file, enlargedBy: 2) : file.bitmap
    return GoldenDrawing(
      stages: stages + [GoldenStage(name: "file", text: (lines + [file.sentence(on: profile)].compactMap(\.self)).joined(separator: "\n"))],
      picture: picture)
  }
}

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
    let store = try await store(request.store, for: golden)
    if invocation.arguments[0] == "page" { return try await page(invocation, request, store) }
    let picture = try PictureRequest(invocation, devices: DeviceShelf(goldens: folder.url.path))
    let view = DayView(try HabitReader.snapshot(of: store), for: invocation, on: machine)
    let scene = Scene(
      store: store, habits: view.book.snapshot, instant: view.instant, zone: view.book.zone, locale: request.locale ?? "en_US",
      habit: try picture.habit.map { try view.habit($0).id })
    let shown = picture.drawsTileOnError ? try studio.tile(picture, in: scene) : try await studio.shown(picture, in: scene)
    guard let panel = picture.panel else {
      return GoldenDrawing(shown.drawing, timeline: shown.record, picture: studio.renderer.paint(shown.drawing))
    }
    let sheet = PanelSheet(shown.drawing, on: panel.request.profile, panel.plan)
    let stages = GoldenDrawing(shown.drawing, timeline: shown.record, picture: sheet.picture).stages
    return sheet.golden(stages, isAsSeen: panel.request.isAsSeen)
  }

  /// A page of widgets: where each lies and what it draws, one after another.
  private func page(_ invocation: Invocation, _ request: GoldenRequest, _ store: String) async throws -> GoldenDrawing {
    let devices = DeviceShelf(goldens: folder.url.path)
    guard let panel = try PanelRequest(invocation, titled: "page", among: devices), let path = invocation[PictureSettings.layout] else {
      throw UsageError.conflict("a page has --device and --layout")
    }
    let layout = try PageLayout.read(folder.url.appending(path: path).path)
    let view = DayView(try HabitReader.snapshot(of: store), for: invocation, on: machine)
    let page = try await studio.page(layout, at: path, on: panel.profile, day: view.date) { habit in
      Scene(
        store: store, habits: view.book.snapshot, instant: view.instant, zone: view.book.zone, locale: request.locale ?? "en_US",
        habit: try habit.map { try view.habit($0).id })
    }
    let stages = page.parts.map { part in
      GoldenStage(name: "\(part.name) at (\(part.x), \(part.y))", text: "\(part.shown.drawing.list)")
    }
    return page.sheet.golden(stages, isAsSeen: panel.isAsSeen)
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
