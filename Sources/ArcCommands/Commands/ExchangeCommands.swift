// `import`, `export` and `backup`: the store's content coming and going.

import ArcHabits
import ArcRendering

extension Command {
  private static let from = Setting(
    "--from", value: "FORMAT", help: "the file's format; else it is recognised", read: word(ImportFormat.self))
  private static let dates = Setting(
    "--dates", value: "ORDER", help: "mdy or dmy: what 4/11/2019 means where no date of the file shows it", read: word(DateOrder.self))
  private static let exportFormat = Setting(
    "--format", value: "F", help: "json, the exchange format, or csv, the days as a table; else by FILE's ending, else json",
    read: word(ExportFormat.self))
  private static let dryRun = Setting(flag: "--dry-run", help: "say what would change, and change nothing")

  private static let target = Setting("--output", "-o", text: "FILE", help: "where to; else standard output")

  static let importFile = Command(
    words: ["import"], summary: "Takes a file's habits and days into the store, all of them or none.",
    details: """
      Formats: \(ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")).
      The same file a second time changes nothing. FILE may be a folder, for harsh and for Loop's unpacked CSV.
      """, arguments: [.one("FILE")],
    settings: [from, dates, dryRun]
  ) { invocation, machine in
    let path = invocation.arguments[0]
    let options = ImportOptions(dateOrder: invocation[dates])
    let plan = try ImportPlan(reading: path, as: invocation[from], options: options)
    // Read as what it is not, a file can look like habits without days.
    if let said = invocation[from], said != .csv, let found = try? ImportPlan(reading: path, options: options).format, found != .csv,
      found != said
    {
      throw StoreError.badImport(file: path, place: "the file", reason: "it is \(found.title), not \(said.title)")
    }
    let report: ImportReport
    var store: HabitStore?
    if invocation[dryRun] {
      report = try invocation.report(of: plan, on: machine)
    } else {
      let door = try await invocation.writableStore(on: machine)
      report = try await door.apply(plan)
      store = door
    }
    try machine.say(invocation[CommonSettings.json] ? report.json.line : report.text(isDry: invocation[dryRun]))
    await store?.checkpoint()
    return .done
  }

  static let export = Command(
    words: ["export"], summary: "Writes the whole store in the exchange format, or its days as CSV.",
    details: "Imported into an empty store, the exchange format gives the same export again, byte for byte.",
    settings: [target, exportFormat]
  ) { invocation, machine in
    let format = invocation[exportFormat] ?? .named(by: invocation[target])
    let store = invocation.storePath(on: machine)
    if let path = invocation[target], isOneFile(path, store) {
      throw UsageError.badValue(option: "-o", value: path, reason: "it is the store itself, and would be overwritten")
    }
    let snapshot = try HabitReader.snapshot(of: store)
    let bytes =
      switch format {
      case .json: snapshot.exchangeText()
      case .csv: snapshot.csvText()
      }
    guard let path = invocation[target], path != "-" else {
      try machine.output(bytes)
      return .done
    }
    let outcome = try writeFile(bytes, to: path, isLasting: true) { $0 == bytes }
    try machine.say(outcome.answer(path, asJSON: invocation[CommonSettings.json]))
    return .done
  }

  static let backup = Command(
    words: ["backup"], summary: "Copies the whole store to FILE, as it is now, while others use it.", arguments: [.one("FILE")]
  ) { invocation, machine in
    let target = invocation.arguments[0]
    try checkTarget(target)
    try HabitReader.backup(invocation.storePath(on: machine), to: target)
    try machine.say(FileOutcome.written.answer(target, asJSON: invocation[CommonSettings.json]))
    return .done
  }
}

/// What an export is written as.
private enum ExportFormat: String, Sendable, CaseIterable {
  case json, csv

  /// The format that a file's ending names.
  static func named(by file: String?) -> ExportFormat { file?.lowercased().hasSuffix(".csv") == true ? .csv : .json }
}

extension Invocation {
  /// What the store says, or an empty one's content where there is none.
  func snapshotOrEmpty(on machine: Machine) throws(StoreError) -> HabitSnapshot {
    do throws(StoreError) {
      return try HabitReader.snapshot(of: storePath(on: machine))
    } catch {
      guard case .absent = error else { throw error }
      return .empty
    }
  }

  /// What a plan would bring into the store, or into an empty one where there is none.
  fileprivate func report(of plan: ImportPlan, on machine: Machine) throws(StoreError) -> ImportReport {
    do throws(StoreError) {
      return try HabitReader.report(of: plan, into: storePath(on: machine))
    } catch {
      guard case .absent = error else { throw error }
      return plan.report(over: .empty)
    }
  }
}

extension FileOutcome {
  /// The path, and whether anything was written to it.
  func answer(_ path: String, asJSON: Bool) -> String {
    switch (self, asJSON) {
    case (.written, false): path
    case (.unchanged, false): "\(path) (unchanged)"
    case (_, true): JSONValue.object(["file": .string(path), "changed": .bool(self == .written)]).line
    }
  }
}
