// Files, devices and pipes that a program of widgets writes to.

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why nothing was written. Whatever was at the path is still there.
enum TargetFault: Error, CustomStringConvertible {
  case missingFolder(String)
  case isFolder(String)
  /// A pipe that nobody reads from.
  case noReader(String)
  case full(String)
  case refused(String, code: Int32)

  var description: String {
    switch self {
    case .missingFolder(let folder): "the folder '\(folder)' does not exist"
    case .isFolder(let path): "\(path) is a folder"
    case .noReader(let path): "\(path) is a pipe that nobody reads from"
    case .full(let path): "the disk is full; \(path) was left as it was"
    case .refused(let path, let code): "\(path) cannot be written: \(unsafe String(cString: strerror(code)).lowercased())"
    }
  }
}

package enum OutputTarget {
  /// Puts bytes at a path: a file is replaced at once, anything else is written to.
  static func write(_ bytes: [UInt8], to path: String) throws(TargetFault) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw .isFolder(path)
      case S_IFREG: break
      default: return try writeThrough(bytes, to: path)
      }
    }
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path) else { throw .missingFolder(folder.relativePath) }
    do {
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      let under = (error as? CocoaError)?.underlying ?? error
      let code = (under as? POSIXError)?.code.rawValue ?? EIO
      throw code == ENOSPC || code == EDQUOT ? .full(path) : .refused(path, code: code)
    }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(TargetFault) {
    let file = open(path)
    guard file >= 0 else { throw errno == ENXIO ? .noReader(path) : .refused(path, code: errno) }
    do {
      try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(bytes))
    } catch {
      throw .refused(path, code: EPIPE)
    }
  }

  /// Opens a device or a pipe to write to. A pipe that nobody reads from yet is waited for, for five seconds at most.
  /// - Returns: a descriptor, or -1 with `errno`, `ENXIO` where nobody came to read.
  package static func open(_ path: String, patience: Duration = .seconds(5)) -> Int32 {
    let pause = Duration.milliseconds(20)
    var waited = Duration.zero
    var file = opened(path)
    while file < 0, errno == ENXIO, waited < patience {
      usleep(20_000)
      waited += pause
      file = opened(path)
    }
    // Only the opening must not block.
    if file >= 0 { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
    return file
  }

  private static func opened(_ path: String) -> Int32 {
    #if canImport(Glibc)
    unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    #else
    unsafe Musl.open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    #endif
  }
}
