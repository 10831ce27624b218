// Taking a plan into the store: all of it in one transaction.

extension HabitStore {
  /// Brings a plan into the store, all of it or nothing, and says what changed. The same plan a second time changes nothing.
  /// - Throws: `StoreError.badImport` for a habit no store should hold, and whatever writing throws.
  @discardableResult
  public func apply(_ plan: ImportPlan) throws(StoreError) -> ImportReport {
    try plan.check()
    return try connection.writing { () throws(StoreError) in
      let merge = try connection.merge(of: plan)
      let now = tick(after: nil)
      for habit in merge.habits {
        let clock = try connection.habit(habit.id)?.clock
        try connection.put(habit, isRemoved: false, clock: tick(after: clock), replica: 1)
      }
      for (habit, row, replaces) in merge.rows {
        let clock = replaces ? tick(after: try connection.row(of: habit, on: row.day)?.clock) : now
        try connection.put(row, of: habit, clock: clock, replica: 1)
      }
      for edge in merge.edges { try connection.put(edge, isRemoved: false, clock: now, replica: 1) }
      for entry in merge.zones { try connection.put(entry, clock: now, replica: 1) }
      if let start = merge.dayStart { try connection.putSetting("day-start", start.description, clock: now, replica: 1) }
      if let weekday = merge.firstWeekday { try connection.putSetting("first-weekday", String(weekday), clock: now, replica: 1) }
      return merge.report
    }
  }
}

extension HabitReader {
  /// What bringing a plan into the store at `file` would do, to the row what `HabitStore.apply` does. Nothing is written.
  /// - Throws: `StoreError.badImport` for a habit no store should hold, and whatever reading throws.
  public static func report(of plan: ImportPlan, into file: String) throws(StoreError) -> ImportReport {
    try plan.check()
    let connection = try Connection.reader(file)
    return try connection.reading { () throws(StoreError) in try connection.merge(of: plan).report }
  }
}

extension Connection {
  /// The changes a plan makes to the store. A tie that was removed stays removed; a habit that was removed comes back, but the store is no
  /// fresh one for having lost all of its own.
  fileprivate func merge(of plan: ImportPlan) throws(StoreError) -> ImportMerge {
    let snapshot = try content(only: plan.habits.map(\.habit.id))
    let isFresh = try integer("SELECT count(*) FROM habit") == 0
    return ImportMerge(plan, into: snapshot, isFresh: isFresh, knownEdges: try everyEdge())
  }

  /// Every tie there is or was.
  fileprivate func everyEdge() throws(StoreError) -> [StackEdge] {
    let statement = try statement("SELECT parent, child, rank FROM stack")
    defer { statement.reset() }
    var edges: [StackEdge] = []
    while try statement.step() {
      edges.append(StackEdge(parent: statement.text(0) ?? "", child: statement.text(1) ?? "", rank: Int(statement.integer(2))))
    }
    return edges
  }
}
