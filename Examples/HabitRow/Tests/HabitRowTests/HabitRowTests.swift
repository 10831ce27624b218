// The row and its intent, in a host and with a store of their own.

import ArcHabitWidgets
import ArcHabits
import ArcRendering
import Foundation
import Testing
import WidgetKit

@testable import HabitRow

@MainActor
@Suite("The habit row")
struct HabitRowTests {
  @Test("A tap writes to the store and the widget shows it, after one reload")
  func tap() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "habit-row-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "habits.sqlite").path
    try await HabitStore(file: file).add(Habit(id: "water", name: "Drink water"))
    let store = HabitDataStore(file: file, zone: .utc)

    let host = WidgetHost(
      widgets: WidgetDescriptor.all(of: HabitRowWidget()), conditions: HostConditions(now: { Date() }))
    let instance = WidgetInstance(kind: "HabitRowWidget", family: .systemSmall, width: 158, height: 158)
    try await HabitDataStore.withShared(store) {
      let before = try await host.showing(instance)
      #expect((before.entry.entry as? HabitEntry)?.done == 0)
      let tap = try await host.perform(CompleteHabitIntent(habitID: "water"), of: instance)
      #expect(tap.error == nil)
      #expect((tap.showing.entry.entry as? HabitEntry)?.done == 1)
      #expect(await host.ledger(of: instance)?.requests.map(\.cause) == [.initial, .intent, .kind])
    }
  }
}
