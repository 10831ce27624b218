// `golden verify` and `golden record`: cases drawn again and compared, or redrawn.

import ArcGolden
import Foundation

extension Command {
  static let goldenCommands = [goldenVerify, goldenRecord]

  private static let folder = Setting("--folder", text: "FOLDER", help: "where the cases are; else golden")
  private static let artifacts = Setting("--artifacts", text: "FOLDER", help: "where to leave what differs; else out/golden")

  private static let goldenVerify = Command(
    words: ["golden", "verify"], summary: "Draws golden cases and compares them, stage by stage and pixel by pixel.",
    details: "CASE is a case such as small/one-left, or a folder such as small. It exits 1 where anything differs.",
    arguments: [.any("CASE")], settings: [folder, artifacts]
  ) { invocation, machine in
    let golden = GoldenFolder(URL(filePath: invocation[folder] ?? "golden"))
    let cases = try chosen(invocation.arguments, in: golden)
    let left = URL(filePath: invocation[artifacts] ?? "out/golden")
    let studio = try await GoldenStudio(golden, on: machine)
    var results: [(name: String, verdict: String, isSame: Bool)] = []
    var lost: String?
    var hasLeft = false
    for one in cases {
      let drawing = try await studio.drawing(of: one)
      let verdict = one.verdict(on: drawing)
      results.append((one.name, verdict.sentence, verdict.isSame))
      guard !verdict.isSame else { continue }
      do {
        _ = try one.leaveArtifacts(of: drawing, in: left)
        hasLeft = true
      } catch {
        lost = lost ?? "what differs in \(one.name) could not be left in \(left.relativePath): \(systemReason(error.systemCode))"
      }
    }
    if let lost { machine.warn(lost) }
    if invocation.arguments.isEmpty {
      for orphan in try golden.orphans() { results.append((orphan, "no case draws this any more", false)) }
    }
    let failed = results.filter { !$0.isSame }
    if invocation[CommonSettings.json] {
      let list = results.map { JSONValue.object(["case": .string($0.name), "same": .bool($0.isSame), "verdict": .string($0.verdict)]) }
      try machine.say(JSONValue.object(["cases": .array(list), "failed": .int(failed.count)]).line)
    } else {
      var lines = failed.map { "✗ \($0.name): \($0.verdict)" }
      if hasLeft { lines.append("what was drawn, what was expected and where they differ is in \(left.relativePath)") }
      lines.append("\(counted(results.count, "golden case")): \(results.count - failed.count) the same, \(failed.count) different")
      try machine.say(lines.joined(separator: "\n"))
    }
    return failed.isEmpty ? .done : .failedCheck
  }

  private static let goldenRecord = Command(
    words: ["golden", "record"], summary: "Redraws golden cases that differ; look at every one.",
    details: "It exits 1 where it recorded anything, so that no check passes by recording. It is refused where CI is set.",
    arguments: [.any("CASE")], settings: [folder]
  ) { invocation, machine in
    guard machine.variable("CI") == nil else { throw Failure.recordingInCI }
    let golden = GoldenFolder(URL(filePath: invocation[folder] ?? "golden"))
    let cases = try chosen(invocation.arguments, in: golden)
    let studio = try await GoldenStudio(golden, on: machine)
    var recorded: [String] = []
    for one in cases where try one.record(try await studio.drawing(of: one)) { recorded.append(one.name) }
    if invocation[CommonSettings.json] {
      try machine.say(JSONValue.object(["recorded": .array(recorded.map { .string($0) })]).line)
    } else {
      let verdict = recorded.isEmpty ? "nothing differs" : "\(counted(recorded.count, "golden case")) recorded: look at every picture"
      try machine.say((recorded.map { "recorded \($0)" } + [verdict]).joined(separator: "\n"))
    }
    return recorded.isEmpty ? .done : .failedCheck
  }

  /// The cases that words name: all for none, a whole folder by its name.
  private static func chosen(_ words: [String], in golden: GoldenFolder) throws -> [GoldenCase] {
    let all: [GoldenCase]
    do {
      all = try golden.cases()
    } catch CocoaError.fileReadNoSuchFile {
      throw Failure.noGoldens(golden.url.relativePath)
    } catch {
      throw Failure.unreadable(golden.url.relativePath, code: error.systemCode)
    }
    guard !all.isEmpty else { throw Failure.noGoldens(golden.url.relativePath) }
    guard !words.isEmpty else { return all }
    for word in words where !all.contains(where: { $0.isMeant(by: word) }) {
      throw Failure.unknownCase(word, near: nearest(to: word, among: all.map(\.name)))
    }
    return all.filter { one in words.contains { one.isMeant(by: $0) } }
  }
}

extension GoldenCase {
  fileprivate func isMeant(by word: String) -> Bool {
    let word = word.hasSuffix("/") ? String(word.dropLast()) : word
    return name == word || name.hasPrefix(word + "/")
  }
}
