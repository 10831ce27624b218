// `timeline`: the entries of a widget, the policy, and why each entry exists.

import ArcHabits
import ArcRendering
import ArcWidgets
import Foundation

extension Command {
  private static let days = Setting("--days", value: "N", help: "only entries of the first N days; else the whole timeline", read: count)

  private static let explain = Setting(flag: "--explain", help: "why each entry is there, and what came of every request for a timeline")
  private static let budget = Setting(
    "--budget", value: "N", help: "with --explain: what a phone that grants N requests a day, five minutes apart, would have done",
    read: count)

  static let timeline = Command(
    words: ["timeline"], summary: "The entries of a widget from an instant on, and when it asks again.",
    details: """
      A change of the store notes in it, in the same transaction, that widgets are owed a new timeline. --explain prints these
      requests with what became of each: granted, coalesced with another, put off, or denied by a budget. There is no budget
      unless --budget sets one; phones grant about 40 to 70 a day. Taps and changes of the clock or zone are always free.
      """, arguments: [.one("FAMILY")], settings: PictureSettings.all + [days, explain, budget]
  ) { invocation, machine in
    if invocation[budget] != nil, !invocation[explain] { throw UsageError.conflict("--budget is a question to --explain: give both") }
    let request = try PictureRequest(
      invocation, devices: DeviceShelf(folder: invocation[PictureSettings.devices], on: machine))
    let (snapshot, notes) = try HabitReader.snapshotAndNotes(of: invocation.storePath(on: machine))
    let view = DayView(snapshot, for: invocation, on: machine)
    let habit = try request.habit.map { try view.habit($0).id }
    let scene = try Scene(invocation, on: machine, view: view, habit: habit)
    var record = try await Studio(machine).timeline(request, in: scene)
    if let days = invocation[days] {
      let end = view.book.boundary(of: view.today + days).date
      record.entries.removeAll { $0.date >= end }
    }
    var explanation: TimelineExplanation?
    if invocation[explain] {
      explanation = TimelineExplanation(record, of: view.book, notes: notes, at: view.instant, budget: invocation[budget])
    }
    try machine.say(
      invocation[CommonSettings.json]
        ? record.json(family: request.family, explanation).line : record.text(in: view.book.zone, explanation))
    return .done
  }
}

extension TimelineRecord {
  fileprivate func json(family: FamilyName, _ explanation: TimelineExplanation?) -> JSONValue {
    let policy: JSONValue =
      switch self.policy.kind {
      case .atEnd: .object(["kind": .string("atEnd")])
      case .never: .object(["kind": .string("never")])
      case .after(let date): .object(["kind": .string("after"), "date": .string(Instant(date).description)])
      }
    let entries: [JSONValue] = entries.map { entry in
      let relevance = entry.relevance.map { relevance in
        JSONValue.object(["score": .number(Double(relevance.score)), "duration": .number(relevance.duration)])
      }
      let (date, day) = (JSONValue.string(Instant(entry.date).description), JSONValue.text(entry.day))
      let reasons = JSONValue.array(entry.reasons.map { .string($0) })
      guard let explanation else {
        return .object(["date": date, "day": day, "reasons": reasons, "relevance": relevance ?? .null, "alt": .text(entry.alt)])
      }
      let why = JSONValue.array(explanation.why(entry).map { .string($0) })
      return .object(["date": date, "day": day, "reasons": reasons, "why": why, "relevance": relevance ?? .null, "alt": .text(entry.alt)])
    }
    let (widget, name) = (JSONValue.string(kind), JSONValue.string(family.rawValue))
    guard let explanation else { return .object(["widget": widget, "family": name, "policy": policy, "entries": .array(entries)]) }
    return .object([
      "widget": widget, "family": name, "policy": policy, "entries": .array(entries), "budget": explanation.budgetJSON,
      "reloads": explanation.reloadsJSON,
    ])
  }

  /// A line for each entry, with its wall-clock time, why it is there, and what it shows.
  fileprivate func text(in zone: ZoneRules, _ explanation: TimelineExplanation?) -> String {
    func local(_ date: Date) -> String { localTime(date, in: zone) }
    var lines = entries.flatMap { entry in
      let parts = [local(entry.date), entry.reasons.joined(separator: ", "), entry.alt ?? ""]
      let line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
      return [line] + (explanation?.why(entry) ?? []).map { "    \($0)" }
    }
    switch policy.kind {
    case .atEnd: lines.append("then asks again")
    case .never: lines.append("then never asks again")
    case .after(let date): lines.append("asks again after \(local(date)), \(zone.identifier)")
    }
    if let explanation { lines += [""] + explanation.reloadLines(in: zone) }
    return lines.map(printable).joined(separator: "\n")
  }
}

/// An instant on the wall clock of a zone, such as `2026-03-20 12:00`.
func localTime(_ date: Date, in zone: ZoneRules) -> String {
  let wall = zone.wallClock(at: Instant(date))
  return "\(wall.day) \(wall.time)"
}
