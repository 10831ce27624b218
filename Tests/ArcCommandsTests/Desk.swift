// A machine of the tests' own making: a fixed clock and zone, a folder of its own, and ears for what is printed.

import ArcHabits
import Foundation
import Synchronization

@testable import ArcCommands

/// What one command line came to.
struct Answer {
  let code: Int32
  let output: String
  let errors: String
}

/// A folder with a store in it, and a tool that runs there at noon of 20 March 2026 in Berlin.
final class Desk: Sendable {
  let folder: String
  let now: Instant
  let zone: ZoneRules

  init(now: String = "2026-03-20T11:00:00Z", zone: String = "Europe/Berlin") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "arcflow-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    self.now = Instant(parsing: now) ?? Instant(seconds: 0)
    self.zone = try ZoneRules(zone)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder + "/" + name }

  var store: String { path("habits.sqlite") }

  /// The checkout this test was built in.
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Where `make deps` put fonts and symbols.
  static let assets = checkout + "/Assets"

  /// The bytes of a file in the folder, or nil where there is none.
  func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path(name)).map(Array.init) }

  /// Runs a command line, its words separated by spaces; `‹` and `›` hold a word with spaces together.
  @discardableResult
  func run(_ line: String, environment: [String: String] = [:]) async -> Answer {
    await run(words: Self.words(line), environment: environment)
  }

  /// Runs a command line given as words.
  @discardableResult
  func run(words: [String], environment: [String: String] = [:]) async -> Answer {
    let ears = Ears()
    let (now, zone) = (now, zone)
    let machine = Machine(
      now: { now }, zone: { zone },
      environment: ["ARCFLOW_STORE": store, "HOME": folder, "ARCFLOW_ASSETS": Self.assets].merging(environment) { $1 }, executable: nil,
      output: { bytes throws(OutputError) in ears.output.withLock { $0 += bytes } },
      errors: { bytes in ears.errors.withLock { $0 += bytes } })
    let code = await ArcFlowTool(machine: machine).run(words)
    return Answer(
      code: code, output: ears.output.withLock { String(decoding: $0, as: UTF8.self) },
      errors: ears.errors.withLock { String(decoding: $0, as: UTF8.self) })
  }

  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var open = false
    for piece in line.split(separator: " ", omittingEmptySubsequences: false) {
      let plain = piece.filter { $0 != "‹" && $0 != "›" }
      if open { words[words.count - 1] += " " + plain } else { words.append(plain) }
      if piece.contains("‹") { open = true }
      if piece.contains("›") { open = false }
    }
    return words
  }
}

private final class Ears: Sendable {
  let output = Mutex<[UInt8]>([])
  let errors = Mutex<[UInt8]>([])
}
