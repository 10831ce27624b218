// What a file wants to bring into a store, whatever format it came in.

/// The content of an imported file, read and checked, before any of it is in a store.
public struct ImportPlan: Sendable, Hashable {
  /// The format it was read as.
  public var format: ImportFormat
  /// The path it was read from.
  public var file: String
  /// When the person's day began, or nil where the file does not say.
  public var dayStart: DayStart?
  /// The weekday weeks begin on, 1 (Monday) to 7 (Sunday), or nil where the file does not say.
  public var firstWeekday: Int?
  /// Where the person lived.
  public var zones: [ZoneLog.Entry] = []
  /// The habits with their days.
  public var habits: [ImportedHabit] = []
  /// Ties between habits, none in a circle.
  public var stacks: [StackEdge] = []
  /// Rows that belong to no habit of the file and were left out.
  public var strays: [Refusal] = []

  /// A row of the file that could not be taken, and why.
  public struct Refusal: Sendable, Hashable {
    /// A line, a row or a path of keys.
    public var place: String
    /// Why, without a full stop.
    public var reason: String

    /// A refusal of what stands at `place`.
    public init(place: String, reason: String) {
      self.place = place
      self.reason = reason
    }
  }

  /// A habit of the file with its days.
  public struct ImportedHabit: Sendable, Hashable {
    /// The habit, with an id made from what the file says, so that the same file always gives the same one.
    public var habit: Habit
    /// Its days, ascending, one row a day.
    public var rows: [DayRow] = []
    /// Days the file held more than once; of each one row was kept.
    public var repeated: [CalendarDay] = []
    /// Rows that could not be taken.
    public var refused: [Refusal] = []
    /// Rows that say nothing: unmarked days, computed marks.
    public var blank = 0
    /// How what the habit was there differs from what it is here, or nil.
    public var remark: String?

    /// A habit without days yet.
    public init(habit: Habit) { self.habit = habit }

    /// Takes rows in the order of the file: of two for one day the one logged later stays, else the later in the file.
    mutating func take(_ found: [DayRow]) {
      let history = History(found)
      rows = history.rows
      if rows.count < found.count {
        let counts = Dictionary(grouping: found, by: \.day).filter { $0.value.count > 1 }
        repeated = counts.keys.sorted()
      }
    }
  }
}

/// The formats that can be imported.
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  /// Our own exchange format.
  case arcflow
  /// A Loop Habit Tracker database.
  case loop
  /// Loop's CSV export, as a zip file or a folder.
  case loopCSV = "loop-csv"
  /// HabitBull's CSV export.
  case habitBull = "habitbull"
  /// A Rewire database.
  case rewire
  /// A Tickmate database.
  case tickmate
  /// A Beaver Habits export.
  case beaver
  /// A Table Habit export.
  case tableHabit = "tablehabit"
  /// A Habo backup.
  case habo
  /// harsh's folder, or its log.
  case harsh
  /// A table of dates: a column for each habit, or a habit, a date and a value in each line.
  case csv

  /// The program's name as people know it.
  public var title: String {
    switch self {
    case .arcflow: "an ArcFlow export"
    case .loop: "a Loop database"
    case .loopCSV: "Loop's CSV export"
    case .habitBull: "HabitBull's CSV"
    case .rewire: "a Rewire database"
    case .tickmate: "a Tickmate database"
    case .beaver: "a Beaver Habits export"
    case .tableHabit: "a Table Habit export"
    case .habo: "a Habo backup"
    case .harsh: "a harsh folder"
    case .csv: "plain CSV"
    }
  }
}
