// What an import did, or would do, habit by habit.

/// What an import brings into a store, or would bring.
public struct ImportReport: Sendable, Hashable {
  /// The format the file was read as.
  public var format: ImportFormat
  /// The path of the file.
  public var file: String
  /// What happens to each habit of the file, in the order of the file.
  public var habits: [Entry] = []
  /// Rows that belong to no habit of the file.
  public var strays: [ImportPlan.Refusal] = []
  /// Moves added to the zone log.
  public var zonesAdded = 0
  /// Ties added.
  public var tiesAdded = 0
  /// Ties left out because with the store's own they would close a circle.
  public var tiesRefused: [StackEdge] = []
  /// Whether the store's day start or first weekday became the file's.
  public var isSettingsChanged = false

  /// What happens to one habit.
  public struct Entry: Sendable, Hashable {
    /// The habit, as the file has it.
    public var habit: Habit
    /// Whether the store did not have it.
    public var isNew: Bool
    /// Days of the file marked done, skipped and missed.
    public var done = 0, skipped = 0, missed = 0
    /// The first and the last day of the file, or nil without days.
    public var first: CalendarDay?, last: CalendarDay?
    /// Rows the store did not have.
    public var added = 0
    /// Rows that replace older ones.
    public var replaced = 0
    /// Rows the store has already, or newer ones of.
    public var kept = 0
    /// Days the file held more than once.
    public var repeated: [CalendarDay]
    /// Rows that could not be taken, and why.
    public var refused: [ImportPlan.Refusal]
    /// Rows that say nothing.
    public var blank: Int
    /// How what the habit was there differs from what it is here, or nil.
    public var remark: String?
  }

  /// Whether anything in the store changes.
  public var isChange: Bool {
    isSettingsChanged || zonesAdded + tiesAdded > 0 || habits.contains { $0.isNew || $0.added + $0.replaced > 0 }
  }
}

extension ImportPlan {
  /// What importing this into a store with this content would do, were it all the store ever had; a snapshot does not tell of habits and ties
  /// that were removed. `HabitReader.report(of:into:)` asks a store itself.
  public func report(over snapshot: HabitSnapshot) -> ImportReport {
    ImportMerge(self, into: snapshot, isFresh: snapshot.habits.isEmpty, knownEdges: snapshot.stacks.edges).report
  }
}

/// The changes a plan makes to a store: a pure function of the plan and what the store says.
struct ImportMerge {
  private(set) var report: ImportReport
  /// Habits the store gets, at their places.
  private(set) var habits: [Habit] = []
  /// Rows the store gets, and whether there is one already.
  private(set) var rows: [(habit: Habit.ID, row: DayRow, replaces: Bool)] = []
  private(set) var edges: [StackEdge] = []
  private(set) var zones: [ZoneLog.Entry] = []
  private(set) var dayStart: DayStart?
  private(set) var firstWeekday: Int?

  /// - Parameters:
  ///   - isFresh: whether the store never had a habit; then the file's settings and places become the store's.
  ///   - knownEdges: every tie the store has or had.
  init(_ plan: ImportPlan, into snapshot: HabitSnapshot, isFresh: Bool, knownEdges: [StackEdge]) {
    report = ImportReport(format: plan.format, file: plan.file, strays: plan.strays)
    let known = Set(snapshot.habits.map(\.id))
    var place = (snapshot.habits.map(\.position).max() ?? -1) + 1
    for imported in plan.habits.sorted(by: { $0.habit.position < $1.habit.position }) where !known.contains(imported.habit.id) {
      var habit = imported.habit
      if !snapshot.habits.isEmpty {
        habit.position = place
        place += 1
      }
      habits.append(habit)
    }
    for imported in plan.habits {
      merge(imported, with: snapshot.history(of: imported.habit.id), isNew: !known.contains(imported.habit.id))
    }
    merge(plan.stacks, with: snapshot.stacks, known: knownEdges)
    let instants = Set(snapshot.zones.entries.map(\.from))
    zones = ZoneLog(plan.zones).entries.filter { !instants.contains($0.from) }
    report.zonesAdded = zones.count
    if isFresh {
      dayStart = plan.dayStart.flatMap { $0 == snapshot.dayStart ? nil : $0 }
      firstWeekday = plan.firstWeekday.flatMap { $0 == snapshot.firstWeekday ? nil : $0 }
      report.isSettingsChanged = dayStart != nil || firstWeekday != nil
    }
  }

  private mutating func merge(_ imported: ImportPlan.ImportedHabit, with stored: History, isNew: Bool) {
    var entry = ImportReport.Entry(
      habit: imported.habit, isNew: isNew, repeated: imported.repeated, refused: imported.refused, blank: imported.blank,
      remark: imported.remark)
    entry.first = imported.rows.first?.day
    entry.last = imported.rows.last?.day
    var index = 0
    for row in imported.rows {
      switch row.state {
      case .done: entry.done += 1
      case .skipped: entry.skipped += 1
      case .missed: entry.missed += 1
      case nil: break
      }
      while index < stored.count, stored.days[index] < row.day { index += 1 }
      guard index < stored.count, stored.days[index] == row.day else {
        rows.append((imported.habit.id, row, false))
        entry.added += 1
        continue
      }
      // A stored row stays unless the file's was logged later; without an hour it cannot have been.
      let storedAt = stored[index].loggedAt?.milliseconds ?? .min
      if row.loggedAt?.milliseconds ?? .min > storedAt {
        rows.append((imported.habit.id, row, true))
        entry.replaced += 1
      } else {
        entry.kept += 1
      }
    }
    report.habits.append(entry)
  }

  private mutating func merge(_ wanted: [StackEdge], with stacks: Stacks, known: [StackEdge]) {
    var ties = TieGraph(stacks.edges)
    // Two habits are tied or not, whatever the rank.
    let known = Set(known.map { StackEdge(parent: $0.parent, child: $0.child) })
    for edge in wanted where !known.contains(StackEdge(parent: edge.parent, child: edge.child)) {
      if ties.circle(closedBy: edge.parent, edge.child) != nil {
        report.tiesRefused.append(edge)
      } else {
        edges.append(edge)
        ties.add(edge)
      }
    }
    report.tiesAdded = edges.count
  }
}
