// What a habit may not be.

/// The first thing about a habit that no store should hold.
struct HabitFault: Hashable {
  let field: String
  let value: String
  let reason: String

  private init(_ field: String, _ value: String, _ reason: String) {
    self.field = field
    self.value = value
    self.reason = reason
  }

  /// The fault of `habit`, or nil where it has none.
  init?(_ habit: Habit) {
    if habit.id.isEmpty || habit.id.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      self.init("id", habit.id, "an id has at least one character and no control characters")
    } else if !Habit.isVisible(habit.name) {
      self.init("name", habit.name, "a name has at least one visible character")
    } else if let color = habit.color, !Self.isColor(color) {
      self.init("color", color, "a color is written #RRGGBB")
    } else if let amount = habit.target?.amount, !amount.isFinite || amount < 0 || (habit.polarity == .build && amount == 0) {
      self.init("target", ASCII.number(amount), habit.polarity == .build ? "a target is above 0" : "a limit is 0 or more")
    } else if let reason = Self.fault(of: habit.schedule) {
      self.init("schedule", habit.schedule.spec, reason)
    } else if let day = [habit.start, habit.archivedOn, habit.schedule.anchor].lazy.compactMap(\.self)
      .first(where: { !CalendarDay.storable.contains($0) })
    {
      self.init("day", day.words, "a store keeps the days of 1970 through 2200")
    } else {
      return nil
    }
  }

  /// Whether a text is `#` and six hexadecimal digits.
  static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == 0x23
      && text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func fault(of schedule: Schedule) -> String? {
    let spans = 1...Schedule.longest
    switch schedule {
    case .daily: return nil
    case .weekdays(let days): return days.count > 0 ? nil : "it has no weekday"
    case .every(let days, _), .interval(let days): return spans.contains(days) ? nil : "days run from 1 to \(Schedule.longest)"
    case .perWeek(let count, let first): return (1...7).contains(count) && (1...7).contains(first) ? nil : "a week has 7 days"
    case .perMonth(let count): return (1...31).contains(count) ? nil : "a month has at most 31 days"
    case .rolling(let count, let days):
      return spans.contains(days) && (1...days).contains(count) ? nil : "it asks for more times than there are days"
    }
  }
}

extension Habit {
  /// Whether a name can be seen: at least one character of it is neither blank nor a control, nor one that is drawn as nothing, such as U+200B.
  ///
  /// Beside a visible character, line ends and other controls may stand in a name: tables and databases of other apps hold names of several
  /// lines, and what is imported is kept to the letter. Whoever prints a name sees to its line.
  public static func isVisible(_ name: String) -> Bool {
    name.unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return properties.generalCategory != .control && properties.generalCategory != .format && !properties.isWhitespace
        && !properties.isDefaultIgnorableCodePoint
    }
  }
}
