// `timeline`: the entries of a widget, the policy, and why each entry exists.

import ArcHabits
import ArcWidgets
import Foundation

extension Command {
  private static let days = Setting("--days", value: "N", help: "only entries of the first N days; else the whole timeline", read: count)

  static let timeline = Command(
    words: ["timeline"], summary: "The entries of a widget from an instant on, and when it asks again.", arguments: [.one("FAMILY")],
    settings: PictureSettings.all + [days]
  ) { invocation, machine in
    let request = try PictureRequest(invocation)
    let outline = try DayView(HabitReader.snapshot(of: invocation.storePath(on: machine), only: []), for: invocation, on: machine)
    let habit = try request.habit.map { try outline.habit($0).id }
    let scene = try Scene(invocation, on: machine, view: outline, habit: habit)
    _ = try HabitReader.snapshot(of: scene.store)
    var record = try await Studio(machine).timeline(request, in: scene)
    if let days = invocation[days] {
      let end = outline.book.boundary(of: outline.today + days).date
      record.entries.removeAll { $0.date >= end }
    }
    try machine.say(invocation[CommonSettings.json] ? record.json(family: request.family).line : record.text(in: outline.book.zone))
    return .done
  }
}

extension TimelineRecord {
  fileprivate func json(family: FamilyName) -> JSONValue {
    let policy: JSONValue =
      switch self.policy.kind {
      case .atEnd: .object(["kind": .string("atEnd")])
      case .never: .object(["kind": .string("never")])
      case .after(let date): .object(["kind": .string("after"), "date": .string(Instant(date).description)])
      }
    return .object([
      "widget": .string(kind), "family": .string(family.rawValue), "policy": policy,
      "entries": .array(
        entries.map { entry in
          .object([
            "date": .string(Instant(entry.date).description), "day": .text(entry.day), "reasons": .array(entry.reasons.map { .string($0) }),
            "relevance": entry.relevance.map {
              .object(["score": .number(Double($0.score)), "duration": .number($0.duration)])
            } ?? .null, "alt": .text(entry.alt),
          ])
        }),
    ])
  }

  /// A line for each entry, with its wall-clock time, why it is there, and what it shows.
  fileprivate func text(in zone: ZoneRules) -> String {
    func local(_ date: Date) -> String {
      let wall = zone.wallClock(at: Instant(date))
      return "\(wall.day) \(wall.time)"
    }
    var lines = entries.map { "\(local($0.date))  \($0.reasons.joined(separator: ", "))  \($0.alt ?? "")" }
    switch policy.kind {
    case .atEnd: lines.append("then asks again")
    case .never: lines.append("then never asks again")
    case .after(let date): lines.append("asks again after \(local(date)), \(zone.identifier)")
    }
    return lines.joined(separator: "\n")
  }
}
