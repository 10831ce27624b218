// SQLite's result codes as the store's errors.

internal import CSQLite

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension Connection {
  /// The error a result code stands for. `errno` is what the system said, 0 for nothing.
  static func failure(_ code: Int32, file: String, statement: String, detail: String, errno: Int32) -> StoreError {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy(file: file)
    case SQLITE_CORRUPT: return .corrupt(file: file, detail: detail)
    case SQLITE_NOTADB: return .notAStore(file: file, found: "no SQLite database")
    case SQLITE_FULL: return .full(file: file)
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: return .cannotWrite(file: file, reason: "it is read-only")
    case SQLITE_CANTOPEN: return .cannotWrite(file: file, reason: errno == 0 ? detail : String(cString: strerror(errno)))
    case SQLITE_IOERR:
      if errno == ENOSPC || errno == EDQUOT || errno == EFBIG { return .full(file: file) }
      return .io(file: file, detail: errno == 0 ? detail : "\(detail) (\(String(cString: strerror(errno))))")
    case SQLITE_NOMEM, SQLITE_TOOBIG: return .io(file: file, detail: detail)
    default: return .sql(file: file, statement: statement, detail: detail)
    }
  }
}
