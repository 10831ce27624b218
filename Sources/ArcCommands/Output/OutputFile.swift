// Files are written beside their target and renamed over it, so that a reader never sees half of one.

import ArcHabits
import ArcRendering
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What writing a file came to.
enum FileOutcome: Sendable, Hashable {
  case written
  /// The file already held this, and was left alone.
  case unchanged
}

/// Why a file was not written. Whatever was at its path is still there.
enum FileError: Error, Hashable {
  case missingFolder(String)
  case isFolder(String)
  case readOnly(String)
  /// A pipe that nobody reads from.
  case noReader(String)
  /// The file, or one beside it, cannot be made.
  case cannotCreate(String, code: Int32)
  /// The disk is full or failed.
  case inputOutput(String, code: Int32)
}

/// Puts bytes at a path, unless `isSame` finds that the bytes there already are as good.
/// An existing file keeps its permissions; one without any write permission is not replaced. Links are followed.
///
/// - Parameter isLasting: Whether the file must outlast a loss of power, as what cannot be made again must. A picture can.
@discardableResult
func writeFile(_ bytes: [UInt8], to path: String, isLasting: Bool = false, isSame: ([UInt8]) -> Bool) throws(FileError) -> FileOutcome {
  let target = resolved(path)
  let kind = try checkTarget(target, called: path)
  if kind == .special {
    // A device or a pipe is written to, not replaced.
    try writeThrough(bytes, to: target, called: path)
    return .written
  }
  if case .file = kind, let old = FileManager.default.contents(atPath: target), isSame(Array(old)) { return .unchanged }
  let parts = PathParts(target)
  // A name may have 255 bytes, whatever its letters.
  let draft = ".\(String(decoding: parts.name.utf8.prefix(100), as: UTF8.self))."
  LeftDrafts.sweep(draft, in: parts.folder)
  let fresh = parts.path(of: draft + "\(getpid())")
  // In a container every run may have the same number: what one left that was cut off must not stop the next.
  _ = unsafe unlink(fresh)
  let file = unsafe open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kind.mode ?? 0o666)
  guard file >= 0 else { throw failure(errno, at: path) }
  do throws(FileError) {
    do throws(FileError) {
      if let mode = kind.mode { _ = fchmod(file, mode) }
      try write(bytes, to: file, called: path)
      // Some file systems tell of a full disk only here.
      guard !isLasting || fsync(file) == 0 else { throw .inputOutput(path, code: errno) }
    } catch {
      _ = close(file)
      throw error
    }
    guard close(file) == 0 else { throw .inputOutput(path, code: errno) }
    guard unsafe rename(fresh, target) == 0 else { throw failure(errno, at: path) }
  } catch {
    _ = unsafe unlink(fresh)
    throw error
  }
  return .written
}

/// Finds out whether a file can be put at a path, before any work is done for it.
func checkTarget(_ path: String) throws(FileError) { _ = try checkTarget(resolved(path), called: path) }

/// Whether two paths lead to the same file, which is there.
func isOneFile(_ path: String, _ other: String) -> Bool {
  var (one, two) = (stat(), stat())
  guard unsafe stat(path, &one) == 0, unsafe stat(other, &two) == 0 else { return false }
  return one.st_dev == two.st_dev && one.st_ino == two.st_ino
}

/// What is at a path that is to be written.
private enum Target: Equatable {
  case nothing
  /// A file with these permissions.
  case file(mode_t)
  /// A device or a pipe.
  case special

  var mode: mode_t? {
    switch self {
    case .file(let mode): mode
    case .nothing, .special: nil
    }
  }
}

private func checkTarget(_ target: String, called path: String) throws(FileError) -> Target {
  var status = stat()
  var found = Target.nothing
  if unsafe stat(target, &status) == 0 {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isFolder(path)
    case S_IFREG:
      // Root may write anything, and still a file that is marked read-only is meant to stay.
      guard status.st_mode & 0o222 != 0, unsafe access(target, W_OK) == 0 else { throw .readOnly(path) }
      found = .file(status.st_mode & 0o7777)
    default: return .special
    }
  } else if errno != ENOENT {
    // A link in a circle, a folder that may not be entered, a file where a folder should be, a name too long.
    throw .cannotCreate(path, code: errno)
  }
  let folder = PathParts(target).folder
  guard unsafe stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .missingFolder(folder) }
  guard status.st_mode & 0o222 != 0, unsafe access(folder, W_OK) == 0 else { throw .readOnly(folder) }
  return found
}

/// The path that is written when a link is named.
private func resolved(_ path: String) -> String {
  var target = path
  for _ in 0..<40 {
    guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { return target }
    target = PathParts(target).path(of: next)
  }
  return target
}

private func writeThrough(_ bytes: [UInt8], to target: String, called path: String) throws(FileError) {
  let file = OutputTarget.open(target)
  guard file >= 0 else { throw errno == ENXIO ? .noReader(path) : failure(errno, at: path) }
  defer { close(file) }
  try write(bytes, to: file, called: path)
}

private func write(_ bytes: [UInt8], to file: Int32, called path: String) throws(FileError) {
  let code = writeAll(bytes, to: file)
  guard code == 0 else { throw failure(code, at: path) }
}

private func failure(_ code: Int32, at path: String) -> FileError {
  switch code {
  case ENOSPC, EDQUOT, EIO, EFBIG: .inputOutput(path, code: code)
  case EROFS: .readOnly(path)
  default: .cannotCreate(path, code: code)
  }
}
