// Where a person's data lies.

import Foundation

package enum DataFolder {
  /// The path of `arcflow` in `$XDG_DATA_HOME`, else in `~/.local/share`.
  package static func path(_ environment: [String: String]) -> String {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/arcflow" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return home + "/.local/share/arcflow"
  }
}
