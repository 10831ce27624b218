// Bytes into an open file, however many calls it takes.

#if canImport(Glibc)
import Glibc
#endif

/// Writes all bytes to a file descriptor. Returns 0, or the system's number for why it could not.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    if count > 0 {
      rest.removeFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
