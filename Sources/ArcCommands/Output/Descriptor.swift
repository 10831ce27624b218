// Bytes into an open file, however many calls it takes.

#if canImport(Glibc)
import Glibc
#endif

/// Puts something in the place of standard streams that were closed, so that no file opened later takes their numbers and is printed into.
/// Nothing can be written there: an answer that nobody can read is a failure.
func fillStandardStreams() {
  for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
    // The lowest number that is free is the one taken.
    _ = unsafe open("/dev/null", O_RDONLY)
  }
}

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
