// A folder for one test, and the fixed hour and zone its stores live by.

public import ArcHabits
import Foundation

/// A folder that is gone when the test ends.
final class Workplace: Sendable {
  let folder: String
  /// 2026-03-20 08:00 UTC, a Friday.
  static let now = Instant(seconds: 1_773_993_600)
  static let today = CalendarDay(20_532)

  init() throws {
    folder = NSTemporaryDirectory() + "arcflow-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  /// A store whose clock stands still.
  func store(_ name: String = "habits.sqlite", replica: String = "first", at now: Instant = Workplace.now) throws -> HabitStore {
    try HabitStore(file: path(name), replica: replica, clock: { now })
  }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(name)))) }
}

extension CalendarDay: ExpressibleByStringLiteral {
  /// A day of a test, which must exist.
  public init(stringLiteral key: String) {
    guard let day = CalendarDay(parsing: key) else { preconditionFailure("no day \(key)") }
    self = day
  }
}

extension History {
  /// The days with their states, as in `2026-03-20 done`.
  var lines: [String] {
    rows.map { row in
      ([row.day.description, row.state?.name ?? "none"] + [row.amount.map { "\($0)" }, row.note].compactMap { $0 }).joined(separator: " ")
    }
  }
}
