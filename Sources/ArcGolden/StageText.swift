// The text of a golden case: its stages one after another, each under a line that names it.

/// One stage on the way from store to picture, as text.
public struct GoldenStage: Sendable, Hashable {
  /// Such as `timeline` or `display list`.
  public let name: String
  /// Lines of text without a trailing newline.
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

/// The first line at which two stages part ways.
public struct StageDifference: Sendable, Hashable {
  /// The stage that differs; every stage before it is the same.
  public let stage: String
  /// The line within the stage, from 1.
  public let line: Int
  /// What the golden says there, or nil where it has ended.
  public let expected: String?
  /// What is drawn now, or nil where it has ended.
  public let actual: String?
}

extension StageDifference: CustomStringConvertible {
  /// `display list, line 3: expected “fill …”, got “fill …”`. Of long lines only the part around the first difference is told.
  public var description: String {
    let common = zip(expected ?? "", actual ?? "").prefix { $0 == $1 }.count
    func told(_ line: String?) -> String {
      guard let line else { return "nothing more" }
      let from = max(0, common - 24)
      let part = line.dropFirst(from).prefix(96)
      return "“\(from > 0 ? "…" : "")\(part)\(from + part.count < line.count ? "…" : "")”"
    }
    return "\(stage), line \(line): expected \(told(expected)), got \(told(actual))"
  }
}

enum StageText {
  private static let mark = "== "

  /// All stages as one text.
  static func text(of stages: [GoldenStage]) -> String { stages.map { "\(mark)\($0.name)\n\($0.text)\n" }.joined() }

  /// The stages that a text holds.
  static func stages(in text: String) -> [GoldenStage] {
    var stages: [(name: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark) {
        stages.append((String(line.dropFirst(mark.count)), []))
      } else if !stages.isEmpty {
        stages[stages.count - 1].lines.append(line)
      }
    }
    return stages.map { GoldenStage(name: $0.name, text: $0.lines.joined(separator: "\n")) }
  }

  /// Where `actual` first leaves `expected`, or nil where it does not.
  static func difference(_ expected: [GoldenStage], _ actual: [GoldenStage]) -> StageDifference? {
    for index in 0..<max(expected.count, actual.count) {
      guard index < expected.count, index < actual.count, expected[index].name == actual[index].name else {
        let stage = index < actual.count ? actual[index].name : expected[index].name
        return StageDifference(
          stage: stage, line: 0, expected: index < expected.count ? "stage \(expected[index].name)" : nil,
          actual: index < actual.count ? "stage \(actual[index].name)" : nil)
      }
      let old = expected[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      let new = actual[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in 0..<max(old.count, new.count) where line >= old.count || line >= new.count || old[line] != new[line] {
        return StageDifference(
          stage: actual[index].name, line: line + 1, expected: line < old.count ? String(old[line]) : nil,
          actual: line < new.count ? String(new[line]) : nil)
      }
    }
    return nil
  }
}
