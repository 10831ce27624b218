// `sync`: meets other stores in a shared folder, each with a file of its own there.

import ArcHabits
import Foundation

extension Command {
  static let sync = Command(
    words: ["sync"], summary: "Exchanges changes with other stores through a shared folder.",
    details: """
      FOLDER is one that Syncthing, NFS or a USB stick brings to every device. Each store keeps one file there, and takes in
      everybody's. Run it as often as you like: merging twice, or in any order, gives the same. Where a file of the folder does
      not read, the others are merged all the same, and the exit code says so.
      """, arguments: [.one("FOLDER")]
  ) { invocation, machine in
    let folder = invocation.arguments[0]
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure.noFolder(folder)
    }
    try checkTarget(folder + "/changes")
    let store = try await invocation.writableStore(on: machine)
    let report = try await store.sync(folder: folder)
    try machine.say(invocation[CommonSettings.json] ? report.json.line : report.text)
    await store.checkpoint()
    let problems = report.files.compactMap(\.problem)
    for problem in problems { machine.warn(problem.sentence) }
    return problems.first.map { ExitCode(rawValue: $0.exitCode) ?? .badData } ?? .done
  }
}

extension SyncReport {
  /// A line for each store met, and one for what was left there.
  fileprivate var text: String {
    let met = files.filter { $0.name != own || $0.changed != 0 }.map { file in
      file.changed.map { "\(file.name): \($0 == 0 ? "nothing new" : "\(counted($0, "change")) taken in")" } ?? "\(file.name): passed over"
    }
    return (met + ["\(own): \(isWritten ? "written" : "unchanged")"]).joined(separator: "\n")
  }

  fileprivate var json: JSONValue {
    .object([
      "own": .string(own), "written": .bool(isWritten),
      "files": .array(
        files.map {
          .object(["name": .string($0.name), "changed": $0.changed.map { .int($0) } ?? .null, "problem": .text($0.problem?.sentence)])
        }),
    ])
  }
}
