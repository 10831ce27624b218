// Paths parted at slashes and dots. Foundation's own parting traps on a path of one letter.

/// A path's folder and the name in it.
struct PathParts: Hashable {
  /// `.` where the path has no slash; it never ends with one, but for the root.
  let folder: String
  /// Empty for a path that ends with a slash.
  let name: String

  init(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else {
      (folder, name) = (".", path)
      return
    }
    name = String(path[path.utf8.index(after: slash)...])
    var end = slash
    while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == 0x2F { end = path.utf8.index(before: end) }
    folder = end == path.startIndex ? "/" : String(path[..<end])
  }

  /// What follows the name's last dot, in small letters; empty without a dot, and for a name that only begins with one.
  var ending: String {
    guard let dot = name.utf8.lastIndex(of: 0x2E), dot > name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The path of another name, as a link in the folder means it.
  func path(of link: String) -> String {
    if link.utf8.first == 0x2F { return link }
    return folder == "/" ? "/" + link : folder + "/" + link
  }
}
