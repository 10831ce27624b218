// Display profiles: what they say, what is refused, and that every one's file is what the display takes.

import ArcGraphics
import ArcImages
import Foundation
import Testing

@Suite("Display profiles")
struct DeviceProfileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Devices")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func profile(_ name: String) throws -> DeviceProfile {
    try JSONDecoder().decode(DeviceProfile.self, from: Data(contentsOf: folder.appendingPathComponent("\(name).json")))
  }

  /// Text-like bars, a gradient and a colour patch, of a profile's size.
  static func picture(_ profile: DeviceProfile) -> (Bitmap, ToneMap) {
    var bitmap = Bitmap(width: profile.width, height: profile.height, filledWith: 0xffff_ffff)
    var tones = ToneMap(width: profile.width, height: profile.height, filledWith: .flat)
    for y in 0..<profile.height {
      for x in 0..<profile.width {
        if y < profile.height / 3 {
          let v = UInt32(x * 255 / max(1, profile.width - 1))
          bitmap[x, y] = 0xff00_0000 | v << 16 | (255 - v) << 8 | v
          tones[x, y] = .continuous
        } else if x / 5 % 3 == 0, y > profile.height / 2 {
          bitmap[x, y] = 0xff00_0000
        } else if x > profile.width * 3 / 4 {
          bitmap[x, y] = 0xffd0_2020
        }
      }
    }
    bitmap[0, 0] = 0xff00_0000
    return (bitmap, tones)
  }

  @Test("There are profiles, each named like its file, and a profile written is the same profile read", arguments: names)
  func read(name: String) throws {
    let profile = try Self.profile(name)
    #expect(profile.name == name)
    #expect(!profile.title.isEmpty)
    #expect(try JSONDecoder().decode(DeviceProfile.self, from: JSONEncoder().encode(profile)) == profile)
    #expect(Self.names.count >= 25)
  }

  @Test("A profile's file has its size, its depth and its colours, the same bytes twice, and fits its limit", arguments: names)
  func file(name: String) throws {
    var profile = try Self.profile(name)
    if profile.format != .bmp {
      // A part of the sides says as much, and a test has no time for more.
      profile.width = 10 + profile.width / 9
      profile.height = 10 + profile.height / 9
    }
    let (bitmap, tones) = Self.picture(profile)
    let file = profile.file(for: bitmap, tones: tones)
    #expect(file == profile.file(for: bitmap, tones: tones))
    if let limit = profile.byteLimit { #expect(file.bytes.count <= limit) }
    let turned = profile.rotation % 180 != 0
    let (width, height) = turned ? (profile.height, profile.width) : (profile.width, profile.height)
    #expect(file.bitmap.width == width && file.bitmap.height == height)
    if let palette = profile.palette {
      #expect(Set(file.bitmap.pixels).isSubset(of: palette.wireColors))
    }
    switch profile.format {
    case .png:
      #expect(try PNG.decode(file.bytes) == file.bitmap)
      #expect(Int(file.bytes[24]) == (profile.depth == 24 ? 8 : profile.depth))
      let isGray = profile.palette?.isGray == true
      #expect(file.bytes[25] == (profile.depth == 24 ? 2 : isGray ? 0 : 3))
      // No interlace.
      #expect(file.bytes[28] == 0)
    case .bmp: #expect(file.bytes.count == 48_062)
    case .jpeg: #expect(file.bytes.starts(with: [0xff, 0xd8, 0xff]))
    case .raw: #expect(file.bytes.count == (width * profile.depth + 7) / 8 * height)
    case .planes: #expect(file.bytes.count == (width + 7) / 8 * height * 2)
    case .pbm, .pgm: #expect(file.bytes.first == UInt8(ascii: "P"))
    }
  }

  @Test("What no display could be is refused, with its place and a reason")
  func refused() {
    let good = #""name":"a","title":"A","width":8,"height":4,"ppi":100,"distance":1,"palette":"gray2","format":"png","depth":1"#
    let cases: [(String, String)] = [
      (good.replacingOccurrences(of: #""width":8"#, with: #""width":0"#), "16,384 pixels wide"),
      (good + #","widht":3"#, "no 'widht'"),
      (good.replacingOccurrences(of: "gray2", with: "gray3"), "'gray3' is no palette"),
      (good.replacingOccurrences(of: #""depth":1"#, with: #""depth":3"#), "not 3"),
      (
        good.replacingOccurrences(of: #""gray2""#, with: ##"[{"name":"x","wire":"red"},{"name":"y","wire":"#ffffff"}]"##),
        "'red' is no colour"
      ),
      (
        good.replacingOccurrences(of: #""gray2""#, with: ##"[{"name":"x","wire":"#+12345"},{"name":"y","wire":"#ffffff"}]"##),
        "'#+12345' is no colour"
      ),
      (good + #","rotation":45"#, "0, 90, 180 or 270"),
      (good + #","margins":{"top":2,"left":0,"bottom":2,"right":0}"#, "leave room"),
      (good.replacingOccurrences(of: #""palette":"gray2","#, with: ""), "24 bits"),
    ]
    for (text, reason) in cases {
      do {
        _ = try JSONDecoder().decode(DeviceProfile.self, from: Data("{\(text)}".utf8))
        Issue.record("accepted: \(text)")
      } catch {
        #expect("\(error)".contains(reason), "\(error)")
      }
    }
  }

  @Test("A corner ends up where a turned or mirrored panel wants it")
  func turns() {
    let marker = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    func turned(_ quarters: Int, _ isMirrored: Bool) -> [UInt32] {
      marker.turned(PanelTurn(quarters: quarters, isMirrored: isMirrored)).pixels
    }
    #expect(turned(0, false) == [1, 2, 3, 4, 5, 6])
    #expect(turned(1, false) == [4, 1, 5, 2, 6, 3])
    #expect(turned(2, false) == [6, 5, 4, 3, 2, 1])
    #expect(turned(3, false) == [3, 6, 2, 5, 1, 4])
    #expect(turned(0, true) == [3, 2, 1, 6, 5, 4])
    #expect(turned(1, true) == [6, 3, 5, 2, 4, 1])
    #expect(turned(2, true) == [4, 5, 6, 1, 2, 3])
    #expect(turned(3, true) == [1, 4, 2, 5, 3, 6])
  }

  @Test("A picture lies in its frame where the profile says")
  func framed() {
    var profile = DeviceProfile(
      name: "a", title: "A", width: 2, height: 1, ppi: 100, distance: 1, palette: .grays(depth: 1), format: .png, depth: 1)
    profile.frame = .init(width: 4, height: 3, x: 1, y: 2)
    let file = profile.file(for: Bitmap(width: 2, height: 1, filledWith: 0xff00_0000))
    #expect(file.indexed?.indexes == [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1])
  }

  @Test("A limit is met by giving up dithering, then inks, then the picture, and the file says which")
  func byteLimit() {
    var profile = DeviceProfile(
      name: "a", title: "A", width: 80, height: 60, ppi: 100, distance: 1, palette: .grays(depth: 4), format: .png, depth: 4)
    var dice = Dice(state: 4)
    let noise = Bitmap(width: 80, height: 60, pixels: (0..<4800).map { _ in 0xff00_0000 | UInt32(dice.roll(1 << 24)) })
    let tones = ToneMap(width: 80, height: 60, filledWith: .continuous)
    let free = profile.file(for: noise, tones: tones)
    #expect(free.concessions.isEmpty)
    var last: [PanelFile.Concession] = []
    for limit in [2200, 1200, 900, 500, 250, 20] {
      profile.byteLimit = limit
      let file = profile.file(for: noise, tones: tones)
      #expect(file.bytes.count <= limit || file.concessions.last == .overLimit)
      #expect(file.concessions.count >= last.count)
      last = file.concessions
    }
    #expect(last.contains(.placeholder) && last.last == .overLimit)
  }

  @Test("The changed rectangle holds every changed pixel, on whole bytes, and nothing where nothing changed")
  func changedRectangle() {
    let old = Bitmap(width: 30, height: 20, filledWith: 0xffff_ffff)
    var new = old
    #expect(new.changes(since: old) == nil)
    new[9, 4] = 0
    new[17, 12] = 0
    #expect(new.changes(since: old) == PixelRectangle(x: 9, y: 4, width: 9, height: 9))
    #expect(new.changes(since: old, columnStep: 8) == PixelRectangle(x: 8, y: 4, width: 16, height: 9))
    new[29, 0] = 0
    #expect(new.changes(since: old, columnStep: 8) == PixelRectangle(x: 8, y: 0, width: 22, height: 13))
    #expect(new.changes(since: Bitmap(width: 2, height: 2)) == PixelRectangle(x: 0, y: 0, width: 30, height: 20))
  }
}
