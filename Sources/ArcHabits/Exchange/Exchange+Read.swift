// Reading the exchange format: all of a file is right, or the first fault is named with its place.

/// The exchange format.
enum Exchange {
  /// The version this program writes, and the newest it reads.
  static let version = 1

  /// The plan a JSON value of the exchange format stands for.
  static func plan(_ json: JSONValue, file: String) throws(StoreError) -> ImportPlan {
    let root = Node(json, file: file, path: "")
    guard root["format"]?.json.string == "arcflow" else { throw root.fault("'format' is not \"arcflow\"") }
    guard let version = root["version"] else { throw root.fault("'version' is missing") }
    guard version.json.integer == Self.version else {
      let found = version.json.number.map(ASCII.number) ?? version.json.string ?? "unreadable"
      guard let number = version.json.number, number > Double(Self.version) else {
        throw version.fault("'\(found)' is no version there is; this one reads \(Self.version)")
      }
      throw .newerImport(file: file, format: "an ArcFlow export", found: found, known: String(Self.version))
    }
    var plan = ImportPlan(format: .arcflow, file: file)
    plan.dayStart = try root["dayStart"]?.parsed("a day start from 00:00 to 12:00") { DayStart(parsing: $0) }
    plan.firstWeekday = try root["firstWeekday"]?.integer(in: 1...7)
    for entry in try root["zones"]?.list() ?? [] {
      plan.zones.append(
        ZoneLog.Entry(
          from: try entry.require("from").parsed("an RFC 3339 instant") { Instant(parsing: $0) }, zone: try entry.require("zone").zone()))
    }
    var ids: Set<Habit.ID> = []
    for (place, node) in try root.require("habits").list().enumerated() {
      let habit = try imported(node, place: place, dayStart: plan.dayStart ?? .midnight)
      guard ids.insert(habit.habit.id).inserted else { throw try node.require("id").fault("'\(habit.habit.id)' stands twice in the file") }
      plan.habits.append(habit)
    }
    var ties = TieGraph()
    for node in try root["stacks"]?.list() ?? [] {
      let edge = StackEdge(
        parent: try node.require("parent").text(), child: try node.require("child").text(),
        rank: try node["rank"]?.integer(in: 0...1_000_000) ?? 0)
      if let circle = ties.circle(closedBy: edge.parent, edge.child) {
        throw node.fault("'\(edge.child)' after '\(edge.parent)' closes a circle: \(circle.joined(separator: " → "))")
      }
      plan.stacks.append(edge)
      ties.add(edge)
    }
    return plan
  }

  private static func imported(_ node: Node, place: Int, dayStart: DayStart) throws(StoreError) -> ImportPlan.ImportedHabit {
    var imported = ImportPlan.ImportedHabit(habit: try habit(node, place: place))
    var rows: [DayRow] = []
    let days = try node["days"]?.list() ?? []
    rows.reserveCapacity(days.count)
    for day in days { rows.append(try row(day, dayStart: dayStart)) }
    imported.take(rows)
    return imported
  }

  /// The habit an object is, its days apart. Without a position it stands at `place`.
  static func habit(_ node: Node, place: Int) throws(StoreError) -> Habit {
    var habit = Habit(id: try node.require("id").text(), name: try node.require("name").text())
    habit.symbol = try node["symbol"]?.words()
    habit.color = try node["color"]?.words()
    habit.schedule = try node["schedule"].map { node throws(StoreError) in try schedule(node) } ?? .daily
    habit.polarity = try node["polarity"]?.parsed("'build' or 'avoid'") { Habit.Polarity(rawValue: $0) } ?? .build
    if let target = node["target"] {
      habit.target = Habit.Target(amount: try target.require("amount").number(), unit: try target["unit"]?.words())
    }
    habit.start = try node["start"]?.day()
    habit.archivedOn = try node["archivedOn"]?.day()
    habit.cue = try node["cue"]?.words()
    habit.note = try node["note"]?.words()
    habit.source = try node["source"]?.words()
    habit.position = try node["position"]?.integer(in: 0...1_000_000) ?? place
    for reminder in try node["reminders"]?.list() ?? [] {
      let time = try reminder.require("time").parsed("a time from 00:00 to 23:59") { WallTime(parsing: $0) }
      habit.reminders.append(Habit.Reminder(time: time, days: try reminder["days"]?.weekdays() ?? .all))
    }
    if let fault = HabitFault(habit) { throw node.fault("its \(fault.field) '\(fault.value)': \(fault.reason)") }
    return habit
  }

  /// The row an object is. Without a day start it has `dayStart`.
  static func row(_ node: Node, dayStart: DayStart) throws(StoreError) -> DayRow {
    let name = try node.require("state").text()
    let state = DayState(name: name)
    guard state != nil || name == "none" else { throw node.fault("'\(name)' is no state; they are done, skipped and missed") }
    var row = DayRow(day: try node.require("day").day(), state: state, dayStart: dayStart)
    if let amount = node["amount"] {
      row.amount = try amount.number()
      guard let value = row.amount, value >= 0 else { throw amount.fault("an amount is 0 or more") }
    }
    row.note = try node["note"]?.words()
    row.loggedAt = try node["loggedAt"]?.parsed("an RFC 3339 instant") { Instant(parsing: $0) }
    if let zone = node["zone"] {
      let rules = try zone.zone()
      row.zone = rules.identifier
      row.utcOffset = row.loggedAt.map { rules.offset(at: $0) }
    }
    if let start = node["dayStart"] { row.dayStart = try start.parsed("a day start from 00:00 to 12:00") { DayStart(parsing: $0) } }
    return row
  }

  private static func schedule(_ node: Node) throws(StoreError) -> Schedule {
    let spans = 1...Schedule.longest
    let kind = try node.require("kind").text()
    switch kind {
    case "daily": return .daily
    case "weekdays": return .weekdays(try node.require("days").weekdays())
    case "every": return .every(days: try node.require("days").integer(in: spans), anchor: try node.require("anchor").day())
    case "perWeek":
      return .perWeek(count: try node.require("count").integer(in: 1...7), firstWeekday: try node["firstWeekday"]?.integer(in: 1...7) ?? 1)
    case "perMonth": return .perMonth(count: try node.require("count").integer(in: 1...31))
    case "interval": return .interval(days: try node.require("days").integer(in: spans))
    case "rolling":
      let days = try node.require("days").integer(in: spans)
      return .rolling(count: try node.require("count").integer(in: 1...days), days: days)
    default:
      throw node.fault("'\(kind)' is no kind of schedule; they are daily, weekdays, every, perWeek, perMonth, interval and rolling")
    }
  }
}
