// A habit as options describe it.

import ArcHabits

/// Applies the options that describe a habit; those not given change nothing, and empty ones take away.
func describe(_ habit: inout Habit, by invocation: Invocation, today: CalendarDay, firstWeekday: Int) throws {
  func text(_ setting: Setting<String>, _ old: String?) -> String? {
    invocation.command.settings.contains { $0.name == setting.name } ? invocation[setting].map { $0.isEmpty ? nil : $0 } ?? old : old
  }
  habit.symbol = text(HabitSettings.symbol, habit.symbol)
  habit.color = text(HabitSettings.color, habit.color)
  habit.cue = text(HabitSettings.cue, habit.cue)
  habit.note = text(HabitSettings.note, habit.note)
  if invocation[HabitSettings.avoid] { habit.polarity = .avoid }
  if invocation.command.words == ["habit", "edit"], invocation[HabitSettings.build] { habit.polarity = .build }
  if let spec = invocation[HabitSettings.schedule] {
    habit.schedule = try Schedule(spec: spec, anchor: habit.start ?? today, firstWeekday: firstWeekday)
  }
  switch invocation[HabitSettings.target] {
  case .amount(let amount): habit.target = Habit.Target(amount: amount, unit: habit.target?.unit)
  case .some(.none): habit.target = nil
  case nil: break
  }
  // Days without a relapse count from a beginning, and nothing that is logged would show it.
  if habit.polarity == .avoid, habit.start == nil { habit.start = today }
  if let unit = invocation[HabitSettings.unit] { habit.target?.unit = unit.isEmpty ? nil : unit }
}

/// A name somebody can see.
func visibleName(_ name: String) throws(UsageError) -> String {
  guard Habit.isVisible(name) else {
    throw .badArgument("NAME", value: name, reason: "a name has at least one visible character")
  }
  return name
}

/// A unit needs a target to be the unit of.
func checkUnit(_ invocation: Invocation, habit: Habit?) throws(UsageError) {
  if invocation[HabitSettings.unit] != nil, invocation[HabitSettings.target] == nil, habit?.target == nil {
    throw .conflict("--unit says what --target is counted in, and there is no target")
  }
}

/// An id made of a name's ASCII letters and digits, unlike any of `taken`.
func freshID(for name: String, besides taken: Set<String>) -> String {
  var slug = ""
  for character in name.lowercased() {
    if character.isASCII, character.isLetter || character.isNumber {
      slug.append(character)
    } else if let last = slug.last, last != "-" {
      slug.append("-")
    }
  }
  while slug.hasSuffix("-") || slug.count > 40 { slug.removeLast() }
  let base = slug.isEmpty ? "habit" : slug
  if !taken.contains(base) { return base }
  var number = 2
  while taken.contains("\(base)-\(number)") { number += 1 }
  return "\(base)-\(number)"
}

extension Habit {
  /// The shape `habit list --json` has for one habit that comes after `parents`.
  func json(after parents: [Habit.ID]) -> JSONValue {
    .object([
      "id": .string(id), "name": .string(name), "symbol": .text(symbol), "color": .text(color), "schedule": .string(schedule.spec),
      "polarity": .string(polarity.rawValue),
      "target": target.map { .object(["amount": .number($0.amount), "unit": .text($0.unit)]) } ?? .null,
      "start": .text(start?.description), "archivedOn": .text(archivedOn?.description), "cue": .text(cue), "note": .text(note),
      "after": .array(parents.map { .string($0) }), "position": .int(position),
    ])
  }
}
