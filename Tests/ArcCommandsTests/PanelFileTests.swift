// Every display's file, rendered by the command line and read by programs that know nothing of us.

import ArcGraphics
import ArcImages
import Foundation
import Testing

@testable import ArcCommands

@Suite("Files for displays") struct PanelFileTests {
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Desk.checkout + "/Devices")) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  private static func profile(_ name: String) throws -> DeviceProfile {
    try JSONDecoder().decode(DeviceProfile.self, from: Data(contentsOf: URL(filePath: "\(Desk.checkout)/Devices/\(name).json")))
  }

  /// A small widget for a display, as a file in the desk's folder.
  private static func render(_ name: String, at desk: Desk) async throws -> (profile: DeviceProfile, path: String, bytes: [UInt8]) {
    let profile = try profile(name)
    let path = desk.path("x." + profile.format.fileExtension)
    let answer = await desk.run(words: ["render", "small", "--device", name, "-o", path])
    #expect(answer.code == 0, "\(answer.errors)")
    return (profile, path, try #require(FileManager.default.contents(atPath: path).map(Array.init)))
  }

  private static func desk() async throws -> Desk {
    let desk = try Desk()
    await desk.run("habit add ‹Drink water› --id water --symbol drop.fill --color #FF3B30 --cue ‹After the alarm›")
    await desk.run("habit add Read")
    return desk
  }

  @Test("A display's file has its size, holds its inks and nothing else, and others read it as we meant it", arguments: names)
  func files(_ name: String) async throws {
    let desk = try await Self.desk()
    let (profile, path, bytes) = try await Self.render(name, at: desk)
    if let limit = profile.byteLimit { #expect(bytes.count <= limit) }
    if profile.format == .png { try checkChunks(of: path, for: profile) }
    try comparePixels(of: path, bytes, for: profile)
    guard let palette = profile.palette, profile.format != .jpeg else { return }
    let colors: Set<UInt32>
    if profile.width * profile.height > 500_000, Outside.has("convert") {
      // Counting so many pixels takes long without optimisation.
      colors = Set(words(try #require(try Outside.run("convert", [path, "-unique-colors", "-depth", "8", "rgb:-"]))))
    } else {
      let picture = try #require(profile.pixels(of: bytes))
      #expect(picture.width == profile.fileSize.width && picture.height == profile.fileSize.height)
      colors = Set(picture.pixels)
    }
    #expect(colors.isSubset(of: palette.wireColors))
    // Text is black and the ground white, at every depth and in every palette.
    #expect(colors.contains(palette.wireColors[palette.black]) && colors.contains(palette.wireColors[palette.white]))
  }

  /// Opaque pixels from bytes of red, green and blue.
  private func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 3).map {
      0xff00_0000 | UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
    }
  }

  /// Only the chunks that a picture needs, and nothing that pngcheck minds, where it is installed.
  private func checkChunks(of path: String, for profile: DeviceProfile) throws {
    guard Outside.has("pngcheck") else { return }
    let report = String(decoding: try #require(try Outside.run("pngcheck", ["-v", path])), as: UTF8.self)
    let chunks = report.split(separator: "\n").compactMap { line in
      line.contains("chunk ") ? String(line.split(separator: "chunk ")[1].prefix(4)) : nil
    }
    let isIndexed = profile.palette.map { !$0.isGray } ?? false
    let needed = isIndexed ? ["IHDR", "PLTE", "IDAT", "IEND"] : ["IHDR", "IDAT", "IEND"]
    // A large picture may have its data in several chunks.
    #expect(chunks.indices.filter { $0 == 0 || chunks[$0] != chunks[$0 - 1] }.map { chunks[$0] } == needed)
    #expect(!report.contains("ERROR") && report.contains("No errors detected") && report.contains("non-interlaced"))
  }

  /// ImageMagick, where it is installed, finds the pixels that we read back.
  private func comparePixels(of path: String, _ bytes: [UInt8], for profile: DeviceProfile) throws {
    guard Outside.has("convert"), profile.width * profile.height <= 500_000 else { return }
    let (width, height) = profile.fileSize
    let source: [String]
    switch profile.format {
    case .png, .bmp, .jpeg, .pbm, .pgm: source = [path]
    case .raw where profile.palette?.isGray == true: source = ["-size", "\(width)x\(height)", "-depth", "\(profile.depth)", "gray:\(path)"]
    // Indexes of colours, and planes, are nobody's format but the display's.
    case .raw, .planes: return
    }
    let seen = try #require(try Outside.run("convert", source + ["-depth", "8", "rgb:-"]))
    try #require(seen.count == width * height * 3)
    let words = words(seen)
    if let picture = profile.pixels(of: bytes) {
      #expect(picture.pixels == words)
    } else if let palette = profile.palette {
      // A JPEG strays a little, never so far that a pixel would be taken for another ink.
      let worst = words.map { word in palette.wireColors.map { Self.distance($0, word) }.min() ?? 0 }.max() ?? 0
      #expect(worst < 64)
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
  }

  @Test(
    "The same habits at the same instant are the same bytes",
    arguments: ["trmnl-og", "inky-phat", "oepl-296x128-bwr", "waveshare-4.2-gray"])
  func repeatable(_ name: String) async throws {
    let here = try await Self.desk()
    let elsewhere = try await Self.desk()
    let once = try await Self.render(name, at: here)
    let again = try await Self.render(name, at: elsewhere)
    #expect(once.bytes == again.bytes)
  }

  @Test(
    "file(1) calls it what the display wants", .enabled(if: Outside.has("file"), "file is not installed"),
    arguments: [
      ("trmnl-og", "PNG image data, 800 x 480, 1-bit grayscale, non-interlaced"),
      ("trmnl-og-2bit", "PNG image data, 800 x 480, 2-bit grayscale, non-interlaced"),
      ("trmnl-x", "PNG image data, 1872 x 1404, 4-bit grayscale, non-interlaced"),
      ("kindle-600x800", "PNG image data, 600 x 800, 8-bit grayscale, non-interlaced"),
      ("kobo-clara", "PNG image data, 1072 x 1448, 8-bit grayscale, non-interlaced"),
      ("seeed-e1002", "PNG image data, 800 x 480, 4-bit colormap, non-interlaced"),
      ("inky-phat", "PNG image data, 250 x 122, 2-bit colormap, non-interlaced"),
      ("kiosk-1080p", "PNG image data, 1920 x 1080, 8-bit/color RGB, non-interlaced"),
      ("trmnl-og-bmp", "PC bitmap, Windows 3.x format, 800 x 480 x 1"),
      ("oepl-296x128-bwr", "baseline, precision 8, 296x128, components 3"),
    ])
  func fileType(_ name: String, _ words: String) async throws {
    let desk = try await Self.desk()
    let (_, path, _) = try await Self.render(name, at: desk)
    #expect(String(decoding: try #require(try Outside.run("file", ["-b", path])), as: UTF8.self).contains(words))
  }

  @Test("The same scene is the same bits in every file of a panel's size and depth")
  func sameBits() async throws {
    let desk = try await Self.desk()
    let png = try await Self.render("trmnl-og", at: desk)
    let bmp = try await Self.render("trmnl-og-bmp", at: desk)
    let raw = try await Self.render("waveshare-7.5", at: desk)
    #expect(bmp.bytes.count == 48_062 && raw.bytes.count == 48_000)
    let picture = try #require(png.profile.pixels(of: png.bytes))
    #expect(bmp.profile.pixels(of: bmp.bytes) == picture && raw.profile.pixels(of: raw.bytes) == picture)
  }

  @Test("Whoever reads a display's file while it is drawn again and again never meets half of one")
  func wholeFiles() async throws {
    let desk = try await Self.desk()
    let (profile, path, first) = try await Self.render("waveshare-2.13", at: desk)
    let reader = Task.detached {
      var seen: Set<[UInt8]> = []
      var isWhole = true
      while !Task.isCancelled {
        let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
        isWhole = isWhole && profile.pixels(of: bytes) != nil
        seen.insert(bytes)
        await Task.yield()
      }
      return (isWhole, seen)
    }
    for round in 0..<6 {
      await desk.run(round % 2 == 0 ? "done water" : "undo water")
      let (_, _, bytes) = try await Self.render("waveshare-2.13", at: desk)
      #expect((bytes == first) == (round % 2 == 1))
    }
    reader.cancel()
    let (isWhole, seen) = await reader.value
    #expect(isWhole && !seen.isEmpty && seen.count <= 2)
  }

  @Test("A run that dies while it writes leaves the file that was there", .enabled(if: Outside.has("bash"), "bash is not installed"))
  func interrupted() async throws {
    let desk = try await Self.desk()
    let (_, path, first) = try await Self.render("waveshare-2.13", at: desk)
    await desk.run("done water")
    let test = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let arcflow = URL(filePath: test).deletingLastPathComponent().appending(path: "arcflow").path
    let words = "render small --device waveshare-2.13 --at 2026-03-20T11:00:00Z --zone Europe/Berlin --store \(desk.store) -o \(path)"
    // No file may grow beyond 1,024 bytes, and the picture has 4,000.
    let line = "ulimit -f 1; exec env ARCFLOW_ASSETS=\(Desk.assets) \(arcflow) \(words)"
    #expect(try Outside.run("bash", ["-c", line]) == nil)
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == first)
  }

  @Test("A panel of six inks gets its palette in its order, six entries and no more")
  func paletteOrder() async throws {
    let (profile, _, bytes) = try await Self.render("inky-impression-7.3", at: try await Self.desk())
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("PLTE".utf8)) })
    #expect(Array(bytes[start - 4..<start]) == [0, 0, 0, 18])
    let colors = (0..<6).map {
      0xff00_0000 | UInt32(bytes[start + 4 + 3 * $0]) << 16 | UInt32(bytes[start + 5 + 3 * $0]) << 8 | UInt32(bytes[start + 6 + 3 * $0])
    }
    #expect(colors == profile.palette?.wireColors)
  }

  @Test("Small text on one bit has no specks: every black pixel has a black neighbour")
  func noSpecks() async throws {
    for name in ["trmnl-og", "waveshare-2.13"] {
      let (profile, _, bytes) = try await Self.render(name, at: try await Self.desk())
      let picture = try #require(profile.pixels(of: bytes))
      var specks = 0
      for y in 1..<picture.height - 1 {
        for x in 1..<picture.width - 1 where picture[x, y] == 0xff00_0000 {
          let around = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
          if around.allSatisfy({ picture[x + $0.0, y + $0.1] != 0xff00_0000 }) { specks += 1 }
        }
      }
      #expect(specks == 0, "\(name)")
    }
  }
}
