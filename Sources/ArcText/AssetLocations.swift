// Where fonts and symbols lie, found among the places the caller names.

import Glibc

/// The folders that fonts and symbols are read from.
public struct AssetLocations: Sendable, Hashable {
  /// The folder of font files; it holds `Inter.ttf`.
  public let fonts: String
  /// The folder whose children (`regular`, `fill` …) hold one SVG file per symbol.
  public let symbols: String

  /// Takes, for fonts and for symbols each, the first of `roots` that has them: `<root>/fonts/Inter.ttf` and `<root>/symbols/regular`.
  ///
  /// Nothing but the given places is looked at. Throws an `AssetError` that names them all where one of the two is in none of them.
  public init(searching roots: [String]) throws(AssetError) {
    guard let fonts = roots.first(where: { isReadable($0 + "/fonts/Inter.ttf") }) else {
      throw .fontsMissing(searched: roots)
    }
    guard let symbols = roots.first(where: { isReadable($0 + "/symbols/regular") }) else {
      throw .symbolsMissing(searched: roots)
    }
    self.fonts = fonts + "/fonts"
    self.symbols = symbols + "/symbols"
  }
}

/// Why the text engine cannot start.
public enum AssetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No place of `searched` has `fonts/Inter.ttf`.
  case fontsMissing(searched: [String])
  /// No place of `searched` has `symbols/regular`.
  case symbolsMissing(searched: [String])
  /// The file is there, but is not a font.
  case fontUnreadable(path: String)

  public var description: String {
    switch self {
    case .fontsMissing(let searched):
      "the font Inter is missing (looked for fonts/Inter.ttf in \(listed(searched))); fetch it with: arcflow assets"
    case .symbolsMissing(let searched):
      "the symbols are missing (looked for symbols/regular in \(listed(searched))); fetch them with: arcflow assets"
    case .fontUnreadable(let path):
      "\(path) is not a font that can be read; fetch it anew with: arcflow assets"
    }
  }

  private func listed(_ places: [String]) -> String {
    places.isEmpty ? "no place at all" : places.joined(separator: ", ")
  }
}

func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

/// The names in a folder in a fixed order, or none where it cannot be read.
func fileNames(in folder: String) -> [String] {
  guard let handle = opendir(folder) else { return [] }
  defer { closedir(handle) }
  var names: [String] = []
  while let entry = readdir(handle) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// A small file's bytes, or nil where it cannot be read.
func bytes(ofFile path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var result: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 8192)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { return result }
    result += chunk[..<count]
  }
}
