// `sync` from the command line: two stores and the folder between them.

import Foundation
import Testing

@testable import ArcCommands

@Suite struct SyncCommandTests {
  private func folder(on desk: Desk) throws -> String {
    try FileManager.default.createDirectory(atPath: desk.path("shared"), withIntermediateDirectories: true)
    return desk.path("shared")
  }

  @Test("Two stores that met say the same, and meeting again finds nothing new")
  func meeting() async throws {
    let desk = try Desk()
    let shared = try folder(on: desk)
    let other = desk.path("other.sqlite")
    await desk.run("habit add Read")
    await desk.run("done read --on 2026-03-19")
    #expect(await desk.run(words: ["sync", shared]).output.hasSuffix(".arcflow-changes: written\n"))
    let first = await desk.run(words: ["sync", shared, "--store", other])
    #expect(first.code == 0 && first.output.contains("changes taken in"))
    await desk.run(words: ["done", "read", "--store", other])
    #expect(await desk.run(words: ["sync", shared, "--store", other]).code == 0)
    #expect(await desk.run(words: ["sync", shared]).output.contains("1 change taken in"))
    #expect(await desk.run("export").output == (await desk.run(words: ["export", "--store", other]).output))
    #expect(await desk.run("status").output.contains("2 days"))
    let again = await desk.run(words: ["sync", shared, "--json"])
    #expect(again.output.contains(#""changed":0"#) && !again.output.contains(#""changed":1"#))
  }

  @Test("A file that does not read is told, and the others are merged all the same")
  func halfCopied() async throws {
    let desk = try Desk()
    let shared = try folder(on: desk)
    await desk.run(words: ["habit", "add", "Read", "--store", desk.path("other.sqlite")])
    await desk.run(words: ["sync", shared, "--store", desk.path("other.sqlite")])
    try Data(#"{"format":"arcflow-ch"#.utf8).write(to: URL(filePath: shared + "/half.arcflow-changes"))
    try Data(#"{"format":"arcflow-changes","version":9,"replica":"x"}"#.utf8).write(to: URL(filePath: shared + "/new.arcflow-changes"))
    try Data("not ours".utf8).write(to: URL(filePath: shared + "/notes.txt"))
    let answer = await desk.run(words: ["sync", shared])
    #expect(answer.code == 65)
    #expect(answer.output.contains("half.arcflow-changes: passed over"))
    #expect(answer.errors.split(separator: "\n").count == 2 && answer.errors.contains("version 9"))
    #expect(await desk.run("habit list").output.contains("Read"))
  }

  @Test("A folder that is missing, is a file or cannot be written is refused before a store is made")
  func noFolder() async throws {
    let desk = try Desk()
    #expect(await desk.run(words: ["sync", desk.path("none")]).code == 66)
    try Data().write(to: URL(filePath: desk.path("file")))
    let file = await desk.run(words: ["sync", desk.path("file")])
    #expect(file.code == 66 && file.errors == "arcflow: there is no folder \(desk.path("file"))\n")
    let shared = try folder(on: desk)
    chmod(shared, 0o555)
    #expect(await desk.run(words: ["sync", shared]).code == 73)
    chmod(shared, 0o755)
    #expect(!FileManager.default.fileExists(atPath: desk.store))
  }
}
