// Files are written whole or not at all, and left alone where nothing changes.

import ArcRendering
import Foundation
import Testing

@testable import ArcCommands

@Suite struct OutputFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcflow-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      chmod(folder, 0o755)
      try? FileManager.default.removeItem(atPath: folder)
    }
    try body(folder)
  }

  private func error(_ bytes: [UInt8], to path: String) -> FileError? {
    do throws(FileError) {
      try writeFile(bytes, to: path) { _ in false }
      return nil
    } catch {
      return error
    }
  }

  private func mode(_ path: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test("A new file appears whole, and nothing else beside it")
  func fresh() throws {
    try withFolder { folder in
      let outcome = try writeFile([1, 2, 3], to: folder + "/x") { _ in false }
      #expect(outcome == .written)
      #expect(FileManager.default.contents(atPath: folder + "/x") == Data([1, 2, 3]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x"])
    }
  }

  @Test("What a writer that was killed left beside the file is swept away; drafts of those that run, and other files, stay")
  func leftDrafts() throws {
    try withFolder { folder in
      let gone = Process()
      gone.executableURL = URL(filePath: "/bin/true")
      try gone.run()
      gone.waitUntilExit()
      let (dead, alive) = (gone.processIdentifier, getppid())
      let others = [".x.\(alive)", ".x.0\(dead)", ".x.\(dead).txt", ".y.\(dead)", "x.\(dead)"]
      for name in others + [".x.\(dead)"] { try Data([1]).write(to: URL(filePath: folder + "/" + name)) }
      try writeFile([1, 2, 3], to: folder + "/x") { _ in false }
      #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder)) == Set(others + ["x"]))
    }
  }

  @Test("A pipe is written to where somebody reads from it, and refused where nobody comes to read")
  func pipes() throws {
    try withFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      #expect(OutputTarget.open(path, patience: .zero) == -1)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      #expect(error([1, 2, 3], to: path) == nil)
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(read(reader, &bytes, 8) == 3)
      #expect(bytes.prefix(3) == [1, 2, 3])
      #expect(FileError.noReader(path).sentence == "\(path) is a pipe that nobody reads from")
      #expect(FileError.noReader(path).exitCode == .cannotCreate)
    }
  }

  @Test("A file that is as good as the new one is left alone")
  func unchanged() throws {
    try withFolder { folder in
      try writeFile([1], to: folder + "/x") { _ in false }
      let before = try FileManager.default.attributesOfItem(atPath: folder + "/x")[.systemFileNumber] as? Int
      let outcome = try writeFile([2], to: folder + "/x") { $0 == [1] }
      #expect(outcome == .unchanged)
      #expect(FileManager.default.contents(atPath: folder + "/x") == Data([1]))
      #expect(try FileManager.default.attributesOfItem(atPath: folder + "/x")[.systemFileNumber] as? Int == before)
    }
  }

  @Test("A lasting file is written like any other")
  func lasting() throws {
    try withFolder { folder in
      let outcome = try writeFile([1, 2, 3], to: folder + "/x", isLasting: true) { _ in false }
      #expect(outcome == .written && FileManager.default.contents(atPath: folder + "/x") == Data([1, 2, 3]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x"])
    }
  }

  @Test("A replaced file keeps its permissions")
  func permissions() throws {
    try withFolder { folder in
      try writeFile([1], to: folder + "/x") { _ in false }
      chmod(folder + "/x", 0o640)
      try writeFile([2], to: folder + "/x") { _ in false }
      #expect(try mode(folder + "/x") == 0o640)
    }
  }

  @Test("A read-only file is not replaced, nor is anything put into a read-only folder")
  func readOnly() throws {
    try withFolder { folder in
      try writeFile([1], to: folder + "/x") { _ in false }
      chmod(folder + "/x", 0o444)
      #expect(error([2], to: folder + "/x") == .readOnly(folder + "/x"))
      #expect(FileManager.default.contents(atPath: folder + "/x") == Data([1]))
      chmod(folder, 0o555)
      #expect(error([2], to: folder + "/y") == .readOnly(folder))
    }
  }

  @Test("A link is followed, and stays a link")
  func link() throws {
    try withFolder { folder in
      try writeFile([1], to: folder + "/x") { _ in false }
      symlink("x", folder + "/link")
      try writeFile([2], to: folder + "/link") { _ in false }
      #expect(FileManager.default.contents(atPath: folder + "/x") == Data([2]))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "x")
    }
  }

  @Test("Folders are never made, and never written over")
  func folders() throws {
    try withFolder { folder in
      #expect(error([1], to: folder + "/none/x") == .missingFolder(folder + "/none"))
      #expect(error([1], to: folder) == .isFolder(folder))
    }
  }

  @Test("A full disk is told from a target that cannot be made, and leaves nothing behind")
  func full() throws {
    let failure = error([UInt8](repeating: 0, count: 100_000), to: "/dev/full")
    #expect(failure == .inputOutput("/dev/full", code: ENOSPC))
    #expect(Report(try #require(failure)).exitCode == .inputOutput)
  }

  @Test("A name of 255 bytes is a name like any other")
  func longName() throws {
    try withFolder { folder in
      let path = folder + "/" + String(repeating: "日", count: 85)
      let outcome = try writeFile([1], to: path) { _ in false }
      #expect(outcome == .written)
      #expect(FileManager.default.contents(atPath: path) == Data([1]))
    }
  }

  @Test("A path of one letter is a file beside the others")
  func oneLetter() {
    #expect(throws: FileError.missingFolder("o")) { try checkTarget("o/") }
    #expect(throws: FileError.isFolder("/")) { try checkTarget("/") }
  }

  @Test("Links in a circle lead nowhere and are left as they are; nor is a file a folder, nor a name without end a name")
  func impossible() throws {
    try withFolder { folder in
      symlink("b", folder + "/a")
      symlink("a", folder + "/b")
      #expect(error([1], to: folder + "/a") == .cannotCreate(folder + "/a", code: ELOOP))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/a") == "b")
      try writeFile([1], to: folder + "/file") { _ in false }
      #expect(error([1], to: folder + "/file/x") == .cannotCreate(folder + "/file/x", code: ENOTDIR))
      let long = folder + "/" + String(repeating: "x", count: 300)
      #expect(error([1], to: long) == .cannotCreate(long, code: ENAMETOOLONG))
    }
  }

  @Test("A device is written to, not replaced")
  func device() throws {
    let outcome = try writeFile([1], to: "/dev/null") { _ in false }
    #expect(outcome == .written)
  }
}
