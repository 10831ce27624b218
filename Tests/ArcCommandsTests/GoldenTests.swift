// How golden cases are compared, reported and recorded.

import ArcGraphics
import Foundation
import Testing

@testable import ArcGolden

@Suite struct GoldenTests {
  private func bitmap(_ pixels: [UInt32]) -> Bitmap { Bitmap(width: 2, height: 2, pixels: pixels) }

  @Test("Equal pictures have no difference, and the smallest one counts")
  func exact() throws {
    let white = bitmap([0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff])
    #expect(PictureDifference(white, white) == nil)
    let other = bitmap([0xffff_ffff, 0xffff_fffe, 0xffff_ffff, 0xffff_ffff])
    let difference = try #require(PictureDifference(white, other))
    #expect(difference.count == 1 && difference.total == 4 && difference.maxDelta == 1)
    #expect(difference.box == (1, 0, 1, 1))
    #expect(difference.description == "1 of 4 pixels differ (25.00 %), by up to 1 of 255, within 1 × 1 at (1, 0)")
  }

  @Test("The box holds all that differs, and alpha counts like any channel")
  func box() throws {
    let a = bitmap([0, 0, 0, 0])
    let difference = try #require(PictureDifference(a, bitmap([0, 0x4000_0000, 0x8000_0000, 0])))
    #expect(difference.box == (0, 0, 2, 2))
    #expect(difference.maxDelta == 0x80)
  }

  @Test("Of several stages that differ the first is named, with its line")
  func stages() throws {
    let old = [GoldenStage(name: "timeline", text: "a\nb"), GoldenStage(name: "display list", text: "x")]
    let new = [GoldenStage(name: "timeline", text: "a\nc"), GoldenStage(name: "display list", text: "y")]
    #expect(StageText.difference(old, old) == nil)
    let difference = try #require(StageText.difference(old, new))
    #expect(difference == StageDifference(stage: "timeline", line: 2, expected: "b", actual: "c"))
    #expect(StageText.stages(in: StageText.text(of: old)) == old)
  }

  @Test("A stage that ended early differs where it ends")
  func short() {
    let old = [GoldenStage(name: "timeline", text: "a\nb")]
    let new = [GoldenStage(name: "timeline", text: "a")]
    #expect(StageText.difference(old, new)?.description == "timeline, line 2: expected “b”, got nothing more")
  }

  @Test("Of a long line the part around the first difference is told")
  func long() {
    let line = String(repeating: "0123456789", count: 30)
    let old = [GoldenStage(name: "list", text: line + "a")]
    let difference = StageText.difference(old, [GoldenStage(name: "list", text: line + "b")])
    #expect(difference?.description == "list, line 1: expected “…678901234567890123456789a”, got “…678901234567890123456789b”")
  }

  @Test("A case is missing, then recorded, then the same, and recording it again changes nothing")
  func record() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcflow-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appending(path: "small"), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.appending(path: "small/one.json"))
    let golden = GoldenFolder(folder)
    let one = try #require(try golden.cases().first)
    #expect(one.name == "small/one")
    let drawing = GoldenDrawing(stages: [GoldenStage(name: "list", text: "fill")], picture: bitmap([0, 1 << 24, 0xffff_0000, 0]))
    #expect(one.verdict(on: drawing) == .missing(["one.txt", "one.png"]))
    #expect(try one.record(drawing))
    #expect(one.verdict(on: drawing) == .same)
    #expect(try !one.record(drawing))

    let moved = GoldenDrawing(stages: drawing.stages, picture: bitmap([1 << 24, 0, 0xffff_0000, 0]))
    guard case .pixels(let difference) = one.verdict(on: moved) else {
      Issue.record("a moved pixel is a difference")
      return
    }
    #expect(difference.count == 2)
    let files = try one.leaveArtifacts(of: moved, in: folder.appending(path: "out"))
    #expect(files.map(\.lastPathComponent).contains("one.difference.png"))

    try FileManager.default.removeItem(at: one.request)
    #expect(try golden.orphans() == ["small/one.txt", "small/one.png"])
  }
}
