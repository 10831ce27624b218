// What this module may ask the machine: the hour, the zone, and where the store lies. Nothing else in it looks outside.

internal import Foundation

/// The machine's answers, for programs that hand nothing in.
public enum Ambient {
  /// The instant the machine's clock shows.
  public static func now() -> Instant { Instant(Date()) }

  /// The machine's zone, or UTC where it has none that the tz database knows.
  public static func zone() -> ZoneRules {
    // Foundation does not read all that `TZ` may say, and takes some zones for others.
    ProcessInfo.processInfo.environment["TZ"].flatMap { ZoneRules(machine: $0) } ?? ZoneRules(machine: TimeZone.current.identifier) ?? .utc
  }

  /// The store a program uses that names none: `$ARCFLOW_STORE`, else `habits.sqlite` in the person's data folder.
  public static func defaultStorePath() -> String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["ARCFLOW_STORE"], !named.isEmpty { return named }
    return dataFolder(environment) + "/habits.sqlite"
  }

  /// The folder for files that nobody keeps.
  static func temporaryFolder() -> String {
    let named = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    return named.hasPrefix("/") ? named : "/tmp"
  }

  /// Makes the folder a store lies in, where it is missing. Whether that worked shows when the store is opened.
  public static func makeFolder(of file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Where a person's data lies: `arcflow` in `$XDG_DATA_HOME`, else in `~/.local/share`. ArcFoundation's `DataFolder` says the same to
  /// those who know nothing of habits.
  package static func dataFolder(_ environment: [String: String]) -> String {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/arcflow" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return home + "/.local/share/arcflow"
  }
}
