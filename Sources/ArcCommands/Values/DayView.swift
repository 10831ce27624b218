// The store as a command sees it: which file, at which instant, in which zone, on which day.

import ArcHabits
import ArcRendering
import Foundation

extension Invocation {
  /// The path of the store: `--store`, else `$ARCFLOW_STORE`, else the one in the data folder.
  func storePath(on machine: Machine) -> String {
    self[CommonSettings.store] ?? machine.variable("ARCFLOW_STORE") ?? machine.dataFolder + "/habits.sqlite"
  }

  /// The instant to answer for.
  func instant(on machine: Machine) -> Instant { self[CommonSettings.at] ?? machine.now() }

  /// The locale to write in.
  func locale(on machine: Machine) throws -> String {
    if let given = self[CommonSettings.locale] { return given }
    guard let variable = machine.variable("ARCFLOW_LOCALE") else { return "en_US" }
    do throws(BadValue) {
      return try localeIdentifier(variable)
    } catch {
      throw UsageError.badValue(option: "$ARCFLOW_LOCALE", value: variable, reason: error.reason)
    }
  }
}

/// What a store says, as its owner lives it at the instant asked for.
struct DayView: Sendable {
  let book: DayBook
  let instant: Instant
  let today: CalendarDay

  init(_ snapshot: HabitSnapshot, for invocation: Invocation, on machine: Machine) {
    instant = invocation.instant(on: machine)
    book = DayBook(snapshot, at: instant, zone: invocation[CommonSettings.zone], machine: machine.zone())
    today = book.day(at: instant)
  }

  /// Reads the store; nothing is written, and an absent store is an error.
  init(_ invocation: Invocation, on machine: Machine) throws(StoreError) {
    self.init(try HabitReader.snapshot(of: invocation.storePath(on: machine)), for: invocation, on: machine)
  }

  /// The instant at which today begins, as the widgets' days do.
  var date: Date { book.boundary(of: today).date }

  /// The habit that a word means: an id, a name, or the unique start of a name.
  func habit(_ word: String) throws -> Habit { try book.snapshot.habit(named: word) }
}

extension HabitSnapshot {
  /// The habit that a word means, or an error that knows which one may have been meant.
  func habit(named word: String) throws -> Habit {
    do throws(StoreError) {
      return try habit(meaning: word)
    } catch {
      guard case .unknownHabit = error else { throw error }
      throw Failure.unknownHabit(word, near: nearest(to: word, among: habits.flatMap { [$0.name, $0.id] }))
    }
  }
}
