// Import, export and backup from the command line, and the stores that are refused.

import Foundation
import Testing

@testable import ArcCommands

@Suite struct ExchangeCommandTests {
  private let file = #"""
    {"format":"arcflow","version":1,"habits":[{"id":"water","name":"Drink water","days":[
      {"day":"2026-03-19","state":"done"},{"day":"2026-03-20","state":"done","loggedAt":"2026-03-20T08:00:00Z"}]}]}
    """#

  private func write(_ text: String, to name: String, on desk: Desk) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: desk.path(name)))
    return desk.path(name)
  }

  @Test("What is imported can be exported and imported again, and the second time changes nothing")
  func roundTrip() async throws {
    let desk = try Desk()
    let path = try write(file, to: "in.json", on: desk)
    #expect(await desk.run(words: ["import", path]).code == 0)
    #expect(await desk.run(words: ["import", path]).output.contains("nothing changed"))
    let first = await desk.run("export").output
    let copy = try write(first, to: "copy.json", on: desk)
    #expect(await desk.run(words: ["import", copy, "--store", desk.path("other.sqlite")]).code == 0)
    #expect(await desk.run(words: ["export", "--store", desk.path("other.sqlite")]).output == first)
    #expect(await desk.run(words: ["export", "-o", desk.path("out.json")]).output == desk.path("out.json") + "\n")
    #expect(await desk.run(words: ["export", "-o", desk.path("out.json")]).output.hasSuffix("(unchanged)\n"))
    #expect(desk.bytes("out.json") == Array(first.utf8))
  }

  @Test("A dry run says what would change, and makes no store")
  func dry() async throws {
    let desk = try Desk()
    let answer = await desk.run(words: ["import", try write(file, to: "in.json", on: desk), "--dry-run"])
    #expect(answer.code == 0 && answer.output.contains("Drink water: new, 2 days"))
    #expect(!FileManager.default.fileExists(atPath: desk.store))
  }

  @Test(
    "A file that is not right is refused whole",
    arguments: [
      (#"{"format":"arcflow","version":2,"habits":[]}"#, 65, "version 2"), (#"{"format":"arcflow","version":1}"#, 65, "habits"),
      (#"{"format":"arcflow","version":1,"habits":[{"id":"a","name":"A"},{"id":"b"}]}"#, 65, "name"), ("{", 65, ""), ("hello", 65, ""),
      (
        #"{"format":"arcflow","version":1,"habits":[{"id":"a","name":"A","days":[{"day":"2026-02-30","state":"done"}]}]}"#, 65, "2026-02-30"
      ),
    ])
  func corrupt(_ text: String, _ code: Int, _ sentence: String) async throws {
    let desk = try Desk()
    let answer = await desk.run(words: ["import", try write(text, to: "in.json", on: desk)])
    #expect(answer.code == code)
    #expect(sentence.isEmpty || answer.errors.contains(sentence))
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: desk.store))
  }

  @Test("CSV comes by its name or the file's ending, and goes back in")
  func csv() async throws {
    let desk = try Desk()
    await desk.run(words: ["import", try write(file, to: "in.json", on: desk)])
    let text = await desk.run("export --format csv").output
    #expect(text.hasPrefix("habit,id,day,state,amount,unit,note,loggedAt,zone\r\nDrink water,water,2026-03-19,done,"))
    #expect(await desk.run(words: ["export", "-o", desk.path("days.CSV")]).code == 0)
    #expect(desk.bytes("days.CSV") == Array(text.utf8))
    #expect(await desk.run(words: ["export", "-o", desk.path("days.csv"), "--format", "json"]).code == 0)
    #expect(desk.bytes("days.csv")?.first == UInt8(ascii: "{"))
    let back = await desk.run(words: ["import", desk.path("days.CSV"), "--store", desk.path("other.sqlite")])
    #expect(back.code == 0 && back.output.contains("Drink water: new, 2 days (2 done) from 2026-03-19 to 2026-03-20"))
    #expect(await desk.run("export --format xml").code == 64)
  }

  @Test("Dates that could be either way are asked about, and --dates says")
  func dates() async throws {
    let desk = try Desk()
    let path = try write(
      "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun,,,4/11/2019,1,\n", to: "b.csv", on: desk)
    let asked = await desk.run(words: ["import", path])
    #expect(asked.code == 65 && asked.errors.contains("--dates mdy or --dates dmy"))
    #expect(await desk.run(words: ["import", path, "--dates", "dmy", "--dry-run"]).output.contains("on 2019-11-04"))
    #expect(await desk.run(words: ["import", path, "--dates", "mdy"]).output.contains("on 2019-04-11"))
    #expect(await desk.run(words: ["import", path, "--dates", "ymd"]).code == 64)
  }

  @Test("The report names what was left out and why, in words and in JSON")
  func report() async throws {
    let desk = try Desk()
    let table = "date,habit,value\n2026-03-18,Run,1\n2026-03-19,Run,skip\n2026-02-30,Run,1\n2026-03-20,Run,perhaps\n"
    let path = try write(table, to: "t.csv", on: desk)
    let said = await desk.run(words: ["import", path, "--dry-run"])
    #expect(said.code == 0 && said.output.contains("Run: new, 2 days (1 done, 1 skipped) from 2026-03-18 to 2026-03-19; 2 rows left out"))
    let json = await desk.run(words: ["import", path, "--json"]).output
    #expect(json.contains(#""refused":[{"place":"#) && json.contains(#""skipped":1"#) && json.contains(#""first":"2026-03-18""#))
  }

  @Test("A file is not read as what it plainly is not")
  func wrongFormat() async throws {
    let desk = try Desk()
    let path = try write(#"{"habits":[{"name":"Read","records":[{"day":"2026-03-18","done":true}]}]}"#, to: "b.json", on: desk)
    let answer = await desk.run(words: ["import", path, "--from", "habo"])
    #expect(answer.code == 65 && answer.errors.hasSuffix("it is a Beaver Habits export, not a Habo backup\n"))
    #expect(await desk.run(words: ["import", path, "--from", "beaver"]).output.contains("Read: new, 1 day"))
  }

  @Test("A missing file is no input")
  func missing() async throws {
    let desk = try Desk()
    #expect(await desk.run(words: ["import", desk.path("none.json")]).code == 66)
  }

  @Test("A backup is a store of its own, and never takes the place of a folder or a read-only file")
  func backup() async throws {
    let desk = try Desk()
    #expect(await desk.run(words: ["backup", desk.path("copy.sqlite")]).code == 66)
    await desk.run("habit add Read")
    #expect(await desk.run(words: ["backup", desk.path("copy.sqlite")]).code == 0)
    #expect(await desk.run(words: ["habit", "list", "--store", desk.path("copy.sqlite")]).output.contains("Read"))
    #expect(await desk.run(words: ["backup", desk.path("none/copy.sqlite")]).code == 73)
    chmod(desk.path("copy.sqlite"), 0o444)
    #expect(await desk.run(words: ["backup", desk.path("copy.sqlite")]).code == 73)
  }

  @Test("Neither an export nor a backup overwrites the store that it is of")
  func ontoItself() async throws {
    let desk = try Desk()
    #expect(await desk.run(words: ["import", try write(file, to: "in.json", on: desk)]).code == 0)
    try FileManager.default.createSymbolicLink(atPath: desk.path("link"), withDestinationPath: desk.store)
    for path in [desk.store, desk.path("link")] {
      #expect(await desk.run(words: ["export", "-o", path]).code == 64)
      #expect(await desk.run(words: ["backup", path]).code == 73)
    }
    #expect(await desk.run("status").output.contains("Drink water"))
  }

  @Test("A store of a newer version is left alone by every command")
  func newer() async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    // SQLite keeps the user version in bytes 60 to 63 of the file.
    var bytes = try #require(desk.bytes("habits.sqlite"))
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: desk.store + ending) }
    try Data(bytes).write(to: URL(filePath: desk.store))
    for line in [
      "status", "done read", "habit add Walk", "export", "render small -o /dev/null", "timeline small", "config day-start 04:00",
    ] {
      let answer = await desk.run(line)
      #expect(answer.code == 69, "\(line)")
      #expect(answer.errors.contains("newer"), "\(line)")
    }
    #expect(desk.bytes("habits.sqlite") == bytes)
  }

  @Test("A read-only store is read, and not written")
  func readOnly() async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    chmod(desk.store, 0o444)
    #expect(await desk.run("done read").code == 73)
    #expect(await desk.run("status").code == 0)
  }

  @Test("A store's folder is not made, unless it is the default one")
  func folder() async throws {
    let desk = try Desk()
    #expect(await desk.run(words: ["habit", "add", "Read", "--store", desk.path("none/x.sqlite")]).code == 73)
    let home = await desk.run("habit add Read", environment: ["ARCFLOW_STORE": ""])
    #expect(home.code == 0)
    #expect(FileManager.default.fileExists(atPath: desk.path(".local/share/arcflow/habits.sqlite")))
  }
}
