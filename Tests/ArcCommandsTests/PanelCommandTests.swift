// `render --device` and `devices` from the command line: which displays there are, what is written, what changed, what is told.

import ArcGraphics
import ArcImages
import Foundation
import Testing

@testable import ArcCommands

@Suite("Displays on the command line") struct PanelCommandTests {
  private func desk() async throws -> Desk {
    let desk = try Desk()
    await desk.run("habit add ‹Drink water› --id water --symbol drop.fill --color #0A84FF --cue ‹After the alarm›")
    await desk.run("habit add Read")
    return desk
  }

  private func write(_ profile: String, to path: String) throws {
    try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(profile.utf8).write(to: URL(filePath: path))
  }

  private let own =
    #"{"name":"hall","title":"Hall","width":240,"height":160,"ppi":100,"distance":0.5,"palette":"gray4","format":"png","depth":2}"#

  @Test("The tool carries every profile of Devices/ inside itself, and knows no other")
  func carried() async throws {
    let desk = try Desk()
    let listed = await desk.run("devices --json").output
    let files = try FileManager.default.contentsOfDirectory(atPath: Desk.checkout + "/Devices").filter { $0.hasSuffix(".json") }
    #expect(listed.components(separatedBy: #""depth":"#).count == files.count + 1)
    for file in files {
      let name = String(file.dropLast(5))
      let said = await desk.run("devices \(name) --json").output
      let carried = try JSONDecoder().decode(DeviceProfile.self, from: Data(said.utf8))
      let written = try JSONDecoder().decode(DeviceProfile.self, from: Data(contentsOf: URL(filePath: "\(Desk.checkout)/Devices/\(file)")))
      #expect(carried == written, "run Scripts/devices.sh: \(name)")
    }
  }

  @Test("The page on displays names every one that is built in")
  func documented() throws {
    let page = try String(contentsOfFile: Desk.checkout + "/docs/devices.md", encoding: .utf8)
    for name in PanelFileTests.names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  @Test("A person's own display is found in a folder given, in the configuration's folder, and by its path")
  func ownDisplays() async throws {
    let desk = try await desk()
    try write(own, to: desk.path(".config/arcflow/devices/hall.json"))
    #expect(await desk.run("devices hall").output.contains("240 × 160 pixels"))
    try write(own.replacingOccurrences(of: "240", with: "320"), to: desk.path("mine/hall.json"))
    #expect(await desk.run(words: ["devices", "hall", "--devices", desk.path("mine")]).output.contains("320 × 160 pixels"))
    #expect(await desk.run(words: ["devices", desk.path("mine/hall.json")]).output.contains("320 × 160 pixels"))
    #expect(await desk.run("devices hall", environment: ["XDG_CONFIG_HOME": desk.path("none")]).code == 64)
    let answer = await desk.run(words: ["render", "small", "--device", "hall", "-o", desk.path("x.png")])
    #expect(answer.code == 0)
    #expect(Array(try #require(desk.bytes("x.png"))[16..<26]) == [0, 0, 0, 240, 0, 0, 0, 160, 2, 0])
  }

  @Test(
    "A profile that says nothing sensible is told with its file and its key",
    arguments: [
      ("{", "not JSON"), ("[]", "not an object"), (#"{"name":"x"}"#, "'title' is missing"),
      (#"{"name":"x","title":"X","width":"a"}"#, "'width' is not a whole number"),
      (
        ##"{"name":"x","title":"X","width":9,"height":9,"ppi":9,"distance":1,"format":"png","depth":1,"palette":[{"name":"a","wire":"red"},{"name":"b","wire":"#ffffff"}]}"##,
        "'palette[0].wire': 'red' is no colour"
      ),
      (
        #"{"name":"y","title":"X","width":9,"height":9,"ppi":9,"distance":1,"format":"png","depth":1,"palette":"gray2"}"#, "its name is 'y'"
      ),
    ])
  func badProfiles(_ text: String, _ reason: String) async throws {
    let desk = try await desk()
    try write(text, to: desk.path("mine/x.json"))
    let answer = await desk.run(words: ["render", "small", "--device", "x", "--devices", desk.path("mine"), "-o", desk.path("x.png")])
    #expect(answer.code == 65)
    #expect(answer.errors.contains("mine/x.json: ") && answer.errors.contains(reason), "\(answer.errors)")
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "What does not go together gets one sentence, and nothing is written",
    arguments: [
      ("small --device trmnl", 64, "did you mean 'trmnl-og'?"), ("small --as-seen", 64, "--device names it"),
      ("small --strict", 64, "--device names it"), ("small --device trmnl-og --format png", 64, "leave --format out"),
      ("small --device trmnl-og --mode vibrant", 64, "its own inks"), ("small --device trmnl-og --scale 1.5", 64, "whole pixels"),
      ("standby --device trmnl-og --night", 64, "screens that glow"),
      ("small --device trmnl-og --size 900x900", 64, "larger than the 800 × 480"),
      ("small --device trmnl-og-bmp", 64, "trmnl-og-bmp takes bmp"),
      ("small --device trmnl-og --as-seen --changes y", 64, "leave --as-seen out"),
      ("small --device trmnl-og --layout x.json", 64, "render page"), ("small --device trmnl-og --devices nowhere", 66, "nowhere"),
    ])
  func refused(_ line: String, _ code: Int, _ sentence: String) async throws {
    let desk = try await desk()
    let answer = await desk.run(words: ["render"] + line.split(separator: " ").map(String.init) + ["-o", desk.path("x.png")])
    #expect(answer.code == code)
    #expect(answer.errors.contains(sentence), "\(answer.errors)")
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(desk.bytes("x.png") == nil)
  }

  @Test("Unchanged pixels leave the file alone; the same pixels in a file that the display refuses do not")
  func unchanged() async throws {
    let desk = try await desk()
    let file = desk.path("x.png")
    let words = ["render", "standby", "--device", "kindle-600x800", "-o", file]
    #expect(await desk.run(words: words).output == "\(file)\n")
    let bytes = try #require(desk.bytes("x.png"))
    #expect(await desk.run(words: words).output == "\(file) (unchanged)\n")
    let picture = try PNG.decode(bytes)
    // As true colour the reader would stretch it.
    try Data(PNG.encode(picture)).write(to: URL(filePath: file))
    #expect(await desk.run(words: words).output == "\(file)\n")
    #expect(desk.bytes("x.png") == bytes)
    try Data(bytes.prefix(bytes.count / 2)).write(to: URL(filePath: file))
    #expect(await desk.run(words: words).output == "\(file)\n")
    #expect(desk.bytes("x.png") == bytes)
  }

  @Test(
    "The rectangle that changed stands on whole bytes and holds all that differs", arguments: ["trmnl-og", "trmnl-og-bmp", "waveshare-7.5"])
  func changes(_ name: String) async throws {
    let desk = try await desk()
    let file = desk.path("x." + (name == "trmnl-og" ? "png" : name == "trmnl-og-bmp" ? "bmp" : "bin"))
    let words = ["render", "small", "--device", name, "-o", file, "--changes", desk.path("c.json")]
    func change() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(desk.bytes("c.json") ?? [])) as? [String: Any])
    }
    await desk.run(words: words)
    let first = try change()
    #expect(first["changed"] as? Bool == true && first["partial"] as? Bool == false)
    #expect((first["rectangle"] as? [String: Int]) == ["x": 0, "y": 0, "width": 800, "height": 480])
    await desk.run(words: words)
    let second = try change()
    #expect(second["changed"] as? Bool == false && second["rectangle"] is NSNull)
    #expect(second["content"] as? String == first["content"] as? String)
    await desk.run("done water")
    await desk.run(words: words)
    let third = try change()
    let box = try #require(third["rectangle"] as? [String: Int])
    #expect(third["changed"] as? Bool == true && third["partial"] as? Bool == true)
    #expect(third["content"] as? String != first["content"] as? String)
    #expect((box["x"] ?? 1) % 8 == 0 && (box["width"] ?? 1) % 8 == 0 && (box["width"] ?? 0) < 800 && (box["height"] ?? 0) < 480)
  }

  @Test("As seen: upright, in the colours the display has, two pixels for one")
  func asSeen() async throws {
    let desk = try await desk()
    let answer = await desk.run(words: ["render", "standby", "--device", "kindle-600x800", "--as-seen", "-o", desk.path("seen.png")])
    #expect(answer.code == 0)
    let seen = try PNG.decode(try #require(desk.bytes("seen.png")))
    #expect(seen.width == 1600 && seen.height == 1200)
    for y in stride(from: 0, to: 1200, by: 2) {
      for x in stride(from: 0, to: 1600, by: 2) {
        let block = [seen[x, y], seen[x + 1, y], seen[x, y + 1], seen[x + 1, y + 1]]
        guard Set(block).count == 1 else {
          Issue.record("a pixel is not one square at \(x), \(y)")
          return
        }
      }
    }
    await desk.run(words: ["render", "standby", "--device", "seeed-e1002", "--as-seen", "-o", desk.path("inks.png")])
    let inks = try PNG.decode(try #require(desk.bytes("inks.png")))
    #expect(inks[0, 0] == 0xffa1_a4a5)
    #expect(Set(inks.pixels).isSubset(of: [0xff00_0000, 0xffa1_a4a5, 0xffd0_be47, 0xff9c_484b, 0xff3d_3b5e, 0xff3a_5b46]))
  }

  @Test("Text that cannot be read is told, and fails a strict run; the picture is written all the same")
  func strict() async throws {
    let desk = try await desk()
    let words = ["render", "small", "--device", "trmnl-og", "-o", desk.path("x.png")]
    let good = await desk.run(words: words + ["--strict"])
    #expect(good.code == 0 && good.errors.isEmpty)
    let small = await desk.run(words: words + ["--scale", "1"])
    #expect(small.code == 0 && small.errors.contains("“Drink water” at (") && small.errors.contains("arc minutes from 0.8 m"))
    let strict = await desk.run(words: words + ["--scale", "1", "--strict"])
    #expect(strict.code == 1 && desk.bytes("x.png") != nil)
    let coarse = await desk.run(words: ["render", "small", "--device", "led-64x32", "-o", desk.path("y.png"), "--strict"])
    #expect(coarse.code == 1 && coarse.errors.contains("pixels, where 5 are the least"))
  }

  @Test(
    "StandBy can be read on displays of every size, but for the one of 32 rows",
    arguments: ["trmnl-og", "waveshare-2.13", "inky-what", "waveshare-5.65-acep", "kobo-touch", "m5paper", "oepl-296x128-bwr", "led-64x32"])
  func standby(_ name: String) async throws {
    let desk = try await desk()
    let answer = await desk.run(words: ["render", "standby", "--device", name, "-o", "/dev/null", "--strict"])
    #expect(answer.code == (name == "led-64x32" ? 1 : 0), "\(answer.errors)")
  }

  @Test("A file that cannot fit its limit says what had to give, and fails where the picture itself did")
  func limits() async throws {
    let desk = try await desk()
    let tight = own.replacingOccurrences(of: "hall", with: "tight")
    func render(_ limit: Int) async throws -> Answer {
      try write(String(tight.dropLast()) + #","byteLimit":\#(limit)}"#, to: desk.path("mine/tight.json"))
      return await desk.run(words: ["render", "small", "--device", "tight", "--devices", desk.path("mine"), "-o", desk.path("x.png")])
    }
    let free = try await render(90_000)
    #expect(free.code == 0 && free.errors.isEmpty)
    let size = try #require(desk.bytes("x.png")).count
    let fewer = try await render(size * 4 / 5)
    #expect(fewer.code == 0 && fewer.errors.contains("in 2 inks") && (desk.bytes("x.png") ?? []).count <= size * 4 / 5, "\(fewer.errors)")
    let none = try await render(300)
    #expect(none.code == 1 && none.errors.contains("crossed-out frame"), "\(none.errors)")
  }

  @Test("In black and white nothing is said by a tone: what is done has a tick and no disc, the track is a line")
  func oneBit() async throws {
    let desk = try await desk()
    func black(_ words: [String]) async throws -> Int {
      await desk.run(words: ["render"] + words + ["--device", "trmnl-og", "-o", desk.path("x.png")])
      return try PNG.decode(try #require(desk.bytes("x.png"))).pixels.filter { $0 == 0xff00_0000 }.count
    }
    let open = try await black(["small"])
    await desk.run("done water")
    // A ring of two points and a half is more ink than a tick.
    #expect(try await black(["small"]) < open + 2000)
    // So little ink is text and lines: no gray has become black.
    for family in ["small", "standby", "medium", "large", "rectangular"] {
      let share = Double(try await black([family])) / 384_000
      #expect((0.005...0.12).contains(share), "\(family)")
    }
  }
}
