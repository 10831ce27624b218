// Why a timeline is as it is: what each entry is there for, and what came of every request for a new one.

import ArcHabits
import ArcWidgets
import Foundation

/// The reasons behind a timeline in words, and the ledger of reloads, worked out from the store's notes.
struct TimelineExplanation {
  private let edges: [TimelineEdge]
  private let names: [Habit.ID: String]
  private let zone: ZoneRules
  private let ledger: ReloadLedger

  /// - Parameters:
  ///   - notes: what asked for timelines until now.
  ///   - now: when this timeline was asked for.
  ///   - budget: how many requests a day are granted, or nil for all.
  init(_ record: TimelineRecord, of book: DayBook, notes: [ReloadNote], at now: Instant, budget: Int?) {
    edges = book.edges(from: now).edges
    names = Dictionary(book.snapshot.habits.map { ($0.id, $0.name) }) { first, _ in first }
    zone = book.zone
    var ledger = ReloadLedger(budget: budget.map { ReloadBudget(limit: $0) })
    // With --at, changes need not have come in the order of their instants.
    for note in notes.sorted(by: { $0.instant < $1.instant }) where note.kind == record.kind && note.instant <= now {
      guard let cause = ReloadCause(rawValue: note.cause) else { continue }
      let date = note.instant.date
      _ = ledger.serveDue(at: date)
      _ = ledger.request(cause, at: date)
      // A tap's own call for a reload is answered by the one that follows every tap.
      if cause == .intent { ledger.coalesce(.kind, at: date, into: date) }
    }
    _ = ledger.serveDue(at: now.date)
    _ = ledger.request(.initial, at: now.date)
    self.ledger = ledger
  }

  /// Why an entry is there, a sentence for each reason; none where its provider does not say.
  func why(_ entry: TimelineRecord.Entry) -> [String] {
    guard let edge = edges.first(where: { $0.instant.date == entry.date }), edge.reasons.map(\.name) == entry.reasons else {
      return entry.reasons
    }
    return edge.reasons.map { reason in
      switch reason {
      case .now: "now: what holds at the instant asked for"
      case .dayBegins: "day: \(edge.day) begins"
      case .lastChance(let ids): "lastChance: the last day that can still save the open week or month of \(listed(ids))"
      case .reminder(let ids): "reminder: it rings for \(listed(ids)), not done by then"
      case .settled: "settled: the minute after a tap is over"
      }
    }
  }

  private func listed(_ ids: [Habit.ID]) -> String { ids.map { names[$0] ?? $0 }.joined(separator: ", ") }

  /// The ledger, a line for each request.
  func reloadLines(in zone: ZoneRules) -> [String] {
    let lines = ledger.requests.map { "\(localTime($0.date, in: zone))  \($0.cause.rawValue)  \($0.outcome(ledger.budget, in: zone))" }
    let rule =
      ledger.budget.map {
        "budget: \($0.limit) a day, \(Int($0.floor / 60)) minutes apart; \(ledger.remaining(at: ledger.requests.last?.date ?? .distantPast) ?? 0) left"
      } ?? "no budget: every request is granted"
    return ["reloads, \(rule)"] + lines
  }

  var budgetJSON: JSONValue {
    ledger.budget.map { budget in
      .object([
        "limit": .int(budget.limit), "window": .number(budget.window), "floor": .number(budget.floor),
        "remaining": .int(ledger.remaining(at: ledger.requests.last?.date ?? .distantPast) ?? 0),
      ])
    } ?? .null
  }

  var reloadsJSON: JSONValue {
    .array(
      ledger.requests.map { request in
        .object([
          "date": .string(Instant(request.date).description), "cause": .string(request.cause.rawValue),
          "verdict": .string(request.word), "until": request.until.map { .string(Instant($0).description) } ?? .null,
          "why": .string(request.outcome(ledger.budget, in: zone)),
        ])
      })
  }
}

extension ReloadLedger.Request {
  fileprivate var word: String {
    switch verdict {
    case .granted: "granted"
    case .coalesced: "coalesced"
    case .clamped: "clamped"
    case .denied: "denied"
    }
  }

  /// When it is answered, or may be asked again; nil where it was answered at once.
  fileprivate var until: Date? {
    switch verdict {
    case .granted: nil
    case .coalesced(let date), .clamped(let date), .denied(let date): date
    }
  }

  /// What became of it, and why.
  fileprivate func outcome(_ budget: ReloadBudget?, in zone: ZoneRules) -> String {
    switch verdict {
    case .granted: "granted: \(ground(budget))"
    case .coalesced(let date): "coalesced: the reload of \(localTime(date, in: zone)) answers it"
    case .clamped(let date):
      "put off to \(localTime(date, in: zone)): reloads are \(Int((budget?.floor ?? 0) / 60)) minutes apart"
    case .denied(let date): "denied: the budget of \(budget?.limit ?? 0) a day is used up until \(localTime(date, in: zone))"
    }
  }

  private func ground(_ budget: ReloadBudget?) -> String {
    switch cause {
    case .initial: "this command shows the widget for the first time"
    case .intent: "a tap is free"
    case .significantTime: "a change of the zone or the day's start is free"
    case .locale, .typeSize, .appearance, .standBy: "a change of the surroundings is free"
    case .policy, .kind, .all, .dataChange: budget == nil ? "there is no budget" : "the budget allows it"
    }
  }
}
