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
      FAMILY is \(FamilyName.allCases.map(\.rawValue).joined(separator: ", ")).
      A file is written beside its target and renamed; one whose pixels would stay the same is left alone. Folders are not made.
      """, arguments: [.one("FAMILY")], settings: PictureSettings.all
  ) { invocation, machine in
    let request = try PictureRequest(invocation)
    if request.output != "-" { try checkTarget(request.output) }
    let outline: DayView
    do throws(StoreError) {
      outline = try DayView(HabitReader.snapshot(of: invocation.storePath(on: machine), only: []), for: invocation, on: machine)
    } catch {
      guard request.drawsTileOnError else { throw error }
      let scene = try Scene(invocation, on: machine, view: DayView(.empty, for: invocation, on: machine), habit: nil)
      let tile = try await Studio(machine).tile(request, in: scene)
      try await write(tile, for: request, invocation, on: machine)
      throw error
    }
    let habit = try request.habit.map { try outline.habit($0).id }
    let scene = try Scene(invocation, on: machine, view: outline, habit: habit)
    let studio = try await Studio(machine)
    let shown = try await studio.shown(request, in: scene)
    if shown.isUnavailable {
      // The outline could be read, the days cannot: say which, and leave the old file.
      let failure = Result { () throws(StoreError) in try HabitReader.snapshot(of: scene.store) }
      if case .failure(let error) = failure {
        if request.drawsTileOnError { try await write(shown, for: request, invocation, on: machine) }
        throw error
      }
    }
    try await write(shown, for: request, invocation, on: machine)
    for warning in shown.drawing.warnings { machine.warn(warning) }
    return .done
  }

  @MainActor
  private static func write(_ shown: Shown, for request: PictureRequest, _ invocation: Invocation, on machine: Machine) throws {
    let bitmap = request.format == .png ? Painter().paint(shown.drawing.list) : nil
    let bytes = bitmap.map { PNG.encode($0) } ?? Array(SVGWriter { PNG.encode($0) }.svg(shown.drawing.list).utf8)
    guard request.output != "-" else {
      try machine.output(bytes)
      return
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
  }
}

extension Scene {
  /// The scene a command line asks for, in a store whose outline was read.
  init(_ invocation: Invocation, on machine: Machine, view: DayView, habit: Habit.ID?) throws {
    self.init(
      store: invocation.storePath(on: machine), instant: view.instant, zone: view.book.zone, locale: try invocation.locale(on: machine),
      habit: habit)
  }
}
