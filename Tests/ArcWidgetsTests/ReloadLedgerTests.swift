// Requests, verdicts and the budget.

import ArcWidgets
import Foundation
import Testing

@Suite("The reload ledger")
struct ReloadLedgerTests {
  @Test("Without a budget everything is granted and written down")
  func unlimited() {
    var ledger = ReloadLedger()
    for second in 0..<200 { #expect(ledger.request(.kind, at: minute(Double(second) / 60)) == .granted) }
    #expect(ledger.requests.count == 200)
    #expect(ledger.remaining(at: minute(0)) == nil)
  }

  @Test("A request soon after another is put off, and those behind it share its answer")
  func coalescing() {
    var ledger = ReloadLedger(budget: ReloadBudget())
    #expect(ledger.request(.kind, at: minute(0)) == .granted)
    #expect(ledger.request(.kind, at: minute(1)) == .clamped(until: minute(5)))
    #expect(ledger.request(.all, at: minute(2)) == .coalesced(at: minute(5)))
    #expect(ledger.planned == minute(5))
    #expect(ledger.serveDue(at: minute(4)) == false)
    #expect(ledger.serveDue(at: minute(5)) == true)
    #expect(ledger.serveDue(at: minute(6)) == false)
    #expect(ledger.planned == nil)
    #expect(ledger.remaining(at: minute(6)) == 53)
    #expect(ledger.request(.kind, at: minute(10)) == .granted)
  }

  @Test("Taps and changes of the surroundings are free")
  func free() {
    var ledger = ReloadLedger(budget: ReloadBudget(limit: 1))
    #expect(ledger.request(.policy, at: minute(0)) == .granted)
    #expect(ledger.request(.intent, at: minute(0.1)) == .granted)
    #expect(ledger.request(.significantTime, at: minute(0.2)) == .granted)
    #expect(ledger.request(.policy, at: minute(30)) == .denied(until: minute(1440)))
    #expect(ledger.request(.intent, at: minute(31)) == .granted)
    #expect(ledger.remaining(at: minute(31)) == 0)
  }

  @Test("The budget runs over any twenty-four hours, not from midnight to midnight")
  func window() {
    var ledger = ReloadLedger(budget: ReloadBudget(limit: 3))
    for at in [0.0, 600, 1200] { #expect(ledger.request(.policy, at: minute(at)) == .granted) }
    #expect(ledger.request(.policy, at: minute(1439)) == .denied(until: minute(1440)))
    #expect(ledger.request(.policy, at: minute(1440)) == .granted)
    #expect(ledger.request(.policy, at: minute(1450)) == .denied(until: minute(2040)))
  }

  @Test("The budget counts only what asked the provider")
  func spending() {
    var ledger = ReloadLedger(budget: ReloadBudget(limit: 2))
    _ = ledger.request(.kind, at: minute(0))
    _ = ledger.request(.kind, at: minute(1))
    _ = ledger.request(.kind, at: minute(2))
    #expect(ledger.remaining(at: minute(2)) == 1)
    _ = ledger.serveDue(at: minute(5))
    #expect(ledger.remaining(at: minute(5)) == 0)
  }

  @Test("A free reload serves what was put off")
  func served() {
    var ledger = ReloadLedger(budget: ReloadBudget())
    _ = ledger.request(.kind, at: minute(0))
    _ = ledger.request(.kind, at: minute(1))
    _ = ledger.request(.intent, at: minute(2))
    #expect(ledger.planned == nil)
  }

  @Test("Of a long run it keeps the newest requests, and older ones while the budget counts them")
  func bound() {
    var ledger = ReloadLedger(budget: ReloadBudget(limit: 3, floor: 0))
    for at in [0.0, 1, 2] { _ = ledger.request(.policy, at: minute(at)) }
    for second in 0..<5_000 { _ = ledger.request(.intent, at: minute(3 + Double(second) / 60)) }
    #expect(ledger.requests.count == 2_048 + 3)
    #expect(ledger.remaining(at: minute(100)) == 0)
    #expect(ledger.request(.policy, at: minute(100)) == .denied(until: minute(1440)))
    for second in 0..<5_000 { _ = ledger.request(.intent, at: minute(1500 + Double(second) / 60)) }
    #expect(ledger.requests.count == 2_048)
    #expect(ledger.requests.last?.date == minute(1500 + 4_999.0 / 60))
    #expect(ledger.request(.policy, at: minute(1600)) == .granted)
  }

  @Test("A put-off request is not forgotten behind any number of others")
  func boundPlanned() {
    var ledger = ReloadLedger(budget: ReloadBudget())
    _ = ledger.request(.policy, at: minute(0))
    _ = ledger.request(.policy, at: minute(1))
    for _ in 0..<3_000 { _ = ledger.request(.kind, at: minute(2)) }
    #expect(ledger.planned == minute(5))
    #expect(ledger.requests.count == 2_048 + 2)
  }

  @Test("The ledger prints each request with what became of it")
  func text() {
    var ledger = ReloadLedger(budget: ReloadBudget(limit: 2))
    _ = ledger.request(.initial, at: minute(0))
    _ = ledger.request(.kind, at: minute(0))
    _ = ledger.request(.kind, at: minute(1))
    _ = ledger.request(.all, at: minute(1))
    _ = ledger.serveDue(at: minute(5))
    _ = ledger.request(.policy, at: minute(20))
    #expect(
      ledger.description == """
        2026-03-20T08:00:00Z  initial  granted, free
        2026-03-20T08:00:00Z  kind  granted
        2026-03-20T08:01:00Z  kind  put off to 2026-03-20T08:05:00Z, served
        2026-03-20T08:01:00Z  all  coalesced with 2026-03-20T08:05:00Z
        2026-03-20T08:20:00Z  policy  denied, budget used up until 2026-03-21T08:00:00Z

        """)
  }
}
