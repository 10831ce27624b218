// Where fonts and symbols may lie on a machine: one list for every program.

extension AssetLocations {
  /// The folders to search: `$ARCFLOW_ASSETS` alone where it is set, else in this order beside the program, `../share/arcflow`, around the
  /// program, the checkout this package was built from, and where `arcflow assets` puts them.
  /// - Parameters:
  ///   - executable: the path of the program, or nil where that is not known.
  ///   - environment: the program's variables; an empty one counts as absent.
  ///   - dataFolder: where the person's data lies.
  public static func roots(executable: String?, environment: [String: String], dataFolder: String) -> [String] {
    if let named = environment["ARCFLOW_ASSETS"], !named.isEmpty { return [named] }
    var roots: [String] = []
    if let executable, var folder = parent(of: executable) {
      roots += [folder, folder + "/Assets", (parent(of: folder) ?? "") + "/share/arcflow"]
      // `.build/x86_64-unknown-linux-gnu/release` lies three folders below the package.
      for _ in 0..<4 {
        guard let above = parent(of: folder) else { break }
        folder = above
        roots.append(folder + "/Assets")
      }
    }
    if let checkout { roots.append(checkout + "/Assets") }
    return roots + [dataFolder + "/assets"]
  }

  /// The checkout of this package that the program was built from, wherever the program's own package lies.
  private static var checkout: String? { parent(of: #filePath).flatMap { parent(of: $0) }.flatMap { parent(of: $0) } }

  /// The folder a path lies in, without a slash at its end, or nil for the top.
  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return String(path[..<slash])
  }
}
