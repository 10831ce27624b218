// Golden cases on disk: `family/case.json` says what to draw, `case.txt` and `case.png` beside it what came of it.

public import ArcGraphics
import ArcImages
public import Foundation

/// One golden case: one idea, in three files beside each other.
public struct GoldenCase: Sendable, Hashable {
  /// Its path below the folder, without an ending, such as `small/seven-habits`.
  public let name: String
  let folder: URL

  /// What to draw, in the words of whoever draws it.
  public var request: URL { folder.appending(path: name + ".json") }
  /// The text stages.
  public var text: URL { folder.appending(path: name + ".txt") }
  /// The picture.
  public var picture: URL { folder.appending(path: name + ".png") }
}

/// A folder of golden cases.
public struct GoldenFolder: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// Every case, by name. Folders whose names start with `_` hold what cases share, and no cases. It throws Foundation's errors where a folder
  /// cannot be read.
  public func cases() throws -> [GoldenCase] { try names(endingIn: "json").map { GoldenCase(name: $0, folder: url) } }

  /// The case of a name such as `small/hello`, whether it has been recorded or not, for programs that draw it themselves.
  public func golden(_ name: String) -> GoldenCase { GoldenCase(name: name, folder: url) }

  /// Text and pictures that no case asks for any more, as paths below the folder.
  public func orphans() throws -> [String] {
    let known = Set(try names(endingIn: "json"))
    return try ["txt", "png"].flatMap { ending in
      try names(endingIn: ending).filter { !known.contains($0) }.map { "\($0).\(ending)" }
    }
  }

  private func names(endingIn ending: String) throws -> [String] {
    var names: [String] = []
    for folder in try FileManager.default.contentsOfDirectory(atPath: url.path) where !folder.hasPrefix("_") && !folder.hasPrefix(".") {
      let path = url.appending(path: folder).path
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      let inside = try FileManager.default.contentsOfDirectory(atPath: path)
      names += inside.filter { $0.hasSuffix("." + ending) }.map { "\(folder)/\($0.dropLast(ending.count + 1))" }
    }
    return names.sorted()
  }
}

extension GoldenCase {
  /// Compares a drawing with what was recorded, exactly.
  public func verdict(on drawing: GoldenDrawing) -> GoldenVerdict {
    let missing = [text, picture].filter { !FileManager.default.fileExists(atPath: $0.path) }
    guard missing.isEmpty else { return .missing(missing.map(\.lastPathComponent)) }
    guard let recorded = try? String(contentsOf: text, encoding: .utf8) else { return .unreadable(text.lastPathComponent) }
    guard let golden = recordedPicture else { return .unreadable(picture.lastPathComponent) }
    let fits = golden.width == drawing.picture.width && golden.height == drawing.picture.height
    let pixels = fits ? PictureDifference(golden, drawing.picture) : nil
    if let difference = StageText.difference(StageText.stages(in: recorded), drawing.stages) {
      return .stage(difference, picture: pixels)
    }
    guard fits else {
      return .size(expected: (golden.width, golden.height), actual: (drawing.picture.width, drawing.picture.height))
    }
    return pixels.map { .pixels($0) } ?? .same
  }

  /// The recorded picture's pixels, or nil where it is absent or no PNG.
  public var recordedPicture: Bitmap? {
    guard let bytes = FileManager.default.contents(atPath: picture.path) else { return nil }
    return try? PNG.decode(Array(bytes))
  }

  /// Writes the text and the picture where they differ from what is recorded, and says whether anything did.
  public func record(_ drawing: GoldenDrawing) throws -> Bool {
    guard !verdict(on: drawing).isSame else { return false }
    let fresh = StageText.text(of: drawing.stages)
    try FileManager.default.createDirectory(at: text.deletingLastPathComponent(), withIntermediateDirectories: true)
    if (try? String(contentsOf: text, encoding: .utf8)) != fresh {
      try Data(fresh.utf8).write(to: text, options: .atomic)
    }
    if recordedPicture != drawing.picture {
      try Data(PNG.encode(drawing.picture, options: PNG.Options(optimizes: true))).write(to: picture, options: .atomic)
    }
    return true
  }

  /// Leaves what was drawn, and what differs, below a folder for people to look at. Returns the files written.
  public func leaveArtifacts(of drawing: GoldenDrawing, in folder: URL) throws -> [URL] {
    let base = folder.appending(path: name)
    try FileManager.default.createDirectory(at: base.deletingLastPathComponent(), withIntermediateDirectories: true)
    var files: [URL] = []
    func leave(_ ending: String, _ bytes: [UInt8]) throws {
      let file = base.deletingLastPathComponent().appending(path: base.lastPathComponent + ending)
      try Data(bytes).write(to: file, options: .atomic)
      files.append(file)
    }
    try leave(".actual.txt", Array(StageText.text(of: drawing.stages).utf8))
    try leave(".actual.png", PNG.encode(drawing.picture))
    if let golden = recordedPicture, golden.width == drawing.picture.width, golden.height == drawing.picture.height {
      try leave(".expected.png", PNG.encode(golden))
      try leave(".difference.png", PNG.encode(golden.marked(where: drawing.picture)))
    }
    return files
  }
}
