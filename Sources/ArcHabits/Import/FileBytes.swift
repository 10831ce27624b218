// Reading files and folders of the person's, and nothing else about them.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

enum FileBytes {
  /// The bytes of the file at `path`.
  /// - Throws: `StoreError.noSuchFile` and `.io`.
  static func contents(of path: String) throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .noSuchFile(file: path) }
      throw .io(file: path, detail: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    let expected = fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    let chunk = 1 << 16
    while true {
      let count = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: max(chunk, expected - count + 1)))
      let got = bytes[count...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      bytes.removeLast(bytes.count - count - max(0, got))
      if got == 0 { return bytes }
      if got < 0, errno != EINTR { throw .io(file: path, detail: String(cString: strerror(errno))) }
    }
  }

  /// The bytes of a file that may be missing.
  static func contentsIfThere(of path: String) throws(StoreError) -> [UInt8]? {
    do throws(StoreError) {
      return try contents(of: path)
    } catch .noSuchFile {
      return nil
    }
  }

  /// Whether `path` is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What is at `path` where that can be no database, such as a folder; nil for a file and for nothing. A pipe would wait for its other end.
  static func obstacle(at path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "a folder"
    default: return "a pipe or a device"
    }
  }

  /// Whether two paths lead to one file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The names in a folder, in order of their bytes.
  /// - Throws: `StoreError.io` where it cannot be read: what is not seen is not absent.
  static func names(in folder: String) throws(StoreError) -> [String] {
    guard let directory = opendir(folder) else { throw .io(file: folder, detail: String(cString: strerror(errno))) }
    defer { closedir(directory) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw .io(file: folder, detail: String(cString: strerror(errno))) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The folder a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Takes away what writers that were killed left beside a file.
  static func sweepDrafts(of path: String) {
    let name = String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    LeftDrafts.sweep(name + ".part-", in: folder(of: path), endings: ["-journal", "-wal", "-shm"])
  }

  /// Runs `body` with an empty folder of its own and takes the folder away afterwards.
  static func withTemporaryFolder<Result>(_ body: (String) throws(StoreError) -> Result) throws(StoreError) -> Result {
    var template = Array((Ambient.temporaryFolder() + "/arcflow-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .io(file: Ambient.temporaryFolder(), detail: String(cString: strerror(errno)))
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      for name in (try? names(in: folder)) ?? [] { unlink(folder + "/" + name) }
      rmdir(folder)
    }
    return try body(folder)
  }

  /// Sees to it that what was written to a file outlasts a loss of power.
  static func settle(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .io(file: path, detail: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .io(file: path, detail: String(cString: strerror(errno))) }
  }

  /// Writes a whole file. With `replacing` it is written beside the target, synced and renamed, so that a reader finds the old file or the new.
  static func save(_ bytes: [UInt8], to path: String, replacing: Bool = false) throws(StoreError) {
    let draft = replacing ? "\(path).part-\(getpid())" : path
    if replacing { sweepDrafts(of: path) }
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(file: path, reason: String(cString: strerror(errno))) }
    var offset = 0
    while offset < bytes.count {
      let put = bytes[offset...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if put < 0 {
        if errno == EINTR { continue }
        let failure = errno
        close(descriptor)
        unlink(draft)
        throw failure == ENOSPC || failure == EDQUOT || failure == EFBIG
          ? .full(file: path) : .io(file: path, detail: String(cString: strerror(failure)))
      }
      offset += put
    }
    let synced = !replacing || fsync(descriptor) == 0
    guard close(descriptor) == 0, synced, !replacing || rename(draft, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      throw .io(file: path, detail: reason)
    }
  }
}
