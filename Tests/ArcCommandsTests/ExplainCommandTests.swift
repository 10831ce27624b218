// What `timeline --explain` tells: why each entry is there, and what came of every request for a timeline.

import Foundation
import Testing

@testable import ArcCommands

@Suite struct ExplainCommandTests {
  /// What the reloads of an answer came to, each as `cause verdict`.
  private func reloads(_ answer: Answer) throws -> [String] {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let list = try #require(json["reloads"] as? [[String: Any]])
    return list.map { "\($0["cause"] as? String ?? "") \($0["verdict"] as? String ?? "")" }
  }

  @Test("Every change and every tap is a request; a tap's own is answered with it, and one that changes nothing is none")
  func requests() async throws {
    let desk = try Desk()
    await desk.run("habit add Read --at 2026-03-20T08:00:00Z")
    await desk.run("done read --at 2026-03-20T09:00:00Z")
    await desk.run("done read --at 2026-03-20T09:30:00Z")
    await desk.run("config zone Asia/Tokyo --at 2026-03-20T10:00:00Z")
    let answer = await desk.run("timeline small --explain --json")
    #expect(
      try reloads(answer) == [
        "dataChange granted", "intent granted", "kind coalesced", "significantTime granted", "initial granted",
      ])
    #expect(answer.output.contains(#""budget":null"#))
    let text = await desk.run("timeline small --explain --zone Europe/Berlin").output
    #expect(text.contains("reloads, no budget: every request is granted"))
    #expect(text.contains("2026-03-20 10:00  intent  granted: a tap is free"))
    #expect(text.contains("2026-03-20 10:00  kind  coalesced: the reload of 2026-03-20 10:00 answers it"))
    // A request that lies ahead of the instant asked for has not been made yet.
    #expect(
      try reloads(await desk.run("timeline small --explain --json --at 2026-03-20T08:30:00Z")) == ["dataChange granted", "initial granted"])
  }

  @Test("A budget puts off what comes within five minutes and denies what is beyond it, and leaves taps free")
  func budget() async throws {
    let desk = try Desk()
    for minute in [0, 1, 2, 30] { await desk.run("habit add H\(minute) --at 2026-03-20T08:0\(minute):00Z".replacing("030", with: "30")) }
    await desk.run("done h0 --at 2026-03-20T08:31:00Z")
    #expect(
      try reloads(await desk.run("timeline small --explain --json --budget 2")) == [
        "dataChange granted", "dataChange clamped", "dataChange coalesced", "dataChange denied", "intent granted", "kind coalesced",
        "initial granted",
      ])
    let text = await desk.run("timeline small --explain --budget 2").output
    #expect(text.contains("2026-03-20 09:01  dataChange  put off to 2026-03-20 09:05: reloads are 5 minutes apart"))
    #expect(text.contains("2026-03-20 09:30  dataChange  denied: the budget of 2 a day is used up until 2026-03-21 09:00"))
    #expect(text.contains("reloads, budget: 2 a day, 5 minutes apart; 0 left"))
    #expect(await desk.run("timeline small --budget 2").code == 64)
    #expect(await desk.run("timeline small --explain --budget 0").code == 64)
  }

  @Test("Last chances and reminders name the habits they are about")
  func reasons() async throws {
    let desk = try Desk()
    let file = #"""
      {"format":"arcflow","version":1,"habits":[
        {"id":"run","name":"Run","schedule":{"kind":"perWeek","count":1,"firstWeekday":1},"start":"2026-03-16"},
        {"id":"read","name":"Read","reminders":[{"time":"19:30","days":[1,2,3,4,5,6,7]}]}]}
      """#
    try Data(file.utf8).write(to: URL(filePath: desk.path("in.json")))
    await desk.run(words: ["import", desk.path("in.json")])
    let text = await desk.run("timeline small --explain").output
    #expect(text.contains("lastChance: the last day that can still save the open week or month of Run"))
    #expect(text.contains("reminder: it rings for Read, not done by then"))
    #expect(text.contains("2026-03-22 00:00  day, lastChance  "))
    #expect(await !desk.run("timeline circular").output.contains(" \n"))
    #expect(await desk.run("timeline small --json").output.contains(#""reasons":["day","lastChance"]"#))
    #expect(await !desk.run("timeline small --json").output.contains("reloads"))
  }
}
