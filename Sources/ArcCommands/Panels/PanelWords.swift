// Displays in words: what is wrong with a picture, what had to give, and what a profile says.

import ArcGraphics
import ArcImages

extension LegibilityFinding {
  /// A sentence on a text, or on what stands at the place.
  func sentence(_ words: String?, x: Int, y: Int, on profile: DeviceProfile) -> String {
    let at = "at (\(Int(place.minX.rounded()) + x), \(Int(place.minY.rounded()) + y))"
    let subject = words.map { "“\($0)” \(at)" } ?? "the text \(at)"
    switch fault {
    case .small(let minutes, let wanted):
      return "\(subject) is small: capitals of \(minutes.tenths) arc minutes from \(NumberWords.plain(profile.distance)) m, where "
        + "\(NumberWords.plain(wanted)) are wanted"
    case .coarse(let pixels, let wanted):
      return "\(subject) is coarse: capitals of \(pixels.tenths) pixels, where \(NumberWords.plain(wanted)) are the least"
    case .pale(let contrast, let wanted):
      return "\(subject) is pale: a contrast of \(contrast.tenths), where \(NumberWords.plain(wanted)) is wanted"
    case .clipped: return "\(subject) reaches out of what the display shows"
    }
  }
}

extension Double {
  /// Rounded down to one place, so that what misses a limit never reads as reaching it.
  fileprivate var tenths: String { NumberWords.plain((self * 10).rounded(.down) / 10) }
}

extension PanelFile {
  /// What had to give for the file to fit, in a sentence; nil where nothing did that a person could see.
  func sentence(on profile: DeviceProfile) -> String? {
    let parts = concessions.compactMap { concession -> String? in
      switch concession {
      case .optimized: nil
      case .dithering(.none): "without dithering"
      case .dithering(let way): "with \(way.rawValue) dithering"
      case .inks(let count): "in \(count) inks"
      case .quality(let quality): "at quality \(quality)"
      case .placeholder, .overLimit: nil
      }
    }
    let limit = profile.byteLimit.map { "\($0) bytes" } ?? "its limit"
    if concessions.contains(.overLimit) { return "no picture of \(profile.name)'s format fits \(limit); a crossed-out frame was written" }
    if concessions.contains(.placeholder) { return "the picture does not fit \(limit) of \(profile.name); a crossed-out frame was written" }
    return parts.isEmpty ? nil : "to fit \(limit) of \(profile.name) the picture is drawn \(parts.joined(separator: ", "))"
  }

  /// Whether the picture itself is not in it.
  var isPlaceholder: Bool { concessions.contains(.placeholder) }

  /// The content hash in 16 hexadecimal digits.
  var content: String {
    let digits = String(contentHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension DeviceProfile {
  /// Size, inks and file in a few words: `800 × 480, 2 grays, png of 1 bit`.
  var outline: String { "\(width) × \(height), \(inkWords), \(format.rawValue) of \(depth) bit\(depth == 1 ? "" : "s")" }

  private var inkWords: String {
    guard let palette else { return "true colour" }
    if palette.isGray { return palette.inks.count == 2 ? "black and white" : "\(palette.inks.count) grays" }
    return palette.inks.map(\.name).joined(separator: ", ")
  }

  /// Everything it says, line by line.
  var text: String {
    var lines: [(String, String)] = [
      ("size", "\(width) × \(height) pixels, \(NumberWords.plain(ppi)) an inch, seen from \(NumberWords.plain(distance)) m"),
      ("inks", inkWords + (isCrisp ? ", whole pixels" : "")),
      ("file", "\(format.rawValue) of \(depth) bit\(depth == 1 ? "" : "s")" + (byteLimit.map { ", at most \($0) bytes" } ?? "")),
    ]
    if rotation != 0 || isMirrored {
      let turns = [isMirrored ? "mirrored" : nil, rotation != 0 ? "\(rotation)° clockwise" : nil]
      lines.append(("turned", turns.compactMap(\.self).joined(separator: ", ")))
    }
    if let frame { lines.append(("frame", "\(frame.width) × \(frame.height), the picture at (\(frame.x), \(frame.y))")) }
    if margins != Margins() {
      lines.append(("margins", "top \(margins.top), left \(margins.left), bottom \(margins.bottom), right \(margins.right)"))
    }
    if palette != nil { lines.append(("dithering", "\(dithering.rawValue) for pictures, \(tintDithering.rawValue) for tints")) }
    lines.append(("contrast", "at least \(NumberWords.plain(contrast)) for text"))
    let parts = refresh.hasPartial ? "in parts, on columns of \(refresh.columnStep)" : "as a whole"
    let full = refresh.hasPartial && refresh.fullEvery > 0 ? ", as a whole every \(refresh.fullEvery)th time" : ""
    lines.append(("refresh", "\(parts)\(full); \(NumberWords.plain(refresh.fullSeconds)) s for all of it"))
    for ink in palette.flatMap({ $0.isGray ? nil : $0.inks }) ?? [] {
      lines.append((ink.name, "looks like \(ink.match.hex), written \(ink.wire.hex)"))
    }
    let rows = lines.map { key, value in "  \(key)\(String(repeating: " ", count: max(1, 11 - key.count)))\(value)" }
    return "\(name): \(title)\n" + rows.joined(separator: "\n")
  }

  /// The profile as its own file would say it, every key written out.
  var json: JSONValue {
    .object([
      "name": .string(name), "title": .string(title), "width": .int(width), "height": .int(height), "ppi": .number(ppi),
      "distance": .number(distance), "palette": palette.map(\.json) ?? .string("rgb"), "format": .string(format.rawValue),
      "depth": .int(depth), "rotation": .int(rotation), "isMirrored": .bool(isMirrored),
      "frame": frame.map { .object(["width": .int($0.width), "height": .int($0.height), "x": .int($0.x), "y": .int($0.y)]) } ?? .null,
      "margins": .object([
        "top": .int(margins.top), "left": .int(margins.left), "bottom": .int(margins.bottom), "right": .int(margins.right),
      ]),
      "byteLimit": byteLimit.map { .int($0) } ?? .null, "dithering": .string(dithering.rawValue),
      "tintDithering": .string(tintDithering.rawValue), "contrast": .number(contrast), "isCrisp": .bool(isCrisp),
      "refresh": .object([
        "fullSeconds": .number(refresh.fullSeconds), "hasPartial": .bool(refresh.hasPartial), "fullEvery": .int(refresh.fullEvery),
        "columnStep": .int(refresh.columnStep),
      ]),
    ])
  }
}

extension InkPalette {
  fileprivate var json: JSONValue {
    for depth in [1, 2, 4, 8] where self == .grays(depth: depth) { return .string("gray\(1 << depth)") }
    return .array(inks.map { .object(["name": .string($0.name), "match": .string($0.match.hex), "wire": .string($0.wire.hex)]) })
  }
}

extension UInt32 {
  /// A colour 0xRRGGBB as `#rrggbb`.
  fileprivate var hex: String {
    let digits = String(self, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
