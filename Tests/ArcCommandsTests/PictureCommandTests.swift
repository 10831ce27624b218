// Pictures and timelines from the command line: files, formats, and what is refused.

import ArcGraphics
import ArcImages
import Foundation
import Testing

@testable import ArcCommands

@Suite struct PictureCommandTests {
  private func desk() async throws -> Desk {
    let desk = try Desk()
    await desk.run("habit add ‹Drink water› --id water --symbol drop.fill --color #0A84FF --cue ‹After the alarm›")
    await desk.run("habit add Read --after water")
    await desk.run("done water --at 2026-03-20T06:00:00Z")
    return desk
  }

  @Test(
    "Every family draws a picture of its own size",
    arguments: [("small", 316, 316), ("circular", 144, 144), ("rectangular", 320, 144), ("standby", 1704, 786)])
  func families(_ family: String, _ width: Int, _ height: Int) async throws {
    let desk = try await desk()
    let answer = await desk.run(words: ["render", family, "-o", desk.path("x.png")])
    #expect(answer.code == 0 && answer.errors.isEmpty)
    let picture = try PNG.decode(try #require(desk.bytes("x.png")))
    #expect(picture.width == width && picture.height == height)
    #expect(Set(picture.pixels).count > 10)
  }

  @Test("A picture whose pixels would stay the same is left alone, whatever its bytes")
  func unchanged() async throws {
    let desk = try await desk()
    let file = desk.path("x.png")
    #expect(await desk.run(words: ["render", "small", "-o", file]).output == "\(file)\n")
    let picture = try PNG.decode(try #require(desk.bytes("x.png")))
    let other = PNG.encode(picture, options: PNG.Options(scale: 2, optimizes: true))
    try Data(other).write(to: URL(filePath: file))
    #expect(await desk.run(words: ["render", "small", "-o", file]).output == "\(file) (unchanged)\n")
    #expect(desk.bytes("x.png") == other)
    #expect(await desk.run(words: ["render", "small", "-o", file, "--scheme", "dark"]).output == "\(file)\n")
    #expect(desk.bytes("x.png") != other)
  }

  @Test("The format is the one that is said, else the file's ending")
  func formats() async throws {
    let desk = try await desk()
    await desk.run(words: ["render", "small", "-o", desk.path("x.svg")])
    let svg = String(decoding: try #require(desk.bytes("x.svg")), as: UTF8.self)
    #expect(svg.contains("role=\"img\"") && svg.contains("<title") && svg.contains("<desc") && svg.contains("Read"))
    await desk.run(words: ["render", "small", "-o", desk.path("y.dat"), "--format", "png"])
    #expect(try PNG.decode(try #require(desk.bytes("y.dat"))).width == 316)
  }

  @Test("The same picture comes at any hour and in any zone of the machine")
  func repeatable() async throws {
    let words = ["render", "standby", "--at", "2026-03-20T11:00:00Z", "--zone", "Europe/Berlin", "-o", "-", "--format", "svg"]
    let desk = try await desk()
    let here = await desk.run(words: words, environment: ["LANG": "ar_EG.UTF-8", "TZ": "Pacific/Kiritimati"])
    let there = try Desk(now: "2031-01-01T00:00:00Z", zone: "Pacific/Kiritimati")
    let elsewhere = await there.run(words: words + ["--store", desk.store])
    #expect(!here.output.isEmpty && here.output == elsewhere.output)
  }

  @Test(
    "What cannot be drawn gets one sentence and the right code, and the old file stays",
    arguments: [
      ("render smal", 64, "did you mean 'small'?"), ("render corner", 64, "it is one of small"), ("render", 64, "takes FAMILY"),
      ("render small --scale 0", 64, "above 0"), ("render small --scale 200", 64, "31600 × 31600 pixels"),
      ("render small --size 158", 64, "158x158"),
      ("render small --size 0x10", 64, "above 0"), ("render small --size 9000x10", 64, "18000 × 20 pixels"),
      ("render small --scheme dusk", 64, "light, dark"), ("render small --mode flat", 64, "vibrant"),
      ("render small --format gif", 64, "png, svg"),
      ("render small --zone BST", 64, "Europe/London"), ("render small --at yesterday", 64, "2026-03-20T08:00:00Z"),
      ("render small --at 9999-12-31T23:00:00Z", 64, "to 2200-12-31"),
      ("render small --text-size huge", 64, "xSmall"), ("render small --ground purple", 64, "#FFFFFF"),
      ("render small --device fridge", 64, "devices"),
      ("render small --on-error hide", 64, "tile"), ("render small --habit nobody", 65, "no habit is called 'nobody'"),
      ("render small --widget Weather", 69, "no widget of kind 'Weather'"),
    ])
  func refused(_ line: String, _ code: Int, _ sentence: String) async throws {
    let desk = try await desk()
    try Data([1, 2, 3]).write(to: URL(filePath: desk.path("x.png")))
    let answer = await desk.run(words: line.split(separator: " ").map(String.init) + ["-o", desk.path("x.png")])
    #expect(answer.code == code)
    #expect(answer.errors.contains(sentence))
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(desk.bytes("x.png") == [1, 2, 3])
  }

  @Test("A family drawn far flatter than it is made for is a picture of that size")
  func flat() async throws {
    let desk = try await desk()
    let answer = await desk.run(words: ["render", "large", "--size", "300x10", "-o", desk.path("x.png")])
    #expect(answer.code == 0)
    let picture = try PNG.decode(try #require(desk.bytes("x.png")))
    #expect(picture.width == 600 && picture.height == 20)
  }

  @Test("A family is known by WidgetKit's name too, in letters of any case", arguments: ["systemSmall", "SYSTEMSMALL", "Small"])
  func familyNames(_ name: String) async throws {
    let desk = try await desk()
    #expect(await desk.run(words: ["render", name, "-o", desk.path("x.png")]).code == 0)
    #expect(await desk.run(words: ["render", "extraLarge", "-o", desk.path("y.png")]).code == 69)
  }

  @Test("Targets that cannot be written are told before anything is drawn")
  func targets() async throws {
    let desk = try await desk()
    #expect(await desk.run(words: ["render", "small", "-o", desk.path("none/x.png")]).code == 73)
    #expect(await desk.run(words: ["render", "small", "--format", "png", "-o", desk.folder]).code == 73)
    try Data([1]).write(to: URL(filePath: desk.path("x.png")))
    chmod(desk.path("x.png"), 0o444)
    #expect(await desk.run(words: ["render", "small", "-o", desk.path("x.png")]).code == 73)
    #expect(desk.bytes("x.png") == [1])
    #expect(await desk.run(words: ["render", "small", "--format", "png", "-o", "/dev/full"]).code == 74)
  }

  @Test("Missing fonts are told, with the command that fetches them")
  func fonts() async throws {
    let desk = try await desk()
    let answer = await desk.run(words: ["render", "small", "-o", desk.path("x.png")], environment: ["ARCFLOW_ASSETS": desk.path("none")])
    #expect(answer.code == 69)
    #expect(answer.errors.contains("arcflow assets"))
  }

  @Test("Without a readable store the old picture stays, or the tile says so; the code is the same")
  func tile() async throws {
    let desk = try Desk()
    #expect(await desk.run(words: ["render", "small", "-o", desk.path("x.png")]).code == 66)
    #expect(desk.bytes("x.png") == nil)
    #expect(await desk.run(words: ["render", "small", "-o", desk.path("x.svg"), "--on-error", "tile"]).code == 66)
    #expect(String(decoding: try #require(desk.bytes("x.svg")), as: UTF8.self).contains("Habits unavailable"))
    try Data(String(repeating: "damaged ", count: 200).utf8).write(to: URL(filePath: desk.store))
    #expect(await desk.run(words: ["render", "small", "-o", desk.path("x.png"), "--on-error", "tile"]).code == 65)
    #expect(desk.bytes("x.png") != nil)
  }

  @Test("Rendering and timelines write nothing to the store")
  func readers() async throws {
    let desk = try await desk()
    let before = try FileManager.default.contentsOfDirectory(atPath: desk.folder).sorted().map { ($0, desk.bytes($0)) }
    await desk.run("render small -o /dev/null")
    await desk.run("timeline small")
    await desk.run("status")
    for (name, bytes) in before where !name.hasSuffix("-shm") { #expect(desk.bytes(name) == bytes) }
  }

  @Test("A timeline has an entry for now and one for each of seven days, with reasons and words")
  func timeline() async throws {
    let desk = try await desk()
    let json = await desk.run("timeline small --json").output
    #expect(
      json.hasPrefix(
        #"{"widget":"HabitArcFlowWidget","family":"small","policy":{"kind":"after","date":"2026-03-27T23:00:00Z"},"entries":["#
          + #"{"date":"2026-03-20T11:00:00Z","day":"2026-03-20","reasons":["now"],"#))
    #expect(json.contains(#"{"date":"2026-03-20T23:00:00Z","day":"2026-03-21","reasons":["day"]"#))
    #expect(json.components(separatedBy: #""reasons":"#).count == 9)
    #expect(json.contains(#""alt":""#) && json.contains("Read"))
    let two = await desk.run("timeline small --days 2 --json").output
    #expect(two.components(separatedBy: #""reasons":"#).count == 3)
  }
}
