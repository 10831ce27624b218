// What "did you mean" finds, and what it rather leaves alone.

import Testing

@testable import ArcCommands

@Suite struct NearestTests {
  @Test("A slip of the fingers is mended", arguments: [("staus", "status"), ("rendr", "render"), ("dnoe", "done"), ("STATUS", "status")])
  func slip(_ typed: String, _ meant: String) {
    #expect(nearest(to: typed, among: ["status", "render", "done"]) == meant)
  }

  @Test("A half-typed word is completed")
  func start() { #expect(nearest(to: "time", among: ["timeline", "tile"]) == "timeline") }

  @Test("A word like none of them has no neighbour")
  func far() { #expect(nearest(to: "xylophone", among: ["status", "render"]) == nil) }
}
