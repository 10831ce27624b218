// Real files of other programs, where somebody has them: the folder `$ARCFLOW_SAMPLES` names. The counts were taken from the files by hand.

import ArcHabits
import Foundation
import Testing

/// Where the samples are, or nil.
private let samples = ProcessInfo.processInfo.environment["ARCFLOW_SAMPLES"].flatMap { $0.isEmpty ? nil : $0 }

@Suite("Sample files", .enabled(if: samples != nil, "they are read only where ARCFLOW_SAMPLES names their folder"))
struct SampleTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let format: ImportFormat
    /// Done, skipped and missed days of each habit, in the order of the file.
    let counts: [[Int]]
    var refused = 0
    var testDescription: String { file }
  }

  @Test(
    "A sample comes in with the counts its own file has, twice changes nothing, and comes out the same",
    arguments: [
      Sample(
        file: "loop.db", format: .loop,
        counts: [[33, 0, 0], [21, 0, 0], [2, 0, 0], [15, 0, 0], [12, 0, 0], [13, 0, 0], [43, 0, 0], [12, 0, 0], [13, 0, 0]]),
      Sample(file: "021.db", format: .loop, counts: [[3, 0, 0]]),
      Sample(file: "022.db", format: .loop, counts: [[1, 0, 0], [0, 0, 0]]),
      Sample(file: "loop_edge_v25.db", format: .loop, counts: [[2, 1, 0], [3, 0, 0], [3, 1, 0], [2, 0, 0], [1, 0, 0]]),
      Sample(file: "loop_wal_noncheckpointed.db", format: .loop, counts: [[30, 0, 0]]),
      Sample(file: "csv_export", format: .loopCSV, counts: [[0, 0, 0], [6, 0, 1]]),
      Sample(file: "habitbull.csv", format: .habitBull, counts: [[3, 0, 0], [4, 0, 0], [4, 0, 0], [3, 0, 0]]),
      Sample(
        file: "habitbull2.csv", format: .habitBull,
        counts: [[1, 0, 0], [0, 0, 0], [57, 0, 9], [3, 0, 0], [4, 0, 0], [5, 0, 0]]),
      Sample(file: "rewire.db", format: .rewire, counts: [[33, 0, 0], [21, 0, 0], [2, 0, 0]], refused: 5),
      Sample(file: "tickmate.db", format: .tickmate, counts: [[12, 0, 0], [13, 0, 0], [43, 0, 0]]),
      Sample(file: "beaverhabits.json", format: .beaver, counts: [[2, 0, 0], [1, 0, 0]]),
      Sample(file: "mhabit.json", format: .tableHabit, counts: [[1, 1, 0], [0, 0, 0]]),
      Sample(
        file: "harsh", format: .harsh,
        counts: [
          [2, 0, 1], [1, 1, 0], [0, 0, 0], [1, 0, 1], [1, 0, 1], [2, 0, 1], [1, 0, 0], [3, 0, 0], [1, 0, 1], [1, 0, 0],
        ]),
    ])
  func sample(_ sample: Sample) async throws {
    let place = try Workplace()
    let plan = try ImportPlan(reading: try #require(samples) + "/" + sample.file)
    let report = plan.report(over: .empty)
    #expect(report.format == sample.format)
    #expect(report.habits.map { [$0.done, $0.skipped, $0.missed] } == sample.counts)
    #expect(report.habits.map(\.refused.count).reduce(0, +) == sample.refused && report.strays.isEmpty)
    let store = try place.store()
    try await store.apply(plan)
    #expect(try await !store.apply(plan).isChange)
    let text = try await store.snapshot().exchangeText()
    let again = try place.store("again.sqlite")
    try await again.apply(ImportPlan(reading: try place.write(String(decoding: text, as: UTF8.self), to: "out.json")))
    #expect(try await again.snapshot().exchangeText() == text)
  }
}
