// Paths of every shape have a folder, a name and an ending.

import Testing

@testable import ArcCommands

@Suite struct PathPartsTests {
  @Test(
    "A path is parted at its last slash",
    arguments: [
      ("x", ".", "x"), ("é", ".", "é"), ("", ".", ""), ("a/b", "a", "b"), ("a//b", "a", "b"), ("a/", "a", ""), ("/", "/", ""),
      ("/x", "/", "x"), ("//x", "/", "x"), ("./x.png", ".", "x.png"), ("a b/'c\n", "a b", "'c\n"), ("a/\u{301}b", "a", "\u{301}b"),
    ])
  func parts(_ path: String, _ folder: String, _ name: String) {
    #expect(PathParts(path).folder == folder)
    #expect(PathParts(path).name == name)
  }

  @Test(
    "An ending is what follows the last dot of the name",
    arguments: [
      ("x", ""), ("x.png", "png"), ("x.tar.SVG", "svg"), (".png", ""), ("a.png/x", ""), ("x.", ""), ("a.b/x.svg", "svg"), ("é", ""),
    ])
  func ending(_ path: String, _ ending: String) {
    #expect(PathParts(path).ending == ending)
  }

  @Test("A link means a path from the folder it lies in")
  func link() {
    #expect(PathParts("x").path(of: "y") == "./y")
    #expect(PathParts("/x").path(of: "y") == "/y")
    #expect(PathParts("a/x").path(of: "../y") == "a/../y")
    #expect(PathParts("a/x").path(of: "/y") == "/y")
  }
}
