// The days of a store as one table, for a spreadsheet.

extension HabitSnapshot {
  /// Every logged day in a line of CSV (RFC 4180, UTF-8): habit, id, day, state, amount, unit, note, loggedAt, zone. Importing it as plain CSV brings
  /// the days back; schedules and the like are only in the exchange format.
  public func csvText() -> [UInt8] {
    var text = "habit,id,day,state,amount,unit,note,loggedAt,zone\r\n"
    for habit in habits {
      for row in history(of: habit.id).rows where row.state != nil || row.note != nil {
        let fields = [
          habit.name, habit.id, row.day.description, row.state?.name ?? "none", row.amount.map(ASCII.number) ?? "",
          habit.target?.unit ?? "", row.note ?? "", row.loggedAt?.description ?? "", row.zone ?? "",
        ]
        text += fields.map(CSVText.quoted).joined(separator: ",") + "\r\n"
      }
    }
    return Array(text.utf8)
  }
}
