// How a command line is read: options anywhere, `--`, `=`, short names, and what is refused.

import ArcRendering
import Testing

@testable import ArcCommands

@Suite struct ParserTests {
  static let output = Setting("--output", "-o", text: "FILE", help: "where to")
  static let add = Setting("--add", value: "N", help: "how much more") { text throws(BadValue) in
    guard let number = Int(text) else { throw BadValue("it is not a number") }
    return number
  }
  static let avoid = Setting(flag: "--avoid", help: "a habit to avoid")

  static let parser = Parser(commands: [
    Command(words: ["render"], summary: "draws", arguments: [.one("FAMILY")], settings: [output]) { _, _ in .done },
    Command(words: ["habit", "add"], summary: "adds", arguments: [.one("NAME")], settings: [avoid, add]) { _, _ in .done },
    Command(words: ["habit", "list"], summary: "lists") { _, _ in .done },
    Command(words: ["verify"], summary: "checks", arguments: [.any("CASE")]) { _, _ in .done },
  ])

  private func invocation(_ words: String...) throws -> Invocation {
    guard case .run(let invocation) = try Self.parser.parse(words) else { throw NotARun() }
    return invocation
  }

  private struct NotARun: Error {}

  private func refusal(_ words: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try Self.parser.parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "An option may stand before the command, before its argument or after it",
    arguments: [["-o", "x", "render", "small"], ["render", "-o", "x", "small"], ["render", "small", "-o", "x"]])
  func positions(_ words: [String]) throws {
    guard case .run(let invocation) = try Self.parser.parse(words) else { throw NotARun() }
    #expect(invocation.arguments == ["small"])
    #expect(invocation[Self.output] == "x")
  }

  @Test("A value may follow an equals sign, or a short name at once", arguments: ["--output=a=b", "-oa=b", "-o=a=b"])
  func joined(_ word: String) throws { #expect(try invocation("render", "small", word)[Self.output] == "a=b") }

  @Test("A lone dash is an argument or a value, not an option")
  func dash() throws {
    #expect(try invocation("render", "small", "-o", "-")[Self.output] == "-")
    #expect(try invocation("verify", "-").arguments == ["-"])
  }

  @Test("Two dashes end the options")
  func end() throws { #expect(try invocation("habit", "add", "--", "--json").arguments == ["--json"]) }

  @Test("A negative number is a value")
  func negative() throws { #expect(try invocation("habit", "add", "x", "--add", "-3")[Self.add] == -3) }

  @Test("Of an option given twice the later one counts")
  func twice() throws { #expect(try invocation("render", "small", "-o", "a", "-o", "b")[Self.output] == "b") }

  @Test("A flag is off until it is given")
  func flag() throws {
    #expect(try invocation("habit", "add", "x", "--avoid")[Self.avoid])
    #expect(try !invocation("habit", "add", "x")[Self.avoid])
  }

  @Test("Help is found by --help, -h and help, for whatever was named")
  func help() throws {
    for words in [["help", "render"], ["render", "--help"], ["-h", "render", "small"]] {
      guard case .help(let topic) = try Self.parser.parse(words) else { throw NotARun() }
      #expect(topic == ["render"])
    }
    #expect(Self.parser.help(on: ["render"]).contains("-o, --output FILE"))
    #expect(Self.parser.help(on: ["habit"]).contains("habit list"))
  }

  @Test("Mistyped commands and options are told from unknown ones")
  func unknown() {
    #expect(refusal("rendr", "small") == .unknownCommand("rendr", near: "render"))
    #expect(refusal("habit", "ad", "x") == .unknownCommand("habit ad", near: "habit add"))
    #expect(refusal("frobnicate") == .unknownCommand("frobnicate", near: nil))
    #expect(refusal("render", "small", "--ouput", "x") == .unknownOption("--ouput", command: "render", near: "--output"))
    #expect(refusal("render", "small", "--avoid") == .unknownOption("--avoid", command: "render", near: nil))
  }

  @Test("What is missing or too much is named")
  func counts() {
    #expect(refusal() == .noCommand)
    #expect(refusal("habit") == .incompleteCommand("habit", choices: ["add", "list"]))
    #expect(refusal("render") == .missingArgument("FAMILY", command: "render"))
    #expect(refusal("render", "small", "large") == .unexpectedArgument("large", command: "render"))
    #expect(refusal("render", "small", "-o") == .missingValue(option: "-o", placeholder: "FILE"))
    #expect(refusal("render", "small", "-o", "--json") == .missingValue(option: "-o", placeholder: "FILE"))
    #expect(refusal("habit", "add", "x", "--avoid=yes") == .unexpectedValue(option: "--avoid"))
  }

  @Test("A bad value is refused before anything runs")
  func badValue() {
    #expect(refusal("habit", "add", "x", "--add", "much") == .badValue(option: "--add", value: "much", reason: "it is not a number"))
  }
}
