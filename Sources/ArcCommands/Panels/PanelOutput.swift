// Writing a display's picture: the file, what changed since the last one, and what a person would miss.

import ArcGraphics
import ArcImages
import Foundation

extension PanelSheet {
  /// Writes the picture where the request says, tells what changed, and warns of what would be missed.
  ///
  /// - Parameter alt: What the picture says.
  /// - Returns: `failedCheck` where the picture did not fit its file, or where something would be missed and the request is strict.
  func write(alt: String, for request: PanelRequest, _ invocation: Invocation, on machine: Machine) throws -> ExitCode {
    let file = file()
    let sentences = remarks + [file.sentence(on: profile)].compactMap(\.self)
    let code: ExitCode = file.isPlaceholder || request.isStrict && !remarks.isEmpty ? .failedCheck : .done
    defer { for sentence in sentences { machine.warn(sentence) } }
    if request.isAsSeen {
      let look = profile.look(of: file, enlargedBy: max(2, 1600 / max(profile.width, profile.height)))
      let bytes = PNG.encode(look)
      guard request.output != "-" else {
        try machine.output(bytes)
        return code
      }
      let outcome = try writeFile(bytes, to: request.output) { old in old == bytes || (try? PNG.decode(old)) == look }
      try machine.say(outcome.answer(request.output, asJSON: invocation[CommonSettings.json]))
      return code
    }
    guard request.output != "-" else {
      try machine.output(file.bytes)
      if let target = request.changes { try tell(Change(file: file, since: nil, isWritten: true, on: profile), at: target, on: machine) }
      return code
    }
    if let target = request.changes, target != "-" { try checkTarget(target) }
    var old: Bitmap?
    let outcome = try writeFile(file.bytes, to: request.output) { bytes in
      if profile.shows(bytes, like: file) { return true }
      old = profile.pixels(of: bytes)
      return false
    }
    let change = Change(file: file, since: old, isWritten: outcome == .written, on: profile)
    if let target = request.changes { try tell(change, at: target, on: machine) }
    if invocation[CommonSettings.json] {
      try machine.say(answer(change, file, alt: alt, sentences, at: request.output).line)
    } else if request.changes != "-" {
      try machine.say(outcome.answer(request.output, asJSON: false))
    }
    return code
  }

  private func tell(_ change: Change, at target: String, on machine: Machine) throws {
    guard target != "-" else { return try machine.say(change.json.line) }
    let bytes = Array((change.json.line + "\n").utf8)
    try writeFile(bytes, to: target) { $0 == bytes }
  }

  private func answer(_ change: Change, _ file: PanelFile, alt: String, _ sentences: [String], at path: String) -> JSONValue {
    .object([
      "file": .string(path), "changed": .bool(change.isWritten), "width": .int(file.bitmap.width), "height": .int(file.bitmap.height),
      "alt": .string(alt), "device": .string(profile.name), "format": .string(profile.format.rawValue), "bytes": .int(file.bytes.count),
      "content": .string(file.content), "rectangle": change.rectangleJSON, "remarks": .array(sentences.map { .string($0) }),
    ])
  }
}

/// What changed on a display.
private struct Change {
  let profile: DeviceProfile
  let content: String
  let isWritten: Bool
  /// In pixels of the file, turned as it is; nil where nothing changed.
  let rectangle: PixelRectangle?
  /// Whether the display can renew just that.
  let isPartial: Bool

  /// - Parameter old: What the file showed before; nil where there was none, or none that can be read: then all changed.
  init(file: PanelFile, since old: Bitmap?, isWritten: Bool, on profile: DeviceProfile) {
    self.profile = profile
    self.isWritten = isWritten
    content = file.content
    let whole = PixelRectangle(x: 0, y: 0, width: file.bitmap.width, height: file.bitmap.height)
    // A file of another kind with the same pixels is written anew, and nothing on the display moves.
    rectangle = !isWritten ? nil : old.map { file.bitmap.changes(since: $0, columnStep: profile.refresh.columnStep) } ?? whole
    isPartial = profile.refresh.hasPartial && rectangle != whole
  }

  var rectangleJSON: JSONValue {
    guard let rectangle else { return .null }
    return .object([
      "x": .int(rectangle.x), "y": .int(rectangle.y), "width": .int(rectangle.width), "height": .int(rectangle.height),
    ])
  }

  var json: JSONValue {
    .object([
      "device": .string(profile.name), "changed": .bool(isWritten), "content": .string(content), "rectangle": rectangleJSON,
      "partial": .bool(isPartial),
    ])
  }
}
