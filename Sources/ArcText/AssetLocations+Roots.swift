// Where fonts and symbols may lie on a machine: one list for every program.

extension AssetLocations {
  /// The folders to search, in this order: `$ARCFLOW_ASSETS`, beside the program, `../share/arcflow`, the checkouts the program was built
  /// in, and where `arcflow assets` puts them.
  /// - Parameters:
  ///   - executable: the path of the program, or nil where that is not known.
  ///   - environment: the program's variables; an empty one counts as absent.
  public static func roots(executable: String?, environment: [String: String]) -> [String] {
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    var roots = variable("ARCFLOW_ASSETS").map { [$0] } ?? []
    if let executable, var folder = parent(of: executable) {
      roots += [folder, folder + "/Assets", (parent(of: folder) ?? "") + "/share/arcflow"]
      // `.build/x86_64-unknown-linux-gnu/release` lies three folders below the package, where SwiftPM keeps what it depends on as well.
      for _ in 0..<4 {
        guard let above = parent(of: folder) else { break }
        folder = above
        roots += [folder + "/Assets", folder + "/.build/checkouts/arcflow/Assets", folder + "/.build/checkouts/ArcFlow/Assets"]
      }
    }
    let data = variable("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? variable("HOME").map { $0 + "/.local/share" }
    return roots + (data.map { [$0 + "/arcflow/assets"] } ?? [])
  }

  /// The folder a path lies in, without a slash at its end, or nil for the top.
  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return String(path[..<slash])
  }
}
