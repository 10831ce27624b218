// Numbers no program writes: a file may hold them all the same, and must be refused or read without a trap.

import ArcHabits
import Foundation
import Testing

@Suite("Hostile files")
struct HostileFileTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  @Test("An instant that its offset carries out of the years 1 to 9999 is none")
  func instants() {
    #expect(Instant(parsing: "9999-12-31T23:59:59Z")?.description == "9999-12-31T23:59:59Z")
    #expect(Instant(parsing: "9999-12-31T23:59:59-01:00") == nil)
    #expect(Instant(parsing: "0001-01-01T00:00:00Z")?.description == "0001-01-01T00:00:00Z")
    #expect(Instant(parsing: "0001-01-01T00:00:00+01:00") == nil)
  }

  @Test("Spans and hours beyond all counting are read as what they cannot be")
  func spans() throws {
    let beaver = try place.write(
      #"{"habits":[{"name":"A","records":[],"period":{"period_type":"Y","period_count":1e18,"target_count":2}}]}"#, to: "beaver.json")
    #expect(try ImportPlan(reading: beaver).habits.map(\.habit.schedule) == [.daily])
    let table = try place.write(
      #"""
      {"habits":[{"name":"A","daily_goal":1,"records":[
       {"record_date":20000,"record_type":1,"record_value":1,"modify_t":9e15},{"record_date":20001,"record_type":1,"record_value":1,"modify_t":1728000000}]}]}
      """#, to: "table.json")
    #expect(try ImportPlan(reading: table).habits[0].rows.map(\.loggedAt) == [nil, Instant(seconds: 1_728_000_000)])
    _ = try place.write("A: 9223372036854775807y\nB: 3/9999999999\nC: 3/14\n", to: "habits")
    _ = try place.write("2025-01-01 : C : y\n", to: "log")
    let harsh = try ImportPlan(reading: place.folder)
    #expect(harsh.habits.map(\.habit.name) == ["C"])
    #expect(harsh.strays.map(\.place) == ["habits line 1", "habits line 2"])
  }

  @Test("A habit that no store should hold is the file's fault, and is found before anything is said about the rest")
  func faults() throws {
    let path = try place.write("date,habit,id,done\n2026-03-20,Run,\"a\tb\",1\n", to: "table.csv")
    #expect(
      throws: StoreError.badImport(
        file: path, place: "the habit 'a\tb'", reason: "its id 'a\tb': an id has at least one character and no control characters")
    ) { try ImportPlan(reading: path) }
  }

  @Test("A zone that is no zone costs a row nothing else")
  func zones() throws {
    let path = try place.write(
      "date,habit,done,loggedat,zone\n2026-03-20,Run,1,2026-03-20T08:00:00Z,EST\n2026-03-21,Run,1,2026-03-21T08:00:00Z,Europe/Berlin\n"
        + "2026-03-22,Run,1,,\n", to: "table.csv")
    let rows = try ImportPlan(reading: path).habits[0].rows
    #expect(rows.map(\.zone) == [nil, "Europe/Berlin", nil])
    #expect(rows.map(\.utcOffset) == [nil, 3600, nil])
  }

  @Test("The least number there is, as a version or a target, is refused in words")
  func leastNumber() throws {
    let least = "-9223372036854775808"
    let version = try place.write(#"{"format":"arcflow","version":\#(least),"habits":[]}"#, to: "version.json")
    #expect(
      throws: StoreError.badImport(
        file: version, place: "version", reason: "'-9.223372036854776e+18' is no version there is; this one reads 1")
    ) { try ImportPlan(reading: version) }
    let target = try place.write(
      #"{"format":"arcflow","version":1,"habits":[{"id":"a","name":"A","target":{"amount":\#(least)}}]}"#, to: "target.json")
    #expect(
      throws: StoreError.badImport(file: target, place: "habits[0]", reason: "its target '-9.223372036854776e+18': a target is above 0")
    ) { try ImportPlan(reading: target) }
  }

  @Test("Thousands of ties, and thousands of habits of one name, are read in a moment", .timeLimit(.minutes(1)))
  func many() async throws {
    let ties = (0..<4000).map { #"{"parent":"h\#($0)","child":"h\#($0 + 1)"}"# }.joined(separator: ",")
    let stacks = try place.write(#"{"format":"arcflow","version":1,"habits":[],"stacks":[\#(ties)]}"#, to: "stacks.json")
    let plan = try ImportPlan(reading: stacks)
    #expect(plan.stacks.count == 4000)
    #expect(try await place.store().apply(plan).tiesAdded == 4000)
    let habits = repeatElement(#"{"name":"A","records":[]}"#, count: 20_000).joined(separator: ",")
    let twins = try place.write(#"{"habits":[\#(habits)]}"#, to: "twins.json")
    let ids = try ImportPlan(reading: twins).habits.map(\.habit.id)
    #expect(ids.prefix(3) == ["beaver-a", "beaver-a-2", "beaver-a-3"])
    #expect(Set(ids).count == 20_000)
  }
}
