// Golden cases declared in files, verified and recorded from the command line.

import Foundation
import Testing

@testable import ArcCommands

@Suite struct GoldenCommandTests {
  private func desk(_ request: String) throws -> Desk {
    let desk = try Desk()
    try FileManager.default.createDirectory(atPath: desk.path("golden/small"), withIntermediateDirectories: true)
    try Data(request.utf8).write(to: URL(filePath: desk.path("golden/small/empty.json")))
    return desk
  }

  private let request = #"{"idea":"Nothing yet","at":"2026-03-20T11:00:00Z","zone":"UTC","render":"small --scheme dark"}"#

  private func golden(_ desk: Desk, _ words: String..., environment: [String: String] = [:]) async -> Answer {
    let folders = ["--folder", desk.path("golden")] + (words[0] == "verify" ? ["--artifacts", desk.path("out")] : [])
    return await desk.run(words: ["golden"] + words + folders, environment: environment)
  }

  @Test("A case fails until it is recorded, recording fails the run, and then it is the same")
  func record() async throws {
    let desk = try desk(request)
    #expect(await golden(desk, "verify").code == 1)
    let recorded = await golden(desk, "record")
    #expect(recorded.code == 1 && recorded.output.contains("recorded small/empty"))
    #expect(await golden(desk, "verify").output == "1 golden case: 1 the same, 0 different\n")
    #expect(await golden(desk, "verify", "small", environment: ["TZ": "Pacific/Kiritimati", "LANG": "ar_EG.UTF-8"]).code == 0)
    #expect(await golden(desk, "record").code == 0)
  }

  @Test("A difference names its first stage, and leaves pictures to look at")
  func different() async throws {
    let desk = try desk(request)
    _ = await golden(desk, "record")
    let text = try #require(desk.bytes("golden/small/empty.txt"))
    let changed = String(decoding: text, as: UTF8.self).replacingOccurrences(of: "day 2026-03-21", with: "day 2026-03-22")
    try Data(changed.utf8).write(to: URL(filePath: desk.path("golden/small/empty.txt")))
    let answer = await golden(desk, "verify")
    #expect(answer.code == 1)
    #expect(answer.output.contains("✗ small/empty: timeline, line 3:"))
    #expect(desk.bytes("out/small/empty.actual.png") != nil && desk.bytes("out/small/empty.difference.png") != nil)
  }

  @Test("Where nothing can be left to look at, that is said instead of where it is")
  func cannotLeave() async throws {
    let desk = try desk(request)
    try Data().write(to: URL(filePath: desk.path("out")))
    let answer = await golden(desk, "verify")
    #expect(answer.code == 1 && answer.errors.contains("what differs in small/empty could not be left in"))
    #expect(!answer.output.contains("what was drawn"))
  }

  @Test("A folder of cases that cannot be read is no empty one")
  func unreadable() async throws {
    let desk = try desk(request)
    let answer = await desk.run(words: ["golden", "verify", "--folder", desk.path("golden/small/empty.json")])
    #expect(answer.code == 66 && answer.errors.contains("cannot be read: not a directory"))
  }

  @Test("Recording is refused in CI")
  func ci() async throws {
    let desk = try desk(request)
    let answer = await golden(desk, "record", environment: ["CI": "true"])
    #expect(answer.code == 64)
    #expect(desk.bytes("golden/small/empty.png") == nil)
  }

  @Test(
    "A request that does not read is named with its fault",
    arguments: [
      (#"{"idea":"x","render":"small"}"#, "'at' is missing"), ("{", "not JSON"),
      (#"{"idea":"x","at":"2026-03-20T11:00:00Z","render":"smal"}"#, "small"),
      (#"{"idea":"x","at":"noon","render":"small"}"#, "an instant is written like"),
      (#"{"idea":"x","store":"_stores/none.json","at":"2026-03-20T11:00:00Z","render":"small"}"#, "none.json"),
    ])
  func badCase(_ request: String, _ sentence: String) async throws {
    let desk = try desk(request)
    let answer = await golden(desk, "verify")
    #expect(answer.code == 65 || answer.code == 64)
    #expect(answer.errors.contains(sentence))
  }

  @Test("Unknown cases and folders are no input, and pictures no case draws are found")
  func missing() async throws {
    let desk = try desk(request)
    _ = await golden(desk, "record")
    #expect(await golden(desk, "verify", "large").code == 66)
    #expect(await desk.run(words: ["golden", "verify", "--folder", desk.path("none")]).code == 66)
    try Data().write(to: URL(filePath: desk.path("golden/small/old.png")))
    #expect(await golden(desk, "verify").output.contains("✗ small/old.png: no case draws this any more"))
  }
}
