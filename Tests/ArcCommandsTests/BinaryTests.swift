// The tool as a program of its own: streams, exit codes, several at once, and an environment that means ill.

import Foundation
import Testing

@Suite struct BinaryTests {
  /// The arcflow built beside this test.
  private let arcflow: URL

  init() throws {
    let test = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    arcflow = URL(filePath: test).deletingLastPathComponent().appending(path: "arcflow")
    try #require(FileManager.default.isExecutableFile(atPath: arcflow.path))
  }

  private struct Ended {
    let code: Int32
    let output: String
    let errors: String
  }

  private func start(_ words: [String], environment: [String: String]) throws -> (Process, Pipe, Pipe) {
    let process = Process()
    process.executableURL = arcflow
    process.arguments = words
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }

  private func run(_ words: String..., environment: [String: String] = [:]) throws -> Ended {
    let (process, output, errors) = try start(words, environment: environment)
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ended(
      code: process.terminationStatus, output: String(decoding: said, as: UTF8.self), errors: String(decoding: complained, as: UTF8.self))
  }

  @Test("Answers go to standard output, complaints to standard error, and the code is the right one")
  func streams() throws {
    let version = try run("--version")
    #expect(version.code == 0 && version.output == "arcflow 0.1.0\n" && version.errors.isEmpty)
    let help = try run("help", "render")
    #expect(help.code == 0 && help.output.contains("--scale") && help.errors.isEmpty)
    let wrong = try run("rendr")
    #expect(wrong.code == 64 && wrong.output.isEmpty && wrong.errors == "arcflow: there is no command 'rendr'; did you mean 'render'?\n")
  }

  @Test("Writers that come at the same time all get their turn")
  func crowd() throws {
    let desk = try Desk()
    let environment = ["ARCFLOW_STORE": desk.store]
    #expect(try run("habit", "add", "Water", environment: environment).code == 0)
    let days = (1...8).map { "2026-03-0\($0)" }
    let running = try days.map { try start(["done", "water", "--on", $0], environment: environment) }
    for (process, _, _) in running {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let history = try run("history", "water", environment: environment).output
    #expect(history == days.reversed().map { "\($0)  done\n" }.joined())
  }

  @Test("Day and zone come from the arguments, whatever TZ, LANG and HOME say")
  func hostile() throws {
    let desk = try Desk()
    let hostile = [
      "ARCFLOW_STORE": desk.store, "TZ": "Pacific/Kiritimati", "LANG": "ar_EG.UTF-8", "LC_ALL": "fa_IR.UTF-8", "HOME": "/nonexistent",
    ]
    #expect(try run("habit", "add", "Water", environment: hostile).code == 0)
    let words = ["status", "--at", "2026-07-01T22:30:00Z", "--zone", "Europe/Berlin", "--json"]
    let (process, output, _) = try start(words, environment: hostile)
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said.hasPrefix(#"{"day":"2026-07-02","zone":"Europe/Berlin""#))
  }

  @Test("A standard output that is closed is told, and no file takes its place", arguments: [">&-", "<&- >&-"])
  func closedOutput(_ closing: String) throws {
    let desk = try Desk()
    let environment = ["ARCFLOW_STORE": desk.store]
    #expect(try run("habit", "add", "Water", environment: environment).code == 0)
    for line in ["status", "export", "habit list"] {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "exec \"$0\" \(line) \(closing)", arcflow.path]
      process.environment = environment
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let complained = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 74)
      #expect(complained == "arcflow: standard output cannot be written: it is closed\n")
    }
    #expect(try run("history", "water", environment: environment).code == 0)
  }

  @Test("A standard output that is full is told, and is an error of the disk")
  func fullOutput() throws {
    let process = Process()
    process.executableURL = arcflow
    process.arguments = ["help"]
    process.environment = [:]
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let complained = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(complained == "arcflow: standard output cannot be written: no space left on device\n")
  }
}
