// The machine that a program of widgets runs on. The only file of the module that reads its clock, zone and environment.

import Foundation

/// What a program of widgets takes from its machine where its arguments say nothing.
enum Ambient {
  static var now: Date { Date() }
  static var timeZone: TimeZone { TimeZone.current }
  /// The program's own path, or nil where that is not known.
  static var executable: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }

  /// An environment variable that says something, or nil.
  static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folders that fonts and symbols are looked for in: `$ARCFLOW_ASSETS`, around the program, and where `arcflow assets` puts them.
  static var assetRoots: [String] {
    var roots = variable("ARCFLOW_ASSETS").map { [$0] } ?? []
    if let executable {
      var folder = URL(filePath: executable).deletingLastPathComponent()
      roots += [folder.path, folder.path + "/Assets", folder.deletingLastPathComponent().path + "/share/arcflow"]
      // `.build/x86_64-unknown-linux-gnu/release` lies three folders below the package, where SwiftPM keeps what it depends on as well.
      for _ in 0..<4 where folder.path != "/" {
        folder = folder.deletingLastPathComponent()
        roots += [
          folder.path + "/Assets", folder.path + "/.build/checkouts/arcflow/Assets", folder.path + "/.build/checkouts/ArcFlow/Assets",
        ]
      }
    }
    let data = variable("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.local/share"
    return roots + [data + "/arcflow/assets"]
  }
}
