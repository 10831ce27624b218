// `render`: one picture of a widget, as a file or on standard output.

import ArcGraphics
import ArcHabits
import ArcImages
import ArcPaint
import ArcRendering

extension Command {
  static let render = Command(
    words: ["render"], summary: "Draws the entry of a widget that shows at an instant.",
    details: """
      FAMILY is \(FamilyName.offered.map(\.rawValue).joined(separator: ", ")), or page: several widgets on one display,
      as the file of --layout says.
      A file is written beside its target and renamed; one whose pixels would stay the same is left alone. Folders are not made.
      With --device the picture fills that display, in its inks and its own file format; text that could not be read on it is
      told on standard error, and exits 1 with --strict.
      """, arguments: [.one("FAMILY")], settings: PictureSettings.all + PictureSettings.ofRender
  ) { invocation, machine in
    let devices = try DeviceShelf(folder: invocation[PictureSettings.devices], on: machine)
    if invocation.arguments[0].lowercased() == "page" { return try await renderPage(invocation, machine, devices) }
    if invocation[PictureSettings.layout] != nil { throw UsageError.conflict("--layout belongs to 'render page'") }
    let request = try PictureRequest(invocation, devices: devices)
    if request.output != "-" { try checkTarget(request.output) }
    let view: DayView
    do throws(StoreError) {
      view = try DayView(invocation, on: machine)
    } catch {
      guard request.drawsTileOnError else { throw error }
      let scene = try Scene(invocation, on: machine, view: DayView(.empty, for: invocation, on: machine), habit: nil)
      let studio = try await Studio(machine)
      let tile = try await studio.tile(request, in: scene)
      _ = try await write(tile, of: studio, for: request, invocation, on: machine)
      throw error
    }
    let habit = try request.habit.map { try view.habit($0).id }
    let scene = try Scene(invocation, on: machine, view: view, habit: habit)
    let studio = try await Studio(machine)
    let shown = try await studio.shown(request, in: scene)
    let code = try await write(shown, of: studio, for: request, invocation, on: machine)
    for warning in shown.drawing.warnings { machine.warn(warning) }
    return code
  }

  /// Several widgets on one display.
  private static func renderPage(_ invocation: Invocation, _ machine: Machine, _ devices: DeviceShelf) async throws -> ExitCode {
    guard let request = try PanelRequest(invocation, titled: "page", among: devices) else {
      throw UsageError.conflict("a page is drawn for a display; --device names it")
    }
    guard let path = invocation[PictureSettings.layout] else {
      throw UsageError.conflict("what a page holds is in a file; --layout names it")
    }
    let alone = [
      invocation[PictureSettings.widget].map { _ in "--widget" }, invocation[PictureSettings.habit].map { _ in "--habit" },
      invocation[PictureSettings.size].map { _ in "--size" }, invocation[PictureSettings.scale].map { _ in "--scale" },
      invocation[PictureSettings.corners].map { _ in "--corners" }, invocation[PictureSettings.ground].map { _ in "--ground" },
      invocation[PictureSettings.textSize].map { _ in "--text-size" }, invocation[PictureSettings.scheme].map { _ in "--scheme" },
      invocation[PictureSettings.night] ? "--night" : nil,
    ]
    if let option = alone.compactMap(\.self).first { throw UsageError.conflict("\(option) is for one widget; a page says it in its file") }
    let layout = try PageLayout.read(path)
    if request.output != "-" { try checkTarget(request.output) }
    let studio = try await Studio(machine)
    func draw(_ view: DayView, isTile: Bool) async throws -> PageDrawing {
      try await studio.page(layout, at: path, on: request.profile, day: view.date, isTile: isTile) { habit in
        try Scene(invocation, on: machine, view: view, habit: isTile ? nil : habit.map { try view.habit($0).id })
      }
    }
    let view: DayView
    do throws(StoreError) {
      view = try DayView(invocation, on: machine)
    } catch {
      guard invocation[PictureSettings.onError] != nil else { throw error }
      let page = try await draw(DayView(.empty, for: invocation, on: machine), isTile: true)
      _ = try page.sheet.write(alt: page.alt, for: request, invocation, on: machine)
      throw error
    }
    let page = try await draw(view, isTile: false)
    let code = try page.sheet.write(alt: page.alt, for: request, invocation, on: machine)
    for warning in page.parts.flatMap(\.shown.drawing.warnings) { machine.warn(warning) }
    return code
  }

  @MainActor
  private static func write(
    _ shown: Shown, of studio: Studio, for request: PictureRequest, _ invocation: Invocation, on machine: Machine
  ) throws -> ExitCode {
    if let panel = request.panel {
      let sheet = PanelSheet(shown.drawing, on: panel.request.profile, panel.plan)
      return try sheet.write(alt: shown.drawing.words, for: panel.request, invocation, on: machine)
    }
    let bitmap = request.format == .png ? studio.renderer.paint(shown.drawing) : nil
    let bytes = bitmap.map { PNG.encode($0) } ?? Array(SVGWriter { PNG.encode($0) }.svg(shown.drawing.list).utf8)
    guard request.output != "-" else {
      try machine.output(bytes)
      return .done
    }
    let outcome = try writeFile(bytes, to: request.output) { old in old == bytes || bitmap != nil && (try? PNG.decode(old)) == bitmap }
    if invocation[CommonSettings.json] {
      try machine.say(
        JSONValue.object([
          "file": .string(request.output), "changed": .bool(outcome == .written), "width": .int(shown.drawing.list.width),
          "height": .int(shown.drawing.list.height), "alt": .string(shown.drawing.words),
        ]).line)
    } else {
      try machine.say(outcome.answer(request.output, asJSON: false))
    }
    return .done
  }
}

extension PanelSheet {
  /// A display with one drawing in its place; around it lies the drawing's own ground.
  init(_ drawing: Drawing, on profile: DeviceProfile, _ plan: PanelPlan) {
    self.init(profile, ground: drawing.list.ground ?? .white)
    lay(drawing, x: plan.x, y: plan.y)
  }
}

extension Scene {
  /// The scene a command line asks for, in a store that was read.
  init(_ invocation: Invocation, on machine: Machine, view: DayView, habit: Habit.ID?) throws {
    self.init(
      store: invocation.storePath(on: machine), habits: view.book.snapshot, instant: view.instant, zone: view.book.zone,
      locale: try invocation.locale(on: machine), habit: habit)
  }
}
