// Reading and writing a profile: what may be left out, what may not, and what is refused.

extension DeviceProfile {
  /// Any word, to find the ones that mean nothing.
  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  /// - Throws: `DecodingError` with the key's path where a key is missing, misspelled, or holds what no display could be.
  public init(from decoder: any Decoder) throws {
    let words = try decoder.container(keyedBy: AnyKey.self)
    if let stranger = words.allKeys.map(\.stringValue).sorted().first(where: { CodingKeys(stringValue: $0) == nil }) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a device has no '\(stranger)'; it has \(CodingKeys.allCases.map(\.rawValue).joined(separator: ", "))"))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func refuse(_ key: CodingKeys, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: values, debugDescription: reason)
    }
    var palette: InkPalette?
    if let word = try? values.decode(String.self, forKey: .palette) {
      guard let depth = Self.palettes[word] else {
        throw refuse(.palette, "'\(word)' is no palette; there are gray2, gray4, gray16, gray256 and rgb")
      }
      if depth > 0 { palette = .grays(depth: depth) }
    } else if values.contains(.palette) {
      palette = try values.decode(InkPalette.self, forKey: .palette)
    }
    self.init(
      name: try values.decode(String.self, forKey: .name), title: try values.decode(String.self, forKey: .title),
      width: try values.decode(Int.self, forKey: .width), height: try values.decode(Int.self, forKey: .height),
      ppi: try values.decode(Double.self, forKey: .ppi), distance: try values.decode(Double.self, forKey: .distance),
      palette: palette, format: try values.decode(Format.self, forKey: .format), depth: try values.decode(Int.self, forKey: .depth))
    rotation = try values.decodeIfPresent(Int.self, forKey: .rotation) ?? rotation
    isMirrored = try values.decodeIfPresent(Bool.self, forKey: .isMirrored) ?? isMirrored
    frame = try values.decodeIfPresent(Frame.self, forKey: .frame)
    margins = try values.decodeIfPresent(Margins.self, forKey: .margins) ?? margins
    byteLimit = try values.decodeIfPresent(Int.self, forKey: .byteLimit)
    dithering = try values.decodeIfPresent(Dithering.self, forKey: .dithering) ?? dithering
    tintDithering = try values.decodeIfPresent(Dithering.self, forKey: .tintDithering) ?? tintDithering
    contrast = try values.decodeIfPresent(Double.self, forKey: .contrast) ?? contrast
    isCrisp = try values.decodeIfPresent(Bool.self, forKey: .isCrisp) ?? isCrisp
    refresh = try values.decodeIfPresent(Refresh.self, forKey: .refresh) ?? refresh
    if let (key, reason) = fault { throw refuse(key, reason) }
  }

  /// What is wrong with the numbers taken together.
  private var fault: (CodingKeys, String)? {
    if !(1...16_384).contains(width) { return (.width, "a display is 1 to 16,384 pixels wide") }
    if !(1...16_384).contains(height) { return (.height, "a display is 1 to 16,384 pixels high") }
    if !(ppi >= 1 && ppi <= 2000) { return (.ppi, "a display has 1 to 2,000 pixels an inch") }
    if !(distance > 0 && distance <= 100) { return (.distance, "a display is looked at from at most 100 metres") }
    if ![0, 90, 180, 270].contains(rotation) { return (.rotation, "a file is turned by 0, 90, 180 or 270 degrees") }
    if !(contrast >= 1 && contrast <= 21) { return (.contrast, "contrast runs from 1 to 21") }
    if let byteLimit, byteLimit < 1 { return (.byteLimit, "a file has at least a byte") }
    if let frame,
      !(1...16_384).contains(frame.width) || !(1...16_384).contains(frame.height) || frame.x.magnitude > 16_384
        || frame.y.magnitude > 16_384
    {
      return (.frame, "a frame has sides of 1 to 16,384 pixels, and the picture lies about there")
    }
    let sides = [margins.top, margins.left, margins.bottom, margins.right]
    if !sides.allSatisfy({ (0...16_384).contains($0) }) || margins.left + margins.right >= width || margins.top + margins.bottom >= height {
      return (.margins, "margins are not negative and leave room")
    }
    if !(1...4096).contains(refresh.columnStep) || refresh.fullEvery < 0 { return (.refresh, "columns step by 1 to 4,096 pixels") }
    return depthFault
  }

  private var depthFault: (CodingKeys, String)? {
    guard let palette else {
      let takesTrueColor = format == .png || format == .bmp || format == .jpeg
      return takesTrueColor && depth == 24 ? nil : (.depth, "without a palette a file is png, bmp or jpeg of 24 bits")
    }
    let count = palette.inks.count
    switch format {
    case .png, .raw:
      if ![1, 2, 4, 8].contains(depth) || count > 1 << depth { return (.depth, "\(count) inks fit 1, 2, 4 or 8 bits, not \(depth)") }
    case .bmp:
      if ![1, 4, 8].contains(depth) || count > 1 << depth { return (.depth, "\(count) inks fit a bmp of 1, 4 or 8 bits, not \(depth)") }
    case .pbm: if count != 2 || depth != 1 { return (.depth, "a pbm has two inks and 1 bit") }
    case .pgm: if depth != 8 || !palette.isGray { return (.depth, "a pgm has grays and 8 bits") }
    case .planes:
      if count != 3 || depth != 1 { return (.depth, "planes have three inks and 1 bit each") }
      if palette.black == palette.white { return (.palette, "planes have a black, a white and one more ink") }
    case .jpeg: if depth != 24 { return (.depth, "a jpeg has 24 bits") }
    }
    return nil
  }

  /// Palettes by their words: bits of gray, or 0 for true colour.
  private static let palettes = ["gray2": 1, "gray4": 2, "gray16": 4, "gray256": 8, "rgb": 0]
}

extension Dithering: Codable {}

extension InkPalette: Codable {
  public init(from decoder: any Decoder) throws {
    let inks = try decoder.singleValueContainer().decode([Ink].self)
    guard (2...256).contains(inks.count) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a palette has 2 to 256 inks"))
    }
    self.init(inks: inks)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(inks)
  }
}

extension InkPalette.Ink: Codable {
  private enum CodingKeys: String, CodingKey { case name, match, wire }

  /// Colours are written `#rrggbb`; a missing match colour is the wire colour.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func color(_ key: CodingKeys) throws -> UInt32 {
      let word = try values.decode(String.self, forKey: key)
      let digits = word.dropFirst()
      guard word.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "'\(word)' is no colour; write #rrggbb")
      }
      return value
    }
    let wire = try color(.wire)
    self.init(name: try values.decode(String.self, forKey: .name), match: values.contains(.match) ? try color(.match) : wire, wire: wire)
  }

  public func encode(to encoder: any Encoder) throws {
    func word(_ color: UInt32) -> String {
      let digits = String(color, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(word(match), forKey: .match)
    try values.encode(word(wire), forKey: .wire)
  }
}
