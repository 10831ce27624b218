// Comma-separated values by RFC 4180, read with what people's programs really write.

/// A table of text: a header and lines.
struct CSVText {
  /// The names of the columns.
  let header: [String]
  /// The records after the header, each with the line it begins on, counted from 1.
  let records: [(line: Int, fields: [String])]
  /// The first place of each name, in small letters.
  private let places: [String: Int]

  /// The table in a text. A byte order mark, either kind of line end, empty lines and a trailing separator are taken as they come;
  /// the separator is whichever of comma, semicolon and tab the header holds most.
  /// - Throws: `StoreError.badImport` where the text is not UTF-8 or a quote does not end.
  init(_ bytes: [UInt8], file: String) throws(StoreError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badImport(file: file, place: "the file", reason: "it is not UTF-8 text")
    }
    var scanner = Scanner(text: Array(text.utf8))
    var records = try scanner.records(file: file)
    guard !records.isEmpty else { throw .badImport(file: file, place: "line 1", reason: "the file is empty") }
    let first = records.removeFirst()
    var header = first.fields.map { Self.trimmed($0) }
    while let last = header.last, last.isEmpty, header.count > 1 { header.removeLast() }
    self.header = header
    self.records = records
    places = Dictionary(header.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
  }

  /// The place of a column among `names`, whatever their case, or nil.
  func column(_ names: String...) -> Int? { names.compactMap { places[$0.lowercased()] }.min() }

  /// A field without the spaces around it; empty where the record ends before it.
  static func field(_ fields: [String], _ column: Int?) -> String {
    guard let column, column < fields.count else { return "" }
    return trimmed(fields[column])
  }

  static func trimmed(_ text: String) -> String {
    var part = text[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }

  /// A field as it is written where it needs quotes.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }) || text.first == " " || text.last == " "
    else {
      return text
    }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private struct Scanner {
    let text: [UInt8]
    var index = 0
    var line = 1

    mutating func records(file: String) throws(StoreError) -> [(line: Int, fields: [String])] {
      if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
      let separator = self.separator()
      var records: [(line: Int, fields: [String])] = []
      while index < text.count {
        let start = line
        let fields = try record(separator, file: file)
        if fields.count > 1 || fields.first?.isEmpty == false { records.append((start, fields)) }
      }
      return records
    }

    private func separator() -> UInt8 {
      let end = text[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      var best: (byte: UInt8, count: Int) = (0x2C, 0)
      for byte: UInt8 in [0x2C, 0x3B, 0x09] {
        let count = text[index..<end].count { $0 == byte }
        if count > best.count { best = (byte, count) }
      }
      return best.byte
    }

    private mutating func record(_ separator: UInt8, file: String) throws(StoreError) -> [String] {
      var fields: [String] = []
      while true {
        var field: [UInt8] = []
        if index < text.count, text[index] == 0x22 { field = try quoted(file: file) }
        while index < text.count, text[index] != separator, text[index] != 0x0A, text[index] != 0x0D {
          field.append(text[index])
          index += 1
        }
        fields.append(String(decoding: field, as: UTF8.self))
        guard index < text.count else { return fields }
        let byte = text[index]
        index += 1
        if byte == separator { continue }
        if byte == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
        line += 1
        return fields
      }
    }

    private mutating func quoted(file: String) throws(StoreError) -> [UInt8] {
      let start = line
      var field: [UInt8] = []
      index += 1
      while index < text.count {
        let byte = text[index]
        index += 1
        if byte == 0x22 {
          guard index < text.count, text[index] == 0x22 else { return field }
          index += 1
        }
        if byte == 0x0A { line += 1 }
        field.append(byte)
      }
      throw .badImport(file: file, place: "line \(start)", reason: "a quote does not end")
    }
  }
}
