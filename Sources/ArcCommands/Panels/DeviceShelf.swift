// Where device profiles lie: a file by its path, a person's own folders, and those that the tool carries inside itself.

import ArcImages
import Foundation

/// The profiles that a command line can name. A person's own profile stands before a built-in one of its name.
struct DeviceShelf: Sendable {
  /// A profile and the file it was read from; nil for one that the tool carries.
  struct Entry: Sendable {
    let profile: DeviceProfile
    let path: String?
  }

  /// Folders of profiles, the first that has one wins.
  private let folders: [String]

  /// What relative paths start from; nil for where the tool runs.
  private let base: String?

  /// What the tool carries and files below a folder of goldens, and nothing of the machine.
  init(goldens base: String) {
    folders = []
    self.base = base
  }

  /// The folder given, then the person's: `arcflow/devices` in `$XDG_CONFIG_HOME`, else in `~/.config`.
  init(folder: String?, on machine: Machine) throws {
    if let folder, !Self.isFolder(folder) { throw Failure.noFile(folder) }
    let configured = machine.variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let config = configured ?? (machine.variable("HOME") ?? NSHomeDirectory()) + "/.config"
    folders = (folder.map { [$0] } ?? []) + [config + "/arcflow/devices"]
    base = nil
  }

  /// The profile of a name, or of a path that ends in `.json`.
  func profile(_ word: String) throws -> DeviceProfile {
    if word.hasSuffix(".json") || word.contains("/") {
      return try Self.read(word.hasPrefix("/") ? word : (base.map { $0 + "/" } ?? "") + word)
    }
    for folder in folders {
      let path = "\(folder)/\(word).json"
      if FileManager.default.fileExists(atPath: path) { return try Self.read(path, named: word) }
    }
    if let text = Self.carried.first(where: { $0.name == word })?.text { return try Self.decode(Data(text.utf8), at: word) }
    let near = nearest(to: word, among: names + ["phone"])
    throw UsageError.badValue(
      option: "--device", value: word, reason: "no such device" + (near.map { "; did you mean '\($0)'?" } ?? "; see 'arcflow devices'"))
  }

  /// Every profile by name.
  func all() throws -> [Entry] {
    try names.map { name in
      let path = folders.map { "\($0)/\(name).json" }.first { FileManager.default.fileExists(atPath: $0) }
      return Entry(profile: try profile(name), path: path)
    }
  }

  private var names: [String] {
    var names = Set(Self.carried.map(\.name))
    for folder in folders {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where file.hasSuffix(".json") && !file.hasPrefix(".")
      {
        names.insert(String(file.dropLast(5)))
      }
    }
    return names.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Reads a file; `name` is what it must call itself.
  private static func read(_ path: String, named name: String? = nil) throws -> DeviceProfile {
    guard FileManager.default.fileExists(atPath: path), !isFolder(path) else { throw Failure.noFile(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure.unreadable(path, code: EACCES) }
    let profile = try decode(data, at: path)
    if let name, profile.name != name {
      throw Failure.badFile(path, reason: "its name is '\(profile.name)', and its file is called '\(name)'")
    }
    return profile
  }

  private static func decode(_ data: Data, at place: String) throws -> DeviceProfile {
    do {
      return try JSONDecoder().decode(DeviceProfile.self, from: data)
    } catch let error as DecodingError {
      throw Failure.badFile(place, reason: error.sentence)
    }
  }

  /// The profiles of `Devices/` as `Scripts/devices.sh` puts them together: one on each line, by name, beginning with its name.
  private static let carried: [(name: String, text: Substring)] = String(decoding: PackageResources.devices_jsonl, as: UTF8.self)
    .split(separator: "\n").map { line in
      (String(line.dropFirst(#"{"name":""#.count).prefix { $0 != "\"" }), line)
    }
}
