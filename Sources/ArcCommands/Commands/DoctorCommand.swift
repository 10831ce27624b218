// `doctor`: versions, fonts, zone rules and the health of the store, on one page.

import ArcGraphics
import ArcHabits
import ArcPaint
import ArcRendering
import ArcText
import ArcViews
import Foundation

extension Command {
  private static let repair = Setting(flag: "--repair", help: "put right in the store what can be without losing anything")

  static let doctor = Command(
    words: ["doctor"], summary: "Versions, fonts and symbols, zone rules, and the store's health.",
    details: "It exits 1 where anything is missing or damaged. An absent store is no fault.", settings: [repair]
  ) { invocation, machine in
    let findings = [versions, zones(), await assets(machine), await store(invocation, on: machine)]
    let isWell = findings.allSatisfy(\.isWell)
    if invocation[CommonSettings.json] {
      let list = findings.map { finding in
        JSONValue.object(["name": .string(finding.name), "ok": .bool(finding.isWell), "facts": .array(finding.facts.map { .string($0) })])
      }
      try machine.say(JSONValue.object(["ok": .bool(isWell), "findings": .array(list)]).line)
    } else {
      let pages = findings.map { "\($0.isWell ? "✓" : "✗") \($0.name)\n" + $0.facts.map { "    \($0)\n" }.joined() }
      try machine.say(pages.joined())
    }
    return isWell ? .done : .failedCheck
  }

  /// What was looked at, and what was found.
  private struct Finding: Sendable {
    let name: String
    var isWell = true
    var facts: [String]
  }

  private static var versions: Finding {
    let libraries = PaintLibraries.versions + TextLibraries.versions + [("SQLite", StoreHealth.sqliteVersion)]
    return Finding(name: "arcflow \(ArcFlowTool.version)", facts: libraries.map { "\($0.0) \($0.1)" })
  }

  /// A static binary can lose its time zones without a word, so one with a known history is asked.
  private static func zones() -> Finding {
    var finding = Finding(name: "zone rules", facts: [])
    let summer = Instant(seconds: 1_784_073_600)
    if let berlin = try? ZoneRules("Europe/Berlin"), berlin.offset(at: summer) == 7200 {
      finding.facts.append("Europe/Berlin is two hours ahead of UTC in July, as it should be")
    } else {
      finding.isWell = false
      finding.facts.append("Europe/Berlin has no summer time here: the zone rules are missing")
    }
    finding.facts.append("tz database \(StoreHealth.zoneDataVersion) in Foundation, \(TimeZone.knownTimeZoneIdentifiers.count) zones")
    return finding
  }

  private static func assets(_ machine: Machine) async -> Finding {
    var finding = Finding(name: "fonts and symbols", facts: [])
    do {
      let found = try AssetLocations(searching: machine.assetRoots)
      finding.facts = ["fonts from \(found.fonts)", "symbols from \(found.symbols)"]
      _ = try await Studio(machine)
    } catch {
      finding.isWell = false
      finding.facts.append(Report(error).sentence)
    }
    return finding
  }

  private static func store(_ invocation: Invocation, on machine: Machine) async -> Finding {
    let path = invocation.storePath(on: machine)
    var finding = Finding(name: "store \(path)", facts: [])
    do throws(StoreError) {
      if invocation[repair] {
        let store = try HabitStore(file: path, creating: false, clock: machine.now)
        finding.facts = try await store.repair()
        await store.checkpoint()
      }
      let health = try HabitReader.examine(path)
      finding.isWell = health.isSound
      finding.facts += health.findings.map { $0.gravity == .repairable ? "\($0.sentence); --repair puts it right" : $0.sentence }
      finding.facts.append(
        "\(counted(health.habits, "habit")), \(counted(health.days, "day")), \(counted(health.ties, "tie")), taken-back ones too")
      finding.facts.append("format \(health.version), replica \(health.replica), \(health.logBytes) bytes of log")
    } catch {
      if case .absent = error {
        finding.facts = ["there is none yet"]
      } else {
        finding.isWell = false
        finding.facts = [error.sentence]
      }
    }
    return finding
  }
}
