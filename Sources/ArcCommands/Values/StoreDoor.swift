// Opening the store to write: which commands make one, and what they make beside it.

import ArcHabitWidgets
import ArcHabits
import ArcWidgets
import Foundation

extension Invocation {
  /// The store open for writing, made where there is none.
  /// - Parameter cause: why widgets will want new pictures once something has changed.
  func writableStore(on machine: Machine, cause: ReloadCause = .dataChange) async throws -> HabitStore {
    let path = storePath(on: machine)
    if self[CommonSettings.store] == nil, machine.variable("ARCFLOW_STORE") == nil { Ambient.makeFolder(of: path) }
    try checkTarget(path)
    return await noting(cause, in: try HabitStore(file: path, clock: machine.now), on: machine)
  }

  /// The store open for writing, for a command about a habit that must be in it: an absent store is not made, it just lacks the habit.
  func writableStore(holding word: String, on machine: Machine, cause: ReloadCause = .dataChange) async throws -> HabitStore {
    let path = storePath(on: machine)
    guard FileManager.default.fileExists(atPath: path) else {
      // What may not be looked at may well be there.
      do throws(FileError) { try checkTarget(path) } catch { if case .cannotCreate = error { throw error } }
      throw Failure.unknownHabit(word, near: nil)
    }
    try checkTarget(path)
    do throws(StoreError) {
      return await noting(cause, in: try HabitStore(file: path, creating: false, clock: machine.now), on: machine)
    } catch {
      guard case .absent = error else { throw error }
      throw Failure.unknownHabit(word, near: nil)
    }
  }

  /// The same store, told why the widgets' timeline will be asked for; it writes that down with the change that follows.
  private func noting(_ cause: ReloadCause, in store: HabitStore, on machine: Machine) async -> HabitStore {
    await store.note(ReloadNote(at: instant(on: machine), kind: HabitWidgetKind.name, cause: cause.rawValue))
    return store
  }
}
