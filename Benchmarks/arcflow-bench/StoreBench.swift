// What the store costs: a commit beside a bare append, a whole `done` beside a bare insert, and streaks from rows in memory.

import ArcHabits
import Foundation

/// Fifty habits of ten years, four days of five done.
func tenYears() -> HabitSnapshot {
  let today = CalendarDay(20_532)
  var histories: [Habit.ID: History] = [:]
  let habits = (0..<50).map { number in
    Habit(id: "habit-\(number)", name: "Habit \(number)", start: today - 3650, position: number)
  }
  var seed: UInt64 = 1
  for habit in habits {
    histories[habit.id] = History(
      (0...3650).compactMap { back in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed >> 33 % 5 == 0 ? nil : DayRow(day: today - back, state: .done)
      })
  }
  return HabitSnapshot(habits: habits, histories: histories)
}

/// An exchange file of habits that were done on each of so many days.
func manyRows(habits: Int, days: Int) -> String {
  let first = CalendarDay(14_610)
  let list = (0..<habits).map { number in
    let rows = (0..<days).map { #"{"day":"\#(first + $0)","state":"done","loggedAt":"\#(first + $0)T08:00:00Z","zone":"Europe/Berlin"}"# }
    return #"{"id":"habit-\#(number)","name":"Habit \#(number)","days":[\#(rows.joined(separator: ","))]}"#
  }
  return #"{"format":"arcflow","version":1,"habits":[\#(list.joined(separator: ","))]}"#
}

/// The time of all streaks of a snapshot, in microseconds.
func streakTime(of snapshot: HabitSnapshot) -> Double {
  let today = CalendarDay(20_532)
  let book = DayBook(snapshot, zone: .utc)
  return microseconds {
    for habit in snapshot.habits { precondition(book.streak(of: habit.id, on: today).best > 0) }
  }
}

/// Commits completions one by one, and returns the median time of one in microseconds.
func commitTime(in folder: String, rounds: Int) async throws -> Double {
  let store = try HabitStore(file: folder + "/commit.sqlite")
  let today = CalendarDay(20_532)
  if try await store.snapshot(only: []).habits.isEmpty { try await store.add(Habit(id: "water", name: "Water")) }
  var times: [Double] = []
  for round in 0..<rounds {
    let wish = DayWish(habit: "water", day: today - round / 2, wanted: round.isMultiple(of: 2) ? .done() : .nothing)
    let instant = Instant(seconds: 1_774_000_000 + Int64(round))
    times.append(try await microseconds { try await store.apply(wish, at: instant, in: .utc) })
  }
  await store.checkpoint()
  return times.sorted()[rounds / 2]
}
