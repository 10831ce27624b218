// Everything that can go wrong with a store, an import or a habit's name, each with its place.

/// What went wrong, and where.
public enum StoreError: Error, Sendable, Hashable {
  /// There is no store at this path.
  case absent(file: String)
  /// The file is a database, but not one of ours, or no database at all.
  case notAStore(file: String, found: String)
  /// The store is damaged; `detail` is what SQLite says.
  case corrupt(file: String, detail: String)
  /// The store was written by a newer version, whose number is `found`; this one knows up to `known`.
  case newer(file: String, found: Int, known: Int)
  /// The store can be read but not created or written, because of `reason`.
  case cannotWrite(file: String, reason: String)
  /// The disk is full.
  case full(file: String)
  /// Reading or writing failed.
  case io(file: String, detail: String)
  /// Another program held the store for too long.
  case busy(file: String)
  /// SQLite refused a statement: a fault of ours, or a store changed by hand.
  case sql(file: String, statement: String, detail: String)
  /// A row of the store does not read; `row` names it.
  case badRow(file: String, row: String, detail: String)
  /// No habit has this id, name or start of a name.
  case unknownHabit(String)
  /// Several habits have it.
  case ambiguousHabit(String, ids: [Habit.ID])
  /// A habit of this id is there already.
  case duplicateHabit(Habit.ID)
  /// Tying `child` after `parent` would close a circle through the habits named.
  case circle(parent: String, child: String, through: [String])
  /// The store takes no such day for this habit.
  case badDay(String, reason: String)
  /// The habit takes no such thing.
  case refused(habit: String, reason: String)
  /// The value does not fit its setting or field.
  case badValue(field: String, value: String, reason: String)
  /// The imported file does not read; `place` is a line, a path of keys or a row.
  case badImport(file: String, place: String, reason: String)
  /// There is no file at this path to import.
  case noSuchFile(file: String)
  /// The imported file's format is newer than this version reads.
  case newerImport(file: String, format: String, found: String, known: String)
  /// The imported file could not be recognised.
  case unknownFormat(file: String, tried: [String])
}
