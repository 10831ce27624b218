// Files of displays read back, seen as on the display, and inks chosen for hues and faint marks.

import ArcGraphics
import ArcImages
import Testing

@Suite("What is on a display") struct PanelFileTests {
  private static let red = InkPalette(inks: [
    .init(name: "black", match: 0x000000, wire: 0x000000), .init(name: "white", match: 0xf0f0f0, wire: 0xffffff),
    .init(name: "red", match: 0x9c1e1e, wire: 0xff0000),
  ])

  private static func profile(
    _ palette: InkPalette?, _ format: DeviceProfile.Format, _ depth: Int, width: Int = 21, height: Int = 5
  ) -> DeviceProfile {
    DeviceProfile(
      name: "a", title: "A", width: width, height: height, ppi: 100, distance: 1, palette: palette, format: format, depth: depth)
  }

  private static func noise(_ profile: DeviceProfile) -> Bitmap {
    var dice = Dice(state: 11)
    let colors: [UInt32] = [0xff00_0000, 0xffff_ffff, 0xffff_0000, 0xff55_5555, 0xffaa_aaaa]
    return Bitmap(
      width: profile.width, height: profile.height, pixels: (0..<profile.width * profile.height).map { _ in colors[dice.roll(5)] })
  }

  @Test("A file read back is the pixels it was made of, in every format that keeps them, turned and framed")
  func readBack() {
    let kinds: [(InkPalette?, DeviceProfile.Format, Int)] = [
      (.grays(depth: 1), .png, 1), (.grays(depth: 2), .png, 2), (.grays(depth: 4), .png, 8), (Self.red, .png, 2), (nil, .png, 24),
      (.grays(depth: 1), .bmp, 1), (Self.red, .bmp, 4), (.grays(depth: 4), .bmp, 8), (nil, .bmp, 24), (.grays(depth: 1), .raw, 1),
      (.grays(depth: 2), .raw, 2), (Self.red, .raw, 4), (Self.red, .planes, 1), (.grays(depth: 1), .pbm, 1), (.grays(depth: 4), .pgm, 8),
      (InkPalette(inks: [.init(name: "black", match: 0, wire: 0xffffff), .init(name: "white", match: 0xffffff, wire: 0)]), .pbm, 1),
    ]
    for (palette, format, depth) in kinds {
      for rotation in [0, 90, 180, 270] {
        var profile = Self.profile(palette, format, depth)
        profile.rotation = rotation
        profile.isMirrored = rotation == 90
        if rotation == 180 { profile.frame = .init(width: 30, height: 9, x: 3, y: 2) }
        let file = profile.file(for: Self.noise(profile))
        #expect(profile.pixels(of: file.bytes) == file.bitmap, "\(format) \(depth) turned by \(rotation)")
        #expect(profile.pixels(of: Array(file.bytes.dropLast(file.bytes.count / 2))) == nil, "half of \(format)")
        #expect(profile.pixels(of: []) == nil)
        #expect(profile.shows(file.bytes, like: file))
      }
    }
  }

  @Test("A picture of another size, depth or kind is no file of the display's, whatever its pixels")
  func otherKinds() {
    let profile = Self.profile(.grays(depth: 4), .png, 8)
    let file = profile.file(for: Self.noise(profile))
    #expect(!profile.shows(PNG.encode(file.bitmap), like: file))
    #expect(file.indexed.map { !profile.shows(PNG.encode($0, as: .palette(depth: 8)), like: file) } ?? false)
    #expect(profile.shows(PNG.encode(file.bitmap, options: .init()), like: file) == false)
    var wider = profile
    wider.width = 22
    #expect(wider.pixels(of: file.bytes) == nil)
  }

  @Test("As seen, a file stands upright again and every ink has its look")
  func look() {
    for (rotation, isMirrored) in [(0, false), (90, false), (180, true), (270, true), (90, true)] {
      var profile = Self.profile(Self.red, .png, 2, width: 3, height: 2)
      profile.rotation = rotation
      profile.isMirrored = isMirrored
      let picture = Bitmap(width: 3, height: 2, pixels: [0xff00_0000, 0xffff_ffff, 0xffff_0000, 0xffff_0000, 0xffff_ffff, 0xffff_ffff])
      let seen = profile.look(of: profile.file(for: picture), enlargedBy: 2)
      #expect(seen.width == 6 && seen.height == 4)
      #expect([seen[0, 0], seen[2, 1], seen[4, 0], seen[1, 3]] == [0xff00_0000, 0xfff0_f0f0, 0xff9c_1e1e, 0xff9c_1e1e])
    }
  }

  @Test(
    "A plain hue becomes the ink of its kind, and black or white rather than another hue",
    arguments: [(0xff3b30, 2), (0xcb7600, 2), (0xff2d55, 2), (0x007aff, 1), (0x279e45, 1), (0x5856d6, 1)])
  func hues(_ color: Int, _ ink: Int) {
    let quantizer = Quantizer(palette: Self.red)
    let index = Int(quantizer.quantized(Bitmap(width: 1, height: 1, filledWith: 0xff00_0000 | UInt32(color))).indexes[0])
    // 1 stands for any ink without a hue.
    #expect(ink == 2 ? index == 2 : index != 2)
  }

  @Test("A light track on white takes the lightest of four grays, and stays away where the next gray is black")
  func tracks() {
    let track = VectorPath(rect: Rect(x: 20, y: 20, width: 40, height: 40))
    func list(_ color: UInt32) -> DisplayList {
      DisplayList(
        width: 100, height: 100, scale: 1, ground: .white,
        commands: [.stroke(track, Stroke(width: 8), .solid(RGBA(hex: color)))])
    }
    func shown(_ list: DisplayList) -> RGBA? {
      if case .stroke(_, _, .solid(let color))? = list.commands.first { color } else { nil }
    }
    let four = Self.profile(.grays(depth: 2), .png, 2, width: 100, height: 100)
    #expect(shown(four.legible(list(0xe4e4e6))) == RGBA(hex: 0xaaaaaa))
    #expect(shown(four.legible(list(0xf7f7f9))) == RGBA(hex: 0xf7f7f9))
    let two = Self.profile(.grays(depth: 1), .png, 1, width: 100, height: 100)
    #expect(shown(two.legible(list(0xe4e4e6))) == RGBA(hex: 0xe4e4e6))
  }

  @Test("Black is written as black and white as white at every depth, with every ink")
  func blackAndWhite() {
    let kinds: [(InkPalette, Int)] = [
      (.grays(depth: 1), 1), (.grays(depth: 2), 2), (.grays(depth: 4), 4), (.grays(depth: 8), 8), (Self.red, 2),
    ]
    for (palette, depth) in kinds {
      let profile = Self.profile(palette, .png, depth, width: 8, height: 1)
      let black = profile.file(for: Bitmap(width: 8, height: 1, filledWith: 0xff00_0000))
      let white = profile.file(for: Bitmap(width: 8, height: 1, filledWith: 0xffff_ffff))
      #expect(Set(black.bitmap.pixels) == [0xff00_0000] && Set(white.bitmap.pixels) == [0xffff_ffff])
    }
  }

  @Test("Capitals of less than five pixels are coarse, however near the eye is")
  func coarse() {
    var profile = LegibilityTests.profile(.grays(depth: 1))
    profile.ppi = 8
    let findings = profile.findings(in: LegibilityTests.list(.black, size: 6))
    guard case .coarse(let pixels, 5)? = findings.first?.fault else {
      Issue.record("\(findings)")
      return
    }
    #expect(abs(pixels - 4.365) < 0.001)
  }
}
