// `import`, `export` and `backup`: the store's content coming and going.

import ArcHabits

extension Command {
  private static let from = Setting(
    "--from", value: "FORMAT", help: "the file's format; else it is recognised", read: word(ImportFormat.self))
  private static let dryRun = Setting(flag: "--dry-run", help: "say what would change, and change nothing")

  static let importFile = Command(
    words: ["import"], summary: "Takes a file's habits and days into the store, all of them or none.",
    details: "Formats: \(ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")).", arguments: [.one("FILE")],
    settings: [from, dryRun]
  ) { invocation, machine in
    let plan = try ImportPlan(reading: invocation.arguments[0], as: invocation[from])
    let report: ImportReport
    var store: HabitStore?
    if invocation[dryRun] {
      report = plan.report(over: try invocation.snapshotOrEmpty(on: machine))
    } else {
      let door = try invocation.writableStore(on: machine)
      report = try await door.apply(plan)
      store = door
    }
    try machine.say(invocation[CommonSettings.json] ? report.json.line : report.text(isDry: invocation[dryRun]))
    await store?.checkpoint()
    return .done
  }

  static let export = Command(
    words: ["export"], summary: "Writes the whole store in the exchange format.", settings: [PictureSettings.output]
  ) { invocation, machine in
    let bytes = try HabitReader.snapshot(of: invocation.storePath(on: machine)).exchangeText()
    guard let path = invocation[PictureSettings.output], path != "-" else {
      try machine.output(bytes)
      return .done
    }
    let outcome = try writeFile(bytes, to: path) { $0 == bytes }
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

extension Invocation {
  /// What the store says, or an empty one's content where there is none.
  fileprivate func snapshotOrEmpty(on machine: Machine) throws(StoreError) -> HabitSnapshot {
    do throws(StoreError) {
      return try HabitReader.snapshot(of: storePath(on: machine))
    } catch {
      guard case .absent = error else { throw error }
      return .empty
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
