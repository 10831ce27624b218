// Where this machine may keep fonts and symbols.

import ArcText

extension Machine {
  /// The folders to look in for fonts and symbols.
  var assetRoots: [String] { AssetLocations.roots(executable: executable, environment: environment, dataFolder: dataFolder) }
}
