// Opening the store to write: which commands make one, and what they make beside it.

import ArcHabits
import Foundation

extension Invocation {
  /// The store open for writing, made where there is none.
  func writableStore(on machine: Machine) throws -> HabitStore {
    let path = storePath(on: machine)
    if self[CommonSettings.store] == nil, machine.variable("ARCFLOW_STORE") == nil { Ambient.makeFolder(of: path) }
    try checkTarget(path)
    return try HabitStore(file: path, clock: machine.now)
  }

  /// The store open for writing, for a command about a habit that must be in it: an absent store is not made, it just lacks the habit.
  func writableStore(holding word: String, on machine: Machine) throws -> HabitStore {
    let path = storePath(on: machine)
    guard FileManager.default.fileExists(atPath: path) else { throw Failure.unknownHabit(word, near: nil) }
    try checkTarget(path)
    do throws(StoreError) {
      return try HabitStore(file: path, creating: false, clock: machine.now)
    } catch {
      guard case .absent = error else { throw error }
      throw Failure.unknownHabit(word, near: nil)
    }
  }
}
