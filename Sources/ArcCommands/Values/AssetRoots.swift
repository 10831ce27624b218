// Where fonts and symbols may lie.

import Foundation

extension Machine {
  /// The folders to look in, in this order: `$ARCFLOW_ASSETS`, beside the binary, `../share/arcflow`, the checkout the binary was
  /// built in, and where `arcflow assets` puts them.
  var assetRoots: [String] {
    var roots = variable("ARCFLOW_ASSETS").map { [$0] } ?? []
    if let executable {
      var folder = URL(filePath: executable).deletingLastPathComponent()
      roots += [folder.path, folder.path + "/Assets", folder.deletingLastPathComponent().path + "/share/arcflow"]
      // `.build/x86_64-unknown-linux-gnu/release` lies three folders below the checkout.
      for _ in 0..<4 where folder.path != "/" {
        folder = folder.deletingLastPathComponent()
        roots.append(folder.path + "/Assets")
      }
    }
    return roots + [dataFolder + "/assets"]
  }
}
