// Copying a database into a file that is whole or is not there.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension Connection {
  /// Copies the database to `target` by way of a file beside it, so that the target is the old file or the whole copy, never a part.
  func backup(to target: String) throws(StoreError) {
    guard !FileBytes.isSame(file, target) else { throw .cannotWrite(file: target, reason: "it is the store itself") }
    let draft = target + ".part-\(getpid())"
    FileBytes.sweepDrafts(of: target)
    // In a container every run may have the same number: what one left that was cut off is no part of this copy.
    for ending in ["", "-journal", "-wal", "-shm"] { unlink(draft + ending) }
    do throws(StoreError) {
      let copy = try Connection(draft, .create)
      try self.copy(into: copy)
      // A copy is one file: what was logged is in it, and nothing lies beside it.
      _ = try copy.text("PRAGMA journal_mode = DELETE")
      try FileBytes.settle(draft)
    } catch {
      for ending in ["", "-journal", "-wal", "-shm"] { unlink(draft + ending) }
      throw error.placed(at: target)
    }
    guard rename(draft, target) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      throw .cannotWrite(file: target, reason: reason)
    }
    // Whatever log lay beside an older file of that name does not belong to the new one.
    for ending in ["-wal", "-shm"] { unlink(target + ending) }
  }
}

extension StoreError {
  /// The same failure told of the file the person named.
  fileprivate func placed(at file: String) -> StoreError {
    switch self {
    case .cannotWrite(_, let reason): .cannotWrite(file: file, reason: reason)
    case .full: .full(file: file)
    case .io(_, let detail): .io(file: file, detail: detail)
    case .busy: .busy(file: file)
    case .absent, .noSuchFile, .notAStore, .corrupt, .newer, .sql, .badRow, .unknownHabit, .ambiguousHabit, .duplicateHabit, .circle,
      .badDay, .refused,
      .badValue, .badImport, .newerImport, .unknownFormat:
      self
    }
  }
}
