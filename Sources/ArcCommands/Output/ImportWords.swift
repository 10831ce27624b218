// What an import did, or would do, in words and in JSON.

import ArcHabits

extension ImportReport {
  /// How many rows of a habit that could not be taken are told one by one.
  private static let shownRefusals = 10

  /// A line for each habit, then what else there is to know.
  func text(isDry: Bool) -> String {
    var lines = habits.map(\.line)
    if zonesAdded > 0 { lines.append("zone log: \(counted(zonesAdded, "move")) added") }
    if tiesAdded > 0 { lines.append("stacks: \(counted(tiesAdded, "tie")) added") }
    for edge in tiesRefused { lines.append("stacks: \(edge.parent) → \(edge.child) would close a circle, and was left out") }
    for stray in strays { lines.append("left out: \(stray.place): \(stray.reason)") }
    for entry in habits {
      for refusal in entry.refused.prefix(Self.shownRefusals) {
        lines.append("\(entry.habit.name): left out \(refusal.place): \(refusal.reason)")
      }
      let more = entry.refused.count - Self.shownRefusals
      if more > 0 { lines.append("\(entry.habit.name): left out \(counted(more, "more row")); --json lists all") }
    }
    let verdict = isChange ? (isDry ? "this would change the store" : "imported") : (isDry ? "nothing would change" : "nothing changed")
    lines.append("\(verdict): \(format.title), \(counted(habits.count, "habit"))")
    return lines.map(printable).joined(separator: "\n")
  }

  var json: JSONValue {
    .object([
      "format": .string(format.rawValue), "changed": .bool(isChange), "habits": .array(habits.map(\.json)),
      "zonesAdded": .int(zonesAdded), "tiesAdded": .int(tiesAdded),
      "leftOut": .array(
        (strays + habits.flatMap(\.refused)).map(\.json)),
    ])
  }
}

extension ImportReport.Entry {
  fileprivate var line: String {
    // A row may hold no more than a note.
    let notes = added + replaced + kept - done - skipped - missed
    let marks = [(done, "done"), (skipped, "skipped"), (missed, "missed"), (notes, "with a note alone")]
    var days = [isNew ? "new, \(counted(added, "day"))" : "\(counted(added, "day")) added"]
    if replaced > 0 { days.append("\(replaced) replaced") }
    if kept > 0 { days.append("\(kept) there already") }
    var text = days.joined(separator: ", ")
    let said = marks.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !said.isEmpty { text += " (\(said.joined(separator: ", ")))" }
    if let first, let last { text += first == last ? " on \(first)" : " from \(first) to \(last)" }
    var facts = [text]
    if blank > 0 { facts.append("\(counted(blank, "row")) without a mark") }
    if !repeated.isEmpty { facts.append("\(counted(repeated.count, "day")) held twice or more") }
    if !refused.isEmpty { facts.append("\(counted(refused.count, "row")) left out") }
    if let remark { facts.append(remark) }
    return "\(habit.name): \(facts.joined(separator: "; "))"
  }

  fileprivate var json: JSONValue {
    .object([
      "id": .string(habit.id), "name": .string(habit.name), "new": .bool(isNew), "added": .int(added), "replaced": .int(replaced),
      "kept": .int(kept), "done": .int(done), "skipped": .int(skipped), "missed": .int(missed), "repeated": .int(repeated.count),
      "first": .text(first?.description), "last": .text(last?.description), "blank": .int(blank), "refused": .array(refused.map(\.json)),
      "remark": .text(remark),
    ])
  }
}

extension ImportPlan.Refusal {
  fileprivate var json: JSONValue { .object(["place": .string(place), "reason": .string(reason)]) }
}

/// `1 day`, `2 days`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
