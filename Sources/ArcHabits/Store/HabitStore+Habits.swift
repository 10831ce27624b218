// Adding, editing, moving, archiving and removing habits, and tying them to one another.

extension HabitStore {
  /// Adds a habit at the end of the list, whatever its position says.
  /// - Parameter parent: the habit after whose completion this one comes up, or nil.
  /// - Throws: `StoreError.duplicateHabit`, `.badValue`, `.unknownHabit` for the parent, and whatever writing throws.
  public func add(_ habit: Habit, after parent: Habit.ID? = nil) throws(StoreError) {
    try Self.check(habit)
    try connection.writing { () throws(StoreError) in
      let stored = try connection.habit(habit.id)
      if let stored, !stored.isRemoved { throw .duplicateHabit(habit.id) }
      var added = habit
      added.position = Int(try connection.integer("SELECT coalesce(max(position) + 1, 0) FROM habit WHERE removed = 0") ?? 0)
      try connection.put(added, isRemoved: false, clock: tick(after: stored?.clock), replica: 1)
      if let parent { try tieInTransaction(parent, habit.id) }
    }
  }

  /// Changes a habit and, where `parent` names one, ties it behind that: both or neither. Its id and its days stay whatever else changes.
  /// - Throws: `StoreError.unknownHabit`, `.badValue` for a habit no store should hold, `.circle` for a tie that closes one, and whatever
  ///   writing throws.
  public func edit(
    _ id: Habit.ID, after parent: Habit.ID? = nil, _ change: @Sendable (inout Habit) -> Void
  ) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
      guard let stored = try connection.habit(id), !stored.isRemoved else { throw .unknownHabit(id) }
      var habit = stored.habit
      change(&habit)
      precondition(habit.id == id, "a habit's id never changes")
      try Self.check(habit)
      if let parent { try tieInTransaction(parent, id) }
      guard habit != stored.habit else { return }
      try connection.put(habit, isRemoved: false, clock: tick(after: stored.clock), replica: 1)
    }
  }

  /// Moves a habit to a place among all, counted from 0; beyond the end means last.
  /// - Throws: `StoreError.unknownHabit`, and whatever writing throws.
  public func move(_ id: Habit.ID, to place: Int) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
      var habits = try connection.habits()
      guard let from = habits.firstIndex(where: { $0.id == id }) else { throw .unknownHabit(id) }
      let moved = habits.remove(at: from)
      habits.insert(moved, at: max(0, min(place, habits.count)))
      for (place, habit) in habits.enumerated() where habit.position != place {
        var habit = habit
        habit.position = place
        let clock = try connection.habit(habit.id)?.clock
        try connection.put(habit, isRemoved: false, clock: tick(after: clock), replica: 1)
      }
    }
  }

  /// Removes a habit from every list. Its days are kept, and come back if it does.
  /// - Throws: `StoreError.unknownHabit`, and whatever writing throws.
  public func remove(_ id: Habit.ID) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
      guard let stored = try connection.habit(id), !stored.isRemoved else { throw .unknownHabit(id) }
      try connection.put(stored.habit, isRemoved: true, clock: tick(after: stored.clock), replica: 1)
    }
  }

  /// Ties two habits: once `parent` is done, `child` comes up, after the parent's other children.
  /// - Throws: `StoreError.circle`, naming the habits it would run through, and `.unknownHabit`.
  public func tie(_ parent: Habit.ID, to child: Habit.ID) throws(StoreError) {
    try connection.writing { () throws(StoreError) in try tieInTransaction(parent, child) }
  }

  /// Takes the tie between two habits away; without one nothing happens.
  public func untie(_ parent: Habit.ID, from child: Habit.ID) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
      let earlier = try connection.integer("SELECT clock FROM stack WHERE parent = ? AND child = ?", Value(parent), Value(child))
      let clock = tick(after: earlier.map { HybridClock(reading: $0) })
      try connection.run(
        "UPDATE stack SET removed = 1, clock = ?, replica = 1 WHERE parent = ? AND child = ? AND removed = 0",
        Value(clock.reading), Value(parent), Value(child))
    }
  }

  private func tieInTransaction(_ parent: Habit.ID, _ child: Habit.ID) throws(StoreError) {
    for id in [parent, child] {
      guard let stored = try connection.habit(id), !stored.isRemoved else { throw .unknownHabit(id) }
    }
    let stacks = Stacks(try connection.edges())
    if let circle = stacks.circle(closedBy: parent, child) {
      let names = try circle.map { id throws(StoreError) in try connection.habit(id)?.habit.name ?? id }
      throw .circle(parent: names.last ?? parent, child: names.first ?? child, through: names)
    }
    guard !stacks.edges.contains(where: { $0.parent == parent && $0.child == child }) else { return }
    let earlier = try connection.integer("SELECT clock FROM stack WHERE parent = ? AND child = ?", Value(parent), Value(child))
    let edge = StackEdge(parent: parent, child: child, rank: (stacks.children(of: parent).map(\.rank).max() ?? -1) + 1)
    try connection.put(edge, isRemoved: false, clock: tick(after: earlier.map { HybridClock(reading: $0) }), replica: 1)
  }

  /// Refuses what no store should hold.
  static func check(_ habit: Habit) throws(StoreError) {
    if let fault = HabitFault(habit) { throw .badValue(field: fault.field, value: fault.value, reason: fault.reason) }
  }
}

extension Connection {
  /// Writes a habit over whatever was there.
  func put(_ habit: Habit, isRemoved: Bool, clock: HybridClock, replica: Int64) throws(StoreError) {
    let statement = try statement(
      """
      INSERT OR REPLACE INTO habit (\(Self.habitColumns), removed, clock, replica)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    try statement.bind(
      Value(habit.id), Value(habit.name), Value(habit.symbol), Value(habit.color), Value(habit.schedule.stored),
      Value(habit.polarity.rawValue), Value(habit.target?.amount), Value(habit.target?.unit), Value(habit.start?.description),
      Value(habit.archivedOn?.description), Value(habit.cue), Value(habit.note), Value(habit.reminders.stored), Value(habit.position),
      Value(habit.source), Value(isRemoved ? 1 : 0), Value(clock.reading), Value(replica))
    _ = try statement.step()
    statement.reset()
  }

  /// Writes a tie over whatever was there.
  func put(_ edge: StackEdge, isRemoved: Bool, clock: HybridClock, replica: Int64) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO stack (parent, child, rank, removed, clock, replica) VALUES (?, ?, ?, ?, ?, ?)",
      Value(edge.parent), Value(edge.child), Value(edge.rank), Value(isRemoved ? 1 : 0), Value(clock.reading), Value(replica))
  }
}
