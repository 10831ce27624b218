// Several stores of one person: merged in any order they say the same.

import ArcHabits
import Foundation
import Synchronization
import Testing

@Suite("Merging stores")
struct SyncTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  /// A clock that is set by hand.
  final class Hand: Sendable {
    private let hour: Mutex<Instant>
    init(_ start: Instant) { hour = Mutex(start) }
    var now: Instant { hour.withLock { $0 } }
    func set(_ minutes: Int64) { hour.withLock { $0 = Workplace.now.adding(seconds: minutes * 60) } }
  }

  func store(_ name: String, _ hand: Hand) throws -> HabitStore {
    try HabitStore(file: place.path(name + ".sqlite"), replica: name, clock: { hand.now })
  }

  func tick(_ store: HabitStore, _ hand: Hand, at minute: Int64, _ wanted: DayWish.Wanted, day: CalendarDay = Workplace.today) async throws
  {
    hand.set(minute)
    try await store.apply(DayWish(habit: "a", day: day, wanted: wanted), at: hand.now, in: .utc)
  }

  /// A phone and a tablet that know one habit.
  func pair() async throws -> (HabitStore, HabitStore, Hand) {
    let hand = Hand(Workplace.now)
    let (phone, tablet) = (try store("phone", hand), try store("tablet", hand))
    try await phone.add(Habit(id: "a", name: "A"))
    try await tablet.merge(phone.changes())
    return (phone, tablet, hand)
  }

  @Test("M01: the same day ticked on two devices is one row")
  func sameDay() async throws {
    let (phone, tablet, hand) = try await pair()
    try await tick(phone, hand, at: 10, .done())
    try await tick(tablet, hand, at: 12, .done())
    try await phone.merge(tablet.changes())
    try await tablet.merge(phone.changes())
    #expect(try await phone.snapshot().history(of: "a").lines == ["2026-03-20 done"])
    #expect(try await phone.snapshot() == (try await tablet.snapshot()))
    #expect(try await phone.snapshot().history(of: "a").rows.first?.loggedAt == Workplace.now.adding(seconds: 720))
  }

  @Test("M02: a tick replayed after an un-tick elsewhere stays un-ticked")
  func replay() async throws {
    let (phone, tablet, hand) = try await pair()
    try await tick(phone, hand, at: 10, .done())
    let early = try await phone.changes()
    try await tablet.merge(early)
    try await tick(tablet, hand, at: 12, .nothing)
    try await phone.merge(tablet.changes())
    #expect(try await phone.merge(early) == 0)
    #expect(try await tablet.merge(early) == 0)
    #expect(try await phone.snapshot().history(of: "a").lines == ["2026-03-20 none"])
  }

  @Test("M03: different days ticked offline are both there")
  func perDay() async throws {
    let (phone, tablet, hand) = try await pair()
    try await tick(phone, hand, at: 10, .done(), day: "2026-03-19")
    try await tick(tablet, hand, at: 12, .done())
    try await phone.merge(tablet.changes())
    #expect(try await phone.snapshot().history(of: "a").lines == ["2026-03-19 done", "2026-03-20 done"])
  }

  @Test("M06: a device whose clock is a year ahead is listened to, but not for a year")
  func wrongClock() async throws {
    let (phone, tablet, hand) = try await pair()
    try await tick(tablet, hand, at: 525_600, .skipped)
    let ahead = try await tablet.changes()
    hand.set(10)
    try await phone.merge(ahead)
    #expect(try await phone.snapshot().history(of: "a").lines == ["2026-03-20 skipped"])
    let row = try #require(try await phone.changes().days.first)
    #expect(row.version.clock >> 16 == Workplace.now.adding(seconds: 15 * 60).milliseconds)
    // Somebody who has not seen it ticks the day twenty minutes later, and that counts.
    let laptop = try store("laptop", hand)
    try await laptop.add(Habit(id: "a", name: "A"))
    try await tick(laptop, hand, at: 30, .done())
    try await phone.merge(laptop.changes())
    #expect(try await phone.snapshot().history(of: "a").lines == ["2026-03-20 done"])
  }

  @Test("M08: the same tap delivered twice is one write, its clock unchanged")
  func tap() async throws {
    let (phone, _, hand) = try await pair()
    let wish = DayWish(habit: "a", day: Workplace.today, wanted: .done(), token: "tap")
    hand.set(1)
    try await phone.apply(wish, at: hand.now, in: .utc)
    let before = try await phone.changes()
    hand.set(2)
    try await phone.apply(wish, at: hand.now, in: .utc)
    #expect(try await phone.changes() == before)
  }

  @Test("S09: ties that form a circle only once two devices meet lose the last one on both")
  func circle() async throws {
    let (phone, tablet, hand) = try await pair()
    try await phone.add(Habit(id: "b", name: "B"))
    try await tablet.merge(phone.changes())
    hand.set(5)
    try await phone.tie("a", to: "b")
    try await tablet.tie("b", to: "a")
    try await phone.merge(tablet.changes())
    try await tablet.merge(phone.changes())
    #expect(try await phone.snapshot().stacks.edges == [StackEdge(parent: "a", child: "b")])
    #expect(try await tablet.snapshot().stacks == (try await phone.snapshot().stacks))
  }

  @Test(
    "Three replicas that were apart say the same once everybody heard everything, in whatever order and however often", arguments: 1...12)
  func replicas(seed: Int) async throws {
    var random = Seeded(UInt64(seed))
    let hands = (0..<3).map { _ in Hand(Workplace.now) }
    let stores = try zip(["one", "two", "three"], hands).map { try store("\($0)-\(seed)", $1) }
    var minute: Int64 = 0
    for step in 0..<60 {
      minute += Int64.random(in: 0...2, using: &random)
      let at = Int.random(in: 0..<3, using: &random)
      // Clocks differ by up to two minutes.
      hands[at].set(minute + Int64.random(in: -2...2, using: &random))
      let (store, now) = (stores[at], hands[at].now)
      let habits = try await store.snapshot().habits
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let id = "h\(Int.random(in: 0..<4, using: &random))"
        if !habits.contains(where: { $0.id == id }) { try await store.add(Habit(id: id, name: "made by \(at) at \(step)")) }
      case 1:
        if let habit = habits.randomElement(using: &random) { try await store.edit(habit.id) { $0.name = "edited by \(at) at \(step)" } }
      case 2:
        if let habit = habits.randomElement(using: &random) { try await store.move(habit.id, to: 0) }
      case 3:
        if let habit = habits.randomElement(using: &random), Int.random(in: 0..<4, using: &random) == 0 { try await store.remove(habit.id) }
      case 4:
        if let parent = habits.randomElement(using: &random), let child = habits.randomElement(using: &random) {
          _ = try? await store.tie(parent.id, to: child.id)
        }
      case 5:
        let other = stores[Int.random(in: 0..<3, using: &random)]
        try await store.merge(other.changes())
      case 6:
        if let start = DayStart(minutes: Int.random(in: 0...4, using: &random) * 60) { try await store.setDayStart(start) }
        try await store.move(to: try ZoneRules(["Europe/Berlin", "Asia/Tokyo"][step % 2]), from: now)
      default:
        if let habit = habits.randomElement(using: &random) {
          let wanted: [DayWish.Wanted] = [.done(), .skipped, .missed, .nothing, .done(amount: Double(step))]
          let day = Workplace.today - Int.random(in: 0..<5, using: &random)
          try await store.apply(DayWish(habit: habit.id, day: day, wanted: wanted[step % 5]), at: now, in: .utc)
        }
      }
    }
    for hand in hands { hand.set(minute + 3) }
    let all = [try await stores[0].changes(), try await stores[1].changes(), try await stores[2].changes()]
    for store in stores {
      for changes in (all + all).shuffled(using: &random) { try await store.merge(changes) }
    }
    let snapshots = [try await stores[0].snapshot(), try await stores[1].snapshot(), try await stores[2].snapshot()]
    #expect(snapshots[0] == snapshots[1])
    #expect(snapshots[1] == snapshots[2])
    #expect(try await stores[0].merge(stores[2].changes()) == 0)
  }

  @Test("Stores meet through a folder, and a second meeting finds nothing new")
  func folder() async throws {
    let (phone, tablet, hand) = try await pair()
    try FileManager.default.createDirectory(atPath: place.path("shared"), withIntermediateDirectories: true)
    try await tick(phone, hand, at: 10, .done(amount: 2.5), day: "2026-03-19")
    try await tick(tablet, hand, at: 12, .skipped)
    #expect(try await phone.sync(folder: place.path("shared")).isWritten)
    let second = try await tablet.sync(folder: place.path("shared"))
    #expect(second.isWritten && second.files.map(\.changed) == [1])
    let third = try await phone.sync(folder: place.path("shared"))
    #expect(third.files.map(\.changed) == [0, 1])
    #expect(try await phone.snapshot() == (try await tablet.snapshot()))
    #expect(try await phone.snapshot().history(of: "a").lines == ["2026-03-19 done 2.5", "2026-03-20 skipped"])
    _ = try await tablet.sync(folder: place.path("shared"))
    let still = try await phone.sync(folder: place.path("shared"))
    #expect(!still.isWritten && still.files.map(\.changed) == [0, 0])
  }

  @Test("A half-copied file is reported and the others are merged all the same")
  func brokenFile() async throws {
    let (phone, tablet, hand) = try await pair()
    try FileManager.default.createDirectory(atPath: place.path("shared"), withIntermediateDirectories: true)
    try await tick(phone, hand, at: 10, .done())
    _ = try await phone.sync(folder: place.path("shared"))
    let whole = String(decoding: try place.bytes("shared/phone.arcflow-changes"), as: UTF8.self)
    _ = try place.write(String(whole.prefix(whole.count / 2)), to: "shared/broken.arcflow-changes")
    _ = try place.write(whole.replacingOccurrences(of: "\"version\":1", with: "\"version\":9"), to: "shared/newer.arcflow-changes")
    _ = try place.write("nothing", to: "shared/readme.txt")
    let report = try await tablet.sync(folder: place.path("shared"))
    #expect(report.files.map(\.name) == ["broken.arcflow-changes", "newer.arcflow-changes", "phone.arcflow-changes"])
    #expect(report.files.map(\.changed) == [nil, nil, 1])
    #expect(report.files.map { $0.problem?.exitCode } == [65, 65, nil])
    await #expect(throws: StoreError.noSuchFile(file: place.path("nowhere"))) { try await tablet.sync(folder: place.path("nowhere")) }
  }

  @Test("A store put back from a backup finds in the folder what it has forgotten")
  func restored() async throws {
    let (phone, _, hand) = try await pair()
    try FileManager.default.createDirectory(atPath: place.path("shared"), withIntermediateDirectories: true)
    try await phone.backup(to: place.path("old.sqlite"))
    try await tick(phone, hand, at: 10, .done())
    _ = try await phone.sync(folder: place.path("shared"))
    let old = try HabitStore(file: place.path("old.sqlite"), clock: { hand.now })
    _ = try await old.sync(folder: place.path("shared"))
    #expect(try await old.snapshot() == (try await phone.snapshot()))
  }
}
