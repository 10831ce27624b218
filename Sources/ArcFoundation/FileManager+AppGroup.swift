// The folder that an app and its widgets share, which Foundation lacks here.

public import Foundation

extension FileManager {
  /// A folder of the group's own among the user's data, made on first use, or nil where it cannot be made.
  ///
  /// `$XDG_DATA_HOME/arcflow/groups/<identifier>`, else `~/.local/share/arcflow/groups/<identifier>`.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else { return nil }
    let data = DataFolder.path(ProcessInfo.processInfo.environment)
    let folder = URL(filePath: "\(data)/groups/\(groupIdentifier)", directoryHint: .isDirectory)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
