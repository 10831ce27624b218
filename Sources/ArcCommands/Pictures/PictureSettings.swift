// The options that describe a picture.

import ArcGraphics
import ArcRendering

extension FamilyName {
  /// The families that widgets of this tool come in: no extra large one.
  static let offered = allCases.filter { $0 != .extraLarge }
}

/// A file format of pictures.
enum PictureFormat: String, Sendable, CaseIterable {
  case png, svg
}

enum PictureSettings {
  static let output = Setting("--output", "-o", text: "FILE", help: "where to; - for standard output; else FAMILY.FORMAT here")
  static let widget = Setting("--widget", text: "KIND", help: "the widget's kind; else HabitArcFlowWidget. PanelChart judges a display")
  static let habit = Setting("--habit", text: "HABIT", help: "draw for this habit alone")
  static let format = Setting("--format", value: "F", help: "png or svg; else by FILE's ending, else png", read: word(PictureFormat.self))
  static let scale = Setting("--scale", value: "N", help: "device pixels per point; else 2", read: positiveNumber)
  static let size = Setting("--size", value: "WxH", help: "points, such as 158x158; else the family's on a phone", read: pictureSize)
  static let scheme = Setting(
    "--scheme", value: "S", help: "light or dark; else light, and dark in StandBy and at night", read: word(SchemeName.self))
  static let mode = Setting("--mode", value: "M", help: "fullColor, accented or vibrant; else fullColor", read: word(ModeName.self))
  static let night = Setting(flag: "--night", help: "in red, for a dark room")
  static let textSize = Setting(
    "--text-size", value: "S", help: "xSmall to xxxLarge, or accessibility1 to 5; else large", read: word(TextSizeName.self))
  static let ground = Setting("--ground", value: "COLOR", help: "what lies under everything, such as #FFFFFF, or none", read: ground)
  static let corners = Setting("--corners", value: "N", help: "round the corners by N points, with alpha", read: number)
  static let device = Setting("--device", text: "NAME", help: "draw for a display that 'arcflow devices' lists, or one by its file")
  static let devices = Setting("--devices", text: "FOLDER", help: "a folder of displays of your own")
  static let asSeen = Setting(flag: "--as-seen", help: "a PNG of what the display will show, enlarged, in place of its file")
  static let changes = Setting("--changes", text: "FILE", help: "where to say in JSON which rectangle changed; - for standard output")
  static let strict = Setting(flag: "--strict", help: "exit 1 where text on the display is too small, too pale or cut")
  static let layout = Setting("--layout", text: "FILE", help: "what a page holds and where, in JSON; docs/devices.md tells its keys")
  static let onError = Setting(
    "--on-error", value: "tile", help: "draw a tile that says so where the store cannot be read", read: word(OnError.self))

  static let all: [any AnySetting] = [
    output, widget, habit, format, scale, size, scheme, mode, night, textSize, ground, corners, device, devices, onError,
  ]

  /// What `render` takes besides.
  static let ofRender: [any AnySetting] = [asSeen, changes, strict, layout]

  /// What lies under a picture.
  enum Ground: Sendable, Hashable {
    case none
    case color(RGBA)
  }

  enum OnError: String, Sendable, CaseIterable { case tile }
  enum TextSizeName: String, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  private static func ground(_ text: String) throws(BadValue) -> Ground {
    if text == "none" { return .none }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let word = UInt32(digits, radix: 16) else {
      throw BadValue("it is 'none' or a colour such as #FFFFFF")
    }
    return .color(RGBA(hex: word))
  }
}
