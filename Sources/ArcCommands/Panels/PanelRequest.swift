// What a command line asks of a display: which one, which file, and what else to tell.

import ArcImages
import ArcRendering
import Foundation

/// A display's picture that was asked for.
struct PanelRequest: Sendable {
  let profile: DeviceProfile
  /// The file to write, `-` for standard output.
  let output: String
  /// Whether a PNG of what the display will show is written instead of the display's own file.
  let isAsSeen: Bool
  /// Where to say in JSON what changed, or nil; `-` for standard output.
  let changes: String?
  /// Whether a remark fails the run.
  let isStrict: Bool

  /// The display of `--device`, or nil where none is named or the phone is.
  ///
  /// - Parameter title: The file's name where none is given, without its ending.
  init?(_ invocation: Invocation, titled title: String, among shelf: DeviceShelf) throws {
    let draws = invocation.command.name == Command.render.name
    isAsSeen = draws && invocation[PictureSettings.asSeen]
    isStrict = draws && invocation[PictureSettings.strict]
    changes = draws ? invocation[PictureSettings.changes] : nil
    guard let word = invocation[PictureSettings.device], word != "phone" else {
      let given = [(isAsSeen, "--as-seen"), (isStrict, "--strict"), (changes != nil, "--changes")].first { $0.0 }
      if let given { throw UsageError.conflict("\(given.1) is about a display; --device names it") }
      return nil
    }
    profile = try shelf.profile(word)
    if invocation[PictureSettings.format] != nil { throw UsageError.conflict("the display decides the format; leave --format out") }
    if let mode = invocation[PictureSettings.mode], mode != .fullColor {
      throw UsageError.conflict("--mode \(mode.rawValue) is for pictures on a ground of their own; a display has its own inks")
    }
    if invocation[PictureSettings.night], !profile.glows {
      throw UsageError.conflict("--night is for screens that glow; \(profile.name) has inks")
    }
    let ending = isAsSeen ? "png" : profile.format.fileExtension
    output = invocation[PictureSettings.output] ?? "\(title).\(ending)"
    if isAsSeen, changes != nil { throw UsageError.conflict("--changes is about the display's own file; leave --as-seen out") }
    if output == "-", changes == "-" { throw UsageError.conflict("standard output takes the picture or its changes, not both") }
    try checkEnding(ending)
  }

  /// Nothing but the display, for one widget among others.
  init(_ profile: DeviceProfile) {
    self.profile = profile
    output = "-"
    isAsSeen = false
    changes = nil
    isStrict = false
  }

  /// A file that calls itself another picture format than the display takes would never be shown.
  private func checkEnding(_ ending: String) throws(UsageError) {
    guard output != "-", !output.hasPrefix("/dev/") else { return }
    let said = PathParts(output).ending
    let pictures = DeviceProfile.Format.allCases.map(\.fileExtension) + ["jpeg", "svg", "gif", "webp"]
    guard said != ending, !(said == "jpeg" && ending == "jpg"), said != "bin", pictures.contains(said) else { return }
    let subject = isAsSeen ? "what a display shows is" : "\(profile.name) takes"
    throw .badValue(option: "-o", value: output, reason: "\(subject) \(ending); name the file so")
  }
}
