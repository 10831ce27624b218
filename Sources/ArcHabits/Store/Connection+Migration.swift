// Bringing an older store up to this version, with the old one kept until the new one is on the disk.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension Connection {
  /// Brings the store up to `version` by the steps that lead there, all of them or none. The store as it was lies beside it as
  /// `<file>.version-N` until the last step is committed.
  func migrate(by steps: [Int: String] = Schema.migrations, to version: Int = Schema.version) throws(StoreError) {
    let found = Int(try integer("PRAGMA user_version") ?? 0)
    guard found < version else { return }
    let kept = file + ".version-\(found)"
    try backup(to: kept)
    try writing { () throws(StoreError) in
      // Somebody else may have been quicker.
      let found = Int(try integer("PRAGMA user_version") ?? 0)
      guard found < version else { return }
      for next in (found + 1)...version {
        guard let step = steps[next] else { preconditionFailure("no step leads to version \(next)") }
        try run(step)
      }
      try run("PRAGMA user_version = \(version)")
    }
    unlink(kept)
  }
}
