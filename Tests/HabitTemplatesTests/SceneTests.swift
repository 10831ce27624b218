// What is said under a habit's name.

import ArcHabitWidgets
import ArcViews
import ArcWidgets
import Foundation
import Testing

@testable import HabitTemplates

@Suite("Captions")
struct SceneTests {
  private func caption(
    isShort: Bool = false, _ progress: HabitItemViewModel.Progress?, cue: String? = nil, streak: Int = 0, isDone: Bool = false,
    locale: String = "en_US"
  ) -> String? {
    let item = HabitItemViewModel(
      id: "run", name: "Run", currentStreak: streak, streakUnit: .weeks, isCompletedToday: isDone, cue: cue, progress: progress)
    let noon = Date(timeIntervalSince1970: 1_774_008_000)
    let entry = HabitEntry(date: noon, day: "2026-03-20", dayDate: noon, phase: .open, habits: [item], done: 0, due: 1, left: 1)
    let scene = HabitScene(
      entry: entry, size: CGSize(width: 158, height: 158), ink: Ink(scheme: .light, mode: .fullColor), magnification: 1, typeSize: .large,
      locale: Locale(identifier: locale), timeZone: .gmt)
    return isShort ? scene.shortCaption(of: item) : scene.caption(of: item)
  }

  private func days(_ done: Double, of target: Double = 3, _ quota: HabitItemViewModel.Progress.Quota = .week)
    -> HabitItemViewModel.Progress
  {
    .init(amount: done, target: target, unit: nil, quota: quota)
  }

  @Test("A quota says how far it is once it has begun, and before that where there is nothing else to say")
  func quotas() {
    #expect(caption(days(1)) == "1 of 3 this week")
    #expect(caption(days(1), cue: "After lunch") == "1 of 3 this week")
    #expect(caption(days(0), cue: "After lunch") == "After lunch")
    #expect(caption(days(0)) == "0 of 3 this week")
    #expect(caption(days(4, of: 9, .month)) == "4 of 9 this month")
    #expect(caption(isShort: true, days(1)) == "1 of 3")
    #expect(caption(isShort: true, days(0), cue: "After lunch") == nil)
  }

  @Test("A row that is done says its streak, and in the first week of a quota how far it is")
  func doneQuotas() {
    #expect(caption(days(2), streak: 5, isDone: true) == "5 week streak")
    #expect(caption(days(2), isDone: true) == "2 of 3 this week")
    #expect(caption(nil, isDone: true) == nil)
  }

  @Test("An amount keeps its unit")
  func amounts() {
    #expect(caption(.init(amount: 3, target: 8, unit: "cups"), cue: "After lunch") == "3 of 8 cups")
    #expect(caption(.init(amount: 0, target: 8, unit: "cups")) == "0 of 8 cups")
  }

  @Test(
    "A quota in the reader's language",
    arguments: [
      ("de_DE", "Diese Woche 1 von 3"), ("fr_FR", "1 sur 3 cette semaine"), ("es_ES", "1 de 3 esta semana"), ("ja_JP", "今週 1/3"),
      ("ar_EG", "١ من ٣ هذا الأسبوع"), ("hi_IN", "इस हफ़्ते 3 में से 1"), ("th_TH", "สัปดาห์นี้ 1 จาก 3"),
    ])
  func translated(locale: String, sentence: String) {
    #expect(caption(days(1), locale: locale) == sentence)
  }
}
