// Changes as a file that stores hand one another: one JSON object, a line for each row.

enum ChangeFile {
  /// The version this program writes, and the newest it reads.
  static let version = 1
  /// How the files of a shared folder end.
  static let ending = ".arcflow-changes"

  /// The changes as text, the same bytes for the same changes.
  static func text(of changes: ChangeSet) -> [UInt8] {
    var text = JSONText()
    text.open("{")
    text.member("format", "arcflow-changes")
    text.member("version", version)
    text.member("replica", changes.replica)
    func list<Value>(_ key: String, _ rows: [ChangeSet.Versioned<Value>], _ write: (Value, inout JSONText) -> Void) {
      text.next("\n ")
      text.key(key)
      text.open("[")
      for row in rows {
        text.next("\n  ")
        text.open("{")
        write(row.value, &text)
        if row.isRemoved { text.member("removed", 1) }
        // A reading has more digits than a JSON number can be trusted with, so it goes in two parts.
        text.member("clock", [Int(row.version.clock >> 16), Int(row.version.clock & 0xFFFF)])
        text.member("by", row.version.replica)
        text.close("}")
      }
      text.close("]")
    }
    list("habits", changes.habits) { $0.writeMembers(into: &$1) }
    list("ties", changes.ties) { edge, text in
      text.member("parent", edge.parent)
      text.member("child", edge.child)
      text.member("rank", edge.rank)
    }
    list("zones", changes.zones) { entry, text in
      text.member("from", entry.from.description)
      text.member("zone", entry.zone.identifier)
    }
    list("settings", changes.settings) { setting, text in
      text.member("key", setting.key)
      text.member("value", setting.value)
    }
    list("days", changes.days) { day, text in
      text.member("habit", day.habit)
      day.row.writeMembers(into: &text, dayStart: .midnight)
    }
    text.close("}\n")
    return text.bytes
  }

  /// The changes a file holds.
  /// - Throws: `StoreError.badImport` with the place of the fault, and `.newerImport`.
  static func changes(in bytes: [UInt8], file: String) throws(StoreError) -> ChangeSet {
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw .badImport(file: file, place: "line \(error.line), column \(error.column)", reason: error.reason)
    }
    let root = Exchange.Node(json, file: file, path: "")
    guard root["format"]?.json.string == "arcflow-changes" else { throw root.fault("'format' is not \"arcflow-changes\"") }
    let found = try root.require("version").number()
    guard found == Double(version) else {
      throw .newerImport(file: file, format: "a change file", found: ASCII.number(found), known: String(version))
    }
    var changes = ChangeSet(replica: try root.require("replica").text())
    func list<Value>(
      _ key: String, _ read: (Exchange.Node) throws(StoreError) -> Value
    ) throws(StoreError) -> [ChangeSet.Versioned<Value>] {
      var rows: [ChangeSet.Versioned<Value>] = []
      for node in try root[key]?.list() ?? [] {
        let parts = try node.require("clock").list()
        guard parts.count == 2 else { throw node.fault("'clock' has two parts") }
        let clock = try parts[0].integer(in: 0...(1 << 47) - 1) << 16 | parts[1].integer(in: 0...0xFFFF)
        let version = ChangeSet.Version(clock: Int64(clock), replica: try node.require("by").text())
        rows.append(ChangeSet.Versioned(try read(node), isRemoved: node["removed"]?.json.integer == 1, version: version))
      }
      return rows
    }
    changes.habits = try list("habits") { node throws(StoreError) in try Exchange.habit(node, place: 0) }
    changes.ties = try list("ties") { node throws(StoreError) in
      StackEdge(
        parent: try node.require("parent").text(), child: try node.require("child").text(),
        rank: try node.require("rank").integer(in: 0...1_000_000))
    }
    changes.zones = try list("zones") { node throws(StoreError) in
      ZoneLog.Entry(
        from: try node.require("from").parsed("an RFC 3339 instant") { Instant(parsing: $0) }, zone: try node.require("zone").zone())
    }
    changes.settings = try list("settings") { node throws(StoreError) in
      ChangeSet.Setting(key: try node.require("key").text(), value: try node.require("value").text())
    }
    changes.days = try list("days") { node throws(StoreError) in
      ChangeSet.Day(habit: try node.require("habit").text(), row: try Exchange.row(node, dayStart: .midnight))
    }
    return changes
  }
}
