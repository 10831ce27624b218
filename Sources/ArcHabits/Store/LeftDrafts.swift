// Files are written beside their target under a name with the writer's number; what a writer that was killed left there is swept away.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The drafts of writers that no longer run.
public enum LeftDrafts {
  /// Takes away the files of `folder` whose name is `prefix` and the number of a process that does not run, where they are this user's own.
  /// What cannot be read or taken away stays: the file to be written matters more.
  ///
  /// - Parameter endings: What may follow the number, such as `-wal`.
  public static func sweep(_ prefix: String, in folder: String, endings: [String] = []) {
    for name in (try? FileBytes.names(in: folder)) ?? [] {
      guard name.utf8.starts(with: prefix.utf8), let writer = writer(Substring(name.utf8.dropFirst(prefix.utf8.count)), endings),
        kill(writer, 0) != 0, errno == ESRCH
      else { continue }
      let path = folder + "/" + name
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() { unlink(path) }
    }
  }

  /// The process that the rest of a name tells of, written as the system writes its number; nil for any other text.
  private static func writer(_ rest: Substring, _ endings: [String]) -> pid_t? {
    let ending = endings.first { rest.hasSuffix($0) } ?? ""
    let digits = rest.dropLast(ending.count)
    guard let number = pid_t(digits), number > 0, String(number) == digits else { return nil }
    return number
  }
}
