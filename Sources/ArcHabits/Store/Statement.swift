// A prepared SQL statement: values go in by place, columns come out by place.

internal import CSQLite

/// A value bound to a statement.
enum Value {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  init(_ text: String?) { self = text.map { .text($0) } ?? .null }
  init(_ number: Double?) { self = number.map { .real($0) } ?? .null }
  init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
  init(_ number: Int64?) { self = number.map { .integer($0) } ?? .null }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
}

/// A statement that its connection prepared, and keeps.
struct Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection
  private let sql: String

  init(_ handle: OpaquePointer, of connection: Connection, _ sql: String) {
    self.handle = handle
    self.connection = connection
    self.sql = sql
  }

  func finalize() { sqlite3_finalize(handle) }

  /// Makes it ready to run again.
  func reset() { sqlite3_reset(handle) }

  /// Goes to the next row; false once there is none.
  func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    let failure = connection.failure(code, sql)
    sqlite3_reset(handle)
    throw failure
  }

  /// Sets the parameter at `place`, counted from 1.
  func bind(_ value: Value, at place: Int32) throws(StoreError) {
    let code: Int32
    switch value {
    case .null: code = sqlite3_bind_null(handle, place)
    case .integer(let number): code = sqlite3_bind_int64(handle, place, number)
    case .real(let number): code = sqlite3_bind_double(handle, place, number)
    case .text(var text):
      code = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text(handle, place, $0.baseAddress ?? UnsafePointer(bitPattern: 1), Int32($0.count), arc_sqlite_copied)
        }
      }
    }
    guard code == SQLITE_OK else { throw connection.failure(code, sql) }
  }

  func bind(_ values: Value...) throws(StoreError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  /// How many columns a row has.
  var columnCount: Int32 { sqlite3_column_count(handle) }
  /// The name of a column, counted from 0.
  func name(_ column: Int32) -> String { sqlite3_column_name(handle, column).map { String(cString: $0) } ?? "" }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
  func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }
  func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }

  /// A column as text, or nil where it is null.
  func text(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(handle, column) else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))), as: UTF8.self)
  }

  /// What `body` makes of a column's bytes; they are gone when it returns.
  @inline(__always)
  func withText<Result>(_ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let bytes = sqlite3_column_text(handle, column)
    return body(UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
