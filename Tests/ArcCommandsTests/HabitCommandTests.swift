// Adding and changing habits from the command line.

import Foundation
import Testing

@testable import ArcCommands

@Suite struct HabitCommandTests {
  @Test("A new habit gets an id made of its name, and the next of that name another one")
  func ids() async throws {
    let desk = try Desk()
    #expect(await desk.run("habit add ‹Drink water›").output == "drink-water\n")
    #expect(await desk.run("habit add ‹Drink Water!›").output == "drink-water-2\n")
    #expect(await desk.run("habit add 水を飲む").output == "habit\n")
    #expect(await desk.run("habit add Read --id book").output == "book\n")
    #expect(await desk.run("habit add Read --id book").code == 65)
  }

  @Test("A habit of a removed one's name does not inherit its days")
  func removed() async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    await desk.run("done read")
    await desk.run("habit remove read")
    #expect(await desk.run("habit add Read").output == "read-2\n")
    #expect(await desk.run("done read").output == "Read: 1 day\n")
  }

  @Test("What a habit is told stays with it, and edits change only what they name")
  func describe() async throws {
    let desk = try Desk()
    await desk.run("habit add Read --symbol book.fill --color bf5af2 --schedule rolling:3/7 --target 30 --unit min --cue ‹After lunch›")
    await desk.run("habit edit read --color= --name ‹Read a book› --target 20")
    let list = await desk.run("habit list --json").output
    for part in [
      #""name":"Read a book""#, #""symbol":"book.fill""#, #""color":null"#, #""schedule":"rolling:3/7""#, #""cue":"After lunch""#,
      #""target":{"amount":20,"unit":"min"}"#,
    ] { #expect(list.contains(part)) }
  }

  @Test("A colour may be one of the system's by name")
  func namedColors() async throws {
    let desk = try Desk()
    await desk.run("habit add Read --color Blue")
    #expect(await desk.run("habit list --json").output.contains(##""color":"#007AFF""##))
    await desk.run("habit edit read --color grey")
    #expect(await desk.run("habit list --json").output.contains(##""color":"#8E8E93""##))
  }

  @Test("A symbol without a drawing is kept, with a warning")
  func unknownSymbol() async throws {
    let desk = try Desk()
    let answer = await desk.run("habit add Read --symbol book.fil")
    #expect(answer.code == 0 && answer.output == "read\n")
    #expect(answer.errors.hasPrefix("arcflow: no symbol is called 'book.fil'; the nearest names are 'book'"))
    #expect(await desk.run("habit list --json").output.contains(#""symbol":"book.fil""#))
    #expect(await desk.run("habit edit read --symbol book.fill").errors == "")
  }

  @Test("A habit to avoid begins today, unless it is told when")
  func avoidStart() async throws {
    let desk = try Desk()
    await desk.run("habit add Smoking --avoid")
    await desk.run("habit add Sugar --avoid --start 2026-03-10")
    await desk.run("habit add Read")
    let list = await desk.run("habit list --json").output
    #expect(list.contains(#""start":"2026-03-20""#) && list.contains(#""start":"2026-03-10""#) && list.contains(#""start":null"#))
    #expect(
      await desk.run("status --at 2026-03-23T11:00:00Z --json").output.contains(
        #""id":"smoking","name":"Smoking","state":"pending","due":true,"streak":{"current":3"#))
  }

  @Test("Habits are moved to a place counted from one")
  func move() async throws {
    let desk = try Desk()
    for name in ["A", "B", "C"] { await desk.run("habit add \(name)") }
    await desk.run("habit move c 1")
    #expect(await desk.run("habit list").output == "c  C (daily)\na  A (daily)\nb  B (daily)\n")
  }

  @Test("An archived habit leaves the status until it is restored")
  func archive() async throws {
    let desk = try Desk()
    await desk.run("habit add Read")
    await desk.run("habit archive read")
    #expect(await desk.run("status").output == "2026-03-20, Europe/Berlin\n1 more with --all\n")
    #expect(await desk.run("status --json").output.contains(#""state":"archived","due":false"#))
    await desk.run("habit restore read")
    #expect(await desk.run("status").output.contains("○ Read"))
  }

  @Test("A circle of habits is refused, and named")
  func circle() async throws {
    let desk = try Desk()
    await desk.run("habit add Walk")
    await desk.run("habit add Read --after walk")
    let answer = await desk.run("habit edit walk --after read")
    #expect(answer.code == 65)
    #expect(answer.errors.contains("circle"))
  }

  @Test("Whatever is in a name, unit or note, text keeps to its lines and to the reading order; JSON has it to the letter")
  func oneLine() async throws {
    let desk = try Desk()
    await desk.run(words: ["habit", "add", "Red\n\u{1b}[31m", "--id", "red", "--target", "30", "--unit", "mi\u{202e}n\n"])
    await desk.run(words: ["habit", "add", "After", "--after", "red"])
    #expect(await desk.run("done red --amount 30").output == #"Red\n\u{1b}[31m: 1 day, 30 of 30 mi\u{202e}n\n"# + "\n")
    #expect(await desk.run("history red").output == #"2026-03-20  done  30 mi\u{202e}n\n"# + "\n")
    #expect(await desk.run("habit list").output.hasPrefix(#"red    Red\n\u{1b}[31m (daily)"# + "\n"))
    let status = await desk.run("status").output.split(separator: "\n")
    #expect(
      status == [
        "2026-03-20, Europe/Berlin", #"○ After            0 days  after Red\n\u{1b}[31m"#,
        #"✓ Red\n\u{1b}[31m  1 day  30 of 30 mi\u{202e}n\n"#,
      ])
    #expect(await desk.run("status --json").output.contains(#""name":"Red\n\u001b[31m""#))
  }

  @Test(
    "A name of nothing but what is not seen is no name",
    arguments: ["\u{0}", "\u{7}", "\u{200b}", "\u{2060}", "\u{ad}\u{fe0f}", "\u{3164}", " \n\u{2028}"])
  func invisible(_ name: String) async throws {
    let desk = try Desk()
    #expect(await desk.run(words: ["habit", "add", name]).code == 64)
    let letters = name.unicodeScalars.map { "\\u" + String(0x10000 + $0.value, radix: 16).dropFirst() }.joined()
    let file = #"{"format":"arcflow","version":1,"habits":[{"id":"a","name":"\#(letters)"}]}"#
    try Data(file.utf8).write(to: URL(filePath: desk.path("x.json")))
    #expect(await desk.run("import \(desk.path("x.json"))").code == 65)
    #expect(await desk.run(words: ["habit", "add", name + "a"]).code == 0)
  }

  @Test(
    "A habit that cannot be is refused before there is a store",
    arguments: [
      ("habit add ‹ ›", 64), ("habit add X --color bleu", 64), ("habit add X --schedule week:8", 64), ("habit add X --target 0", 64),
      ("habit add X --unit min", 64), ("habit add X --after nobody", 65), ("habit add X --start 2026-02-30", 64), ("habit add", 64),
    ])
  func refused(_ line: String, _ code: Int) async throws {
    let desk = try Desk()
    let answer = await desk.run(line)
    #expect(answer.code == code)
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: desk.store))
  }
}
