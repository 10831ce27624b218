// A Habo backup.

enum HaboBackup {
  /// The plan a backup holds.
  static func plan(_ json: JSONValue, file: String) throws(StoreError) -> ImportPlan {
    guard let habits = json["habits"]?.array ?? json.array else {
      throw .badImport(file: file, place: "the file", reason: "it has no list of habits")
    }
    var plan = ImportPlan(format: .habo, file: file)
    var archived: [Int] = []
    var ids = TakenIDs()
    let inOrder = habits.enumerated().sorted {
      let (left, right) = ($0.element["position"]?.integer ?? $0.offset, $1.element["position"]?.integer ?? $1.offset)
      return left == right ? $0.offset < $1.offset : left < right
    }
    for (index, entry) in inOrder {
      let place = "habits[\(index)]"
      guard let name = entry["title"]?.string ?? entry["name"]?.string, !name.isEmpty else {
        plan.strays.append(ImportPlan.Refusal(place: place, reason: "it has no title"))
        continue
      }
      if entry["deleted_at"] != nil {
        plan.strays.append(ImportPlan.Refusal(place: place, reason: "'\(name)' was deleted there"))
        continue
      }
      let key = entry["uuid"]?.string ?? entry["id"]?.integer.map(String.init)
      let id = ids.unique(entry["uuid"]?.string ?? ImportID.make("habo", key: key, name: name))
      var imported = ImportPlan.ImportedHabit(habit: habit(entry, id: id, name: name, key: key, position: plan.habits.count))
      if flag(entry["twoDayRule"]) { imported.remark = "its two-day rule is not kept: here every day counts" }
      read(entry["events"], place, into: &imported)
      if flag(entry["archived"]) { archived.append(plan.habits.count) }
      plan.habits.append(imported)
    }
    plan.archive(archived)
    return plan
  }

  /// Older backups write 0 and 1, newer ones false and true.
  private static func flag(_ value: JSONValue?) -> Bool { value?.bool ?? (value?.integer == 1) }

  private static func habit(_ entry: JSONValue, id: String, name: String, key: String?, position: Int) -> Habit {
    func text(_ key: String) -> String? { entry[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
    var habit = Habit(id: id, name: name, position: position, source: "habo:\(key ?? name)")
    habit.cue = text("cue")
    habit.note = text("routine")
    if entry["habitType"]?.integer == 1, let amount = entry["targetValue"]?.number, amount > 0 {
      habit.target = Habit.Target(amount: amount, unit: text("unit"))
    }
    if flag(entry["notification"]), let time = text("notTime") {
      let parts = time.split(separator: ":").compactMap { Int($0) }
      if parts.count >= 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) {
        habit.reminders = [Habit.Reminder(time: WallTime(minutes: parts[0] * 60 + parts[1]))]
      }
    }
    return habit
  }

  private static func read(_ events: JSONValue?, _ place: String, into imported: inout ImportPlan.ImportedHabit) {
    var rows: [DayRow] = []
    for event in events?.members ?? [] {
      let origin = "\(place).events[\"\(event.key)\"]"
      // The key is noon UTC of the local date; only the date means anything.
      guard let day = CalendarDay(parsing: event.key.prefix(10)), CalendarDay.storable.contains(day) else {
        imported.refused.append(ImportPlan.Refusal(place: origin, reason: "it is no day"))
        continue
      }
      let parts = event.value.array ?? []
      var row = DayRow(day: day, state: nil)
      row.note = (parts.count > 1 ? parts[1].string : nil).flatMap { $0.isEmpty ? nil : $0 }
      let progress = (parts.count > 2 ? parts[2].number : nil).flatMap { $0 > 0 ? $0 : nil }
      let word = parts.first?.string?.lowercased() ?? ""
      switch word.split(separator: ".").last.map(String.init) ?? word {
      case "check":
        row.state = .done
        row.amount = imported.habit.target == nil ? nil : progress
      case "progress":
        row.state = .done
        row.amount = progress ?? 0
      case "fail": row.state = .missed
      case "skip": row.state = .skipped
      case "clear":
        guard row.note != nil else {
          imported.blank += 1
          continue
        }
      default:
        imported.refused.append(ImportPlan.Refusal(place: origin, reason: "'\(word)' is no kind of day"))
        continue
      }
      rows.append(row)
    }
    imported.take(rows)
  }
}
