// The machine that a program of widgets runs on. The only file of the module that reads its clock, zone and environment.

import ArcFoundation
import ArcText
import Foundation

/// What a program of widgets takes from its machine where its arguments say nothing.
enum Ambient {
  static var now: Date { Date() }
  static var timeZone: TimeZone { TimeZone.current }
  /// Makes a zone the process's, for code that asks for the current one rather than for its environment's.
  static func adopt(_ zone: TimeZone) {
    _ = unsafe setenv("TZ", zone.identifier, 1)
    NSTimeZone.default = zone
  }

  /// The program's own path, or nil where that is not known.
  static var executable: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }

  /// The folders that fonts and symbols are looked for in: `$ARCFLOW_ASSETS`, around the program, and where `arcflow assets` puts them.
  static var assetRoots: [String] {
    let environment = ProcessInfo.processInfo.environment
    return AssetLocations.roots(executable: executable, environment: environment, dataFolder: DataFolder.path(environment))
  }
}
