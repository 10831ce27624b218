// The sentence and the exit code of each thing that can go wrong.

extension StoreError {
  /// One clear sentence, without a full stop, for whoever typed the command.
  public var sentence: String {
    switch self {
    case .absent(let file): "there is no store at \(file); 'arcflow habit add' makes one"
    case .notAStore(let file, let found): "\(file) is not a habit store: it is \(found)"
    case .corrupt(let file, let detail): "the store \(file) is damaged: \(detail); 'arcflow doctor' tells what can be saved"
    case .newer(let file, let found, let known):
      "the store \(file) was written by a newer version (format \(found); this one reads up to \(known)), and was left alone"
    case .cannotWrite(let file, let reason): "the store \(file) cannot be written: \(reason)"
    case .full(let file): "the disk is full; nothing was changed in \(file)"
    case .io(let file, let detail): "reading or writing \(file) failed: \(detail)"
    case .busy(let file): "the store \(file) stayed busy; another program is writing to it; try again"
    case .sql(let file, let statement, let detail): "the store \(file) refused '\(statement)': \(detail)"
    case .badRow(let file, let row, let detail): "the store \(file) holds a row that does not read, \(row): \(detail)"
    case .unknownHabit(let text): "no habit is called '\(text)'"
    case .ambiguousHabit(let text, let ids): "'\(text)' could be several habits: \(ids.joined(separator: ", "))"
    case .duplicateHabit(let id): "there is a habit with the id '\(id)' already; choose another with --id"
    case .circle(let parent, let child, let through):
      "'\(child)' cannot come after '\(parent)': that would close a circle, \((through + [child]).joined(separator: " → "))"
    case .badDay(let day, let reason): "'\(day)' cannot be logged: \(reason)"
    case .refused(let habit, let reason): "'\(habit)' was left alone: \(reason)"
    case .badValue(let field, let value, let reason): "'\(value)' is no \(field): \(reason)"
    case .badImport(let file, let place, let reason): "\(file) cannot be imported: \(place): \(reason)"
    case .noSuchFile(let file): "there is no file \(file)"
    case .newerImport(let file, let format, let found, let known):
      "\(file) is \(format) version \(found), newer than this one reads (up to \(known))"
    case .unknownFormat(let file, let tried): "\(file) is no file that can be imported; known are \(tried.joined(separator: ", "))"
    }
  }

  /// The exit code a command ends with.
  public var exitCode: Int32 {
    switch self {
    case .badDay, .badValue, .refused: 64
    case .notAStore, .corrupt, .sql, .badRow, .unknownHabit, .ambiguousHabit, .duplicateHabit, .circle, .badImport, .newerImport,
      .unknownFormat:
      65
    case .absent, .noSuchFile: 66
    case .newer: 69
    case .cannotWrite: 73
    case .full, .io: 74
    case .busy: 75
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// The sentence.
  public var description: String { sentence }
}
