// Folders that cannot be read are not empty ones.

import Testing

@testable import ArcHabits

@Suite("Folders")
struct FileBytesTests {
  @Test("The names in a folder come in order, and what cannot be listed is told")
  func names() throws {
    let place = try Workplace()
    for name in ["b", "a", "ä"] { _ = try place.write("", to: name) }
    #expect(try FileBytes.names(in: place.folder) == ["a", "b", "ä"])
    let error = #expect(throws: StoreError.self) { try FileBytes.names(in: place.path("a")) }
    #expect(error?.exitCode == 74)
  }
}
