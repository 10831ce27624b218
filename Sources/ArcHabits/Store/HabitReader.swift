// Reading a store without ever writing to it.

/// Reads stores. A reader takes no write lock, creates nothing and never migrates.
public enum HabitReader {
  /// Everything the store at `file` says at this moment.
  /// - Throws: `StoreError.absent` where there is no store, `.newer`, `.notAStore`, `.corrupt`, `.badRow`, `.busy`, `.io`.
  public static func snapshot(of file: String) throws(StoreError) -> HabitSnapshot {
    try Connection.reader(file).snapshot()
  }

  /// The habits, ties and settings of the store at `file`, with the days of the habits named only.
  /// - Throws: what `snapshot(of:)` throws.
  public static func snapshot(of file: String, only ids: [Habit.ID]) throws(StoreError) -> HabitSnapshot {
    try Connection.reader(file).snapshot(only: ids)
  }
}
