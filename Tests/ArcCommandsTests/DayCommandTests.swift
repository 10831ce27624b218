// Logging days from the command line, and what status says of them.

import Foundation
import Testing

@testable import ArcCommands

@Suite struct DayCommandTests {
  @Test("A sentence is one line, whatever the names in it are")
  func oneLine() async throws {
    let desk = try Desk()
    await desk.run("habit add Water")
    let answer = await desk.run(words: ["done", "a\nb\u{1b}[31m\u{202e}\t"])
    #expect(answer.errors == "arcflow: no habit is called 'a\\nb\\u{1b}[31m\\u{202e}\\t'; 'arcflow habit list' names them\n")
  }

  @Test("Done sets the day, and says so the same the second time")
  func done() async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    await desk.run("done read --on 2026-03-19")
    #expect(await desk.run("done read").output == "Read: 2 days\n")
    #expect(await desk.run("done read").output == "Read: 2 days\n")
    let again = await desk.run("done read --json")
    #expect(
      again.output
        == #"{"id":"read","name":"Read","day":"2026-03-20","state":"done","amount":null,"changed":false,"streak":{"current":2,"best":2,"unit":"days"}}"#
        + "\n")
  }

  @Test("Undo takes the day back, skip keeps the streak, miss ends it")
  func others() async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    await desk.run("done read --on 2026-03-19")
    await desk.run("done read")
    #expect(await desk.run("undo read").output == "Read: 1 day\n")
    #expect(await desk.run("skip read").output == "Read: 1 day\n")
    #expect(await desk.run("miss read").output == "Read: 0 days\n")
    #expect(await desk.run("history read").output == "2026-03-20  missed\n2026-03-19  done\n")
  }

  @Test("Amounts are set by --amount and added to by --add")
  func amounts() async throws {
    let desk = try Desk()
    await desk.run("habit add Read --target 30 --unit min")
    #expect(await desk.run("done read --amount 10").output == "Read: 0 days, 10 of 30 min\n")
    #expect(await desk.run("done read --add 20").output == "Read: 1 day, 30 of 30 min\n")
    #expect(await desk.run("done read --amount 5 --on 2026-03-18").output == "Read: 1 day, 5 min on 2026-03-18\n")
    #expect(await desk.run("done read --add 2 --amount 3").code == 64)
  }

  @Test("A quota says how many of its days are done")
  func quotas() async throws {
    let desk = try Desk()
    await desk.run("habit add Run --schedule week:3")
    await desk.run("habit add Swim --schedule month:5")
    await desk.run("habit add Row --schedule rolling:3/14")
    // 2026-03-20 is a Friday.
    #expect(await desk.run("done run --on 2026-03-15").output == "Run: 1 week\n")
    #expect(await desk.run("done run --on 2026-03-16").output == "Run: 1 week\n")
    #expect(await desk.run("done run").output == "Run: 1 week, 2 of 3 this week\n")
    #expect(await desk.run("done swim").output == "Swim: 0 months, 1 of 5 this month\n")
    #expect(await desk.run("done row").output.hasSuffix(", 1 of 3 in 14 days\n"))
    #expect(await desk.run("status").output.contains("✓ Run   1 week  2 of 3 this week\n"))
    #expect(await desk.run("status --json").output.contains(#""progress":{"amount":2,"target":3,"period":"week"}"#))
  }

  @Test("A day may be called today or yesterday")
  func namedDays() async throws {
    let desk = try Desk()
    await desk.run("habit add Read --start yesterday")
    #expect(await desk.run("done read --on yesterday").output == "Read: 1 day\n")
    #expect(await desk.run("done read --on Today").output == "Read: 2 days\n")
    #expect(await desk.run("history read").output == "2026-03-20  done\n2026-03-19  done\n")
    #expect(await desk.run("export").output.contains(#""start":"2026-03-19""#))
    #expect(await desk.run("done read --on tomorrow").code == 64)
  }

  @Test("A habit to avoid takes a miss and refuses done; with a limit it takes an amount")
  func avoid() async throws {
    let desk = try Desk()
    await desk.run("habit add Sugar --avoid")
    #expect(await desk.run("done sugar").code != 0)
    #expect(await desk.run("miss sugar").code == 0)
    await desk.run("habit add Coffee --avoid --target 2")
    #expect(await desk.run("done coffee").code == 64)
    #expect(await desk.run("done coffee --amount 1").code == 0)
  }

  @Test("Status lists every habit in JSON, in widget order")
  func status() async throws {
    let desk = try Desk()
    await desk.run("habit add Walk")
    await desk.run("habit add Water")
    await desk.run("habit add Read --after walk")
    await desk.run("done walk")
    #expect(
      await desk.run("status --json").output
        == #"{"day":"2026-03-20","zone":"Europe/Berlin","habits":["#
        + #"{"id":"read","name":"Read","state":"pending","due":true,"streak":{"current":0,"best":0,"unit":"days"},"rate":null,"surfacedBy":"walk","progress":null},"#
        + #"{"id":"water","name":"Water","state":"pending","due":true,"streak":{"current":0,"best":0,"unit":"days"},"rate":null,"surfacedBy":null,"progress":null},"#
        + #"{"id":"walk","name":"Walk","state":"done","due":true,"streak":{"current":1,"best":1,"unit":"days"},"rate":{"done":1,"due":1},"surfacedBy":null,"progress":null}]}"#
        + "\n")
  }

  @Test("--at and --zone replace the clock and the zone, and the zone log stays what it is")
  func time() async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    await desk.run("config zone Asia/Tokyo --at 2026-03-01T00:00:00Z")
    #expect(await desk.run("status --at 2026-03-20T16:00:00Z").output.hasPrefix("2026-03-21, Asia/Tokyo\n"))
    #expect(await desk.run("status --at 2026-03-20T16:00:00Z --zone UTC").output.hasPrefix("2026-03-20, UTC\n"))
    #expect(await desk.run("config zone").output == "Asia/Tokyo\n")
  }

  @Test("A day start makes a late evening part of the day before")
  func dayStart() async throws {
    let desk = try Desk(now: "2026-03-20T01:30:00Z")
    await desk.run("config day-start 04:00")
    await desk.run("habit add Read")
    #expect(await desk.run("done read --json").output.contains(#""day":"2026-03-19""#))
  }

  @Test(
    "Whatever cannot be answered gets one sentence, the right code, and changes nothing",
    arguments: [
      ("done nobody", 65, "no habit is called 'nobody'; 'arcflow habit list' names them"), ("done raed", 65, "did you mean 'Read'?"),
      ("done r", 65, "could be several habits: read, run"),
      ("done read --on 2026-02-30", 64, "or written like 2026-03-20"),
      ("done read --on tomorrow", 64, "today, yesterday, or written like"),
      ("done read --zone EDT", 64, "did you mean 'America/New_York'?"), ("done read --zone PST", 64, "America/Los_Angeles"),
      ("done read --at noon", 64, "2026-03-20T08:00:00Z"), ("done read --at 2026-03-20T08:00:00", 64, "an instant is written like"),
      ("done read --amount much", 64, "not a number"), ("done", 64, "takes HABIT"),
      ("done read run", 64, "does not take 'run' as well; quote what has spaces"),
      ("done read --locale x", 64, "a locale is written like"), ("config day-start 13:00", 64, "between 00:00 and 12:00"),
      ("config first-weekday someday", 64, "mon, tue"), ("config", 64, "day-start, zone, first-weekday"),
      ("habit move read first", 64, "whole number"),
      ("habit edit read --color magenta", 64, "one of blue, brown, cyan"),
    ])
  func refused(_ line: String, _ code: Int, _ sentence: String) async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    await desk.run("habit add Run")
    let before = await desk.run("export").output
    let answer = await desk.run(line)
    #expect(answer.code == code)
    #expect(answer.errors.contains(sentence))
    #expect(answer.errors.hasPrefix("arcflow: ") && answer.errors.split(separator: "\n").count == 1)
    #expect(answer.output.isEmpty)
    #expect(await desk.run("export").output == before)
  }

  @Test("Readers of an absent store say so and make none", arguments: ["status", "history read", "habit list", "config zone", "export"])
  func absent(_ line: String) async throws {
    let desk = try Desk()
    let answer = await desk.run(line)
    #expect(answer.code == 66)
    #expect(answer.errors.contains("there is no store at"))
    #expect(!FileManager.default.fileExists(atPath: desk.store))
  }

  @Test("A corrupt store is told from a newer one, and neither is touched")
  func stores() async throws {
    let desk = try Desk()
    try Data("not a database, whatever its name says, and long enough".utf8).write(to: URL(filePath: desk.store))
    for line in ["status", "done read", "habit add X"] { #expect(await desk.run(line).code == 65) }
    #expect(FileManager.default.contents(atPath: desk.store)?.count == 55)
  }
}
