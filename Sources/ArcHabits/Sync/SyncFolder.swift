// Meeting other stores in a shared folder: each leaves one file there, and reads everybody's.

/// What a meeting in a shared folder brought.
public struct SyncReport: Sendable, Hashable {
  /// What came of one file of the folder.
  public struct File: Sendable, Hashable {
    /// The file's name.
    public var name: String
    /// How many rows of the store became different, or nil where the file could not be read.
    public var changed: Int?
    /// Why it could not be read, or nil.
    public var problem: StoreError?
  }

  /// The files found, in order of their names.
  public var files: [File] = []
  /// The name of the store's own file.
  public var own: String
  /// Whether the store's own file had to be written.
  public var isWritten = false
}

extension HabitStore {
  /// Merges what other stores left in `folder` and leaves there what this one knows, in a file of its own. A file that does not read (half copied,
  /// from a newer version) is reported and left for the next time; the others are merged all the same.
  /// - Throws: `StoreError.noSuchFile` where there is no such folder, `.io` where it may not be read, `.cannotWrite`, `.full`, and whatever writing the store throws.
  public func sync(folder: String) throws(StoreError) -> SyncReport {
    guard FileBytes.isFolder(folder) else { throw .noSuchFile(file: folder) }
    let own = try changes().replica + ChangeFile.ending
    var report = SyncReport(own: own)
    // Its own file too: a store put back from a backup finds there what it has forgotten.
    for name in try FileBytes.names(in: folder) where name.hasSuffix(ChangeFile.ending) {
      let path = folder + "/" + name
      do throws(StoreError) {
        let found = try ChangeFile.changes(in: try FileBytes.contents(of: path), file: path)
        report.files.append(SyncReport.File(name: name, changed: try merge(found)))
      } catch .badImport(let file, let place, let reason) {
        report.files.append(SyncReport.File(name: name, problem: .badImport(file: file, place: place, reason: reason)))
      } catch .newerImport(let file, let format, let found, let known) {
        report.files.append(
          SyncReport.File(name: name, problem: .newerImport(file: file, format: format, found: found, known: known)))
      } catch .io(path, let detail) {
        // Another one's file that may not be read here; a failure of the store itself names the store, and ends the meeting.
        report.files.append(SyncReport.File(name: name, problem: .io(file: path, detail: detail)))
      } catch .noSuchFile {
        // Taken away since the folder was listed.
      }
    }
    let text = ChangeFile.text(of: try changes())
    let path = folder + "/" + own
    if try FileBytes.contentsIfThere(of: path) != text {
      try FileBytes.save(text, to: path, replacing: true)
      report.isWritten = true
    }
    return report
  }
}
