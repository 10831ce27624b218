// The order of habits: what a completion brings up, and ties that would close a circle.

import ArcHabits
import Testing

@Suite("Stacks")
struct StackTests {
  static let today = CalendarDay(20_532)

  /// Habits A, B, C in that order, tied as `ties` says, with each of `done` done at the minute it stands at.
  func order(ties: [(String, String)], done: [String]) -> [String] {
    var ranks: [String: Int] = [:]
    let edges = ties.map { parent, child in
      defer { ranks[parent, default: 0] += 1 }
      return StackEdge(parent: parent, child: child, rank: ranks[parent, default: 0])
    }
    var histories: [String: History] = [:]
    for (minute, id) in done.enumerated() {
      let logged = Instant(seconds: Int64(Self.today.number) * 86_400 + Int64(minute) * 60)
      histories[id] = History([DayRow(day: Self.today, state: .done, loggedAt: logged, zone: "UTC")])
    }
    let habits = ["A", "B", "C"].enumerated().map { Habit(id: $1, name: $1, position: $0) }
    let snapshot = HabitSnapshot(habits: habits, histories: histories, stacks: Stacks(edges))
    return DayBook(snapshot, zone: .utc).statuses(on: Self.today).map {
      $0.id + ($0.state == .done ? "✓" : "") + ($0.surfacedBy.map { "<" + $0 } ?? "")
    }
  }

  @Test("S01: a tie alone moves nothing")
  func tieAlone() { #expect(order(ties: [("A", "B")], done: []) == ["A", "B", "C"]) }

  @Test("S02: ticking the parent brings the child up")
  func surfaces() { #expect(order(ties: [("A", "C")], done: ["A"]) == ["C<A", "B", "A✓"]) }

  @Test("S03: un-ticking the parent takes the child back down")
  func unsurfaces() { #expect(order(ties: [("A", "C")], done: []) == ["A", "B", "C"]) }

  @Test("S04: a child done before its parent is not brought up")
  func childFirst() { #expect(order(ties: [("A", "C")], done: ["C", "A"]) == ["B", "A✓", "C✓"]) }

  @Test("S05: a child comes up even if another parent is undone")
  func twoParents() { #expect(order(ties: [("A", "C"), ("B", "C")], done: ["A"]) == ["C<A", "B", "A✓"]) }

  @Test("S06: children stand by rank")
  func siblings() { #expect(order(ties: [("A", "B"), ("A", "C")], done: ["A"]) == ["B<A", "C<A", "A✓"]) }

  @Test("S06: rank goes before position")
  func rankFirst() { #expect(order(ties: [("A", "C"), ("A", "B")], done: ["A"]) == ["C<A", "B<A", "A✓"]) }

  @Test("S07: the newest parent comes first")
  func chain() { #expect(order(ties: [("A", "B"), ("B", "C")], done: ["A", "B"]) == ["C<B", "A✓", "B✓"]) }

  @Test("S08: a child of two done parents comes up once, under the newer")
  func newestParent() { #expect(order(ties: [("A", "C"), ("B", "C")], done: ["A", "B"]) == ["C<B", "A✓", "B✓"]) }

  @Test("S09: of a circle made by two devices the last tie is left out")
  func circle() {
    let stacks = Stacks([StackEdge(parent: "B", child: "A"), StackEdge(parent: "A", child: "B")])
    #expect(stacks.edges == [StackEdge(parent: "A", child: "B")])
    #expect(stacks.circle(closedBy: "B", "A") == ["A", "B"])
    #expect(Stacks(stacks.edges).circle(closedBy: "A", "A") == ["A"])
  }

  @Test("S10: everything done stands by position")
  func allDone() { #expect(order(ties: [("A", "B")], done: ["C", "B", "A"]) == ["A✓", "B✓", "C✓"]) }
}
