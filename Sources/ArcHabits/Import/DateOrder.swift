// Dates as other programs write them, and what 4/11/2019 means in a given file.

/// The order of day and month in dates written with slashes.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
  /// 4/11/2019 is April 11.
  case monthFirst = "mdy"
  /// 4/11/2019 is November 4.
  case dayFirst = "dmy"
}

/// Reads the dates of one file, all in one order.
struct DateReader {
  private let order: DateOrder?

  /// A reader for a column of dates: a part above 12 anywhere in it shows which is the day.
  /// - Throws: `StoreError.badImport` where dates have slashes and nothing shows the order.
  init(_ texts: some Sequence<String>, options: ImportOptions, file: String) throws(StoreError) {
    var sawSlash: String?
    var found = options.dateOrder
    for text in texts {
      guard let parts = Self.parts(text), parts[0] < 1000 else { continue }
      if text.contains(".") {
        // With dots the day comes first everywhere.
        if found == nil { found = .dayFirst }
      } else if parts[0] > 12 {
        found = found ?? .dayFirst
      } else if parts[1] > 12 {
        found = found ?? .monthFirst
      } else {
        sawSlash = sawSlash ?? text
      }
    }
    if found == nil, let sawSlash {
      throw .badImport(
        file: file, place: "its dates",
        reason:
          "'\(sawSlash)' could be month/day or day/month, and no date of the file shows which; say which with --dates mdy or --dates dmy")
    }
    order = found
  }

  /// The day a text means, or nil.
  func day(_ text: String) -> CalendarDay? {
    // A time of day after the date is of no concern.
    let date = text.split(whereSeparator: { $0 == "T" || $0 == " " }).first.map(String.init) ?? ""
    if let day = CalendarDay(parsing: date) { return day }
    guard let parts = Self.parts(date) else { return nil }
    if parts[0] >= 1000 { return CalendarDay(year: parts[0], month: parts[1], day: parts[2]) }
    let year = parts[2] < 100 ? 2000 + parts[2] : parts[2]
    switch order {
    case .monthFirst: return CalendarDay(year: year, month: parts[0], day: parts[1])
    case .dayFirst: return CalendarDay(year: year, month: parts[1], day: parts[0])
    case nil: return nil
    }
  }

  /// Three numbers between slashes, dashes or dots.
  private static func parts(_ text: String) -> [Int]? {
    let parts = text.split(whereSeparator: { $0 == "/" || $0 == "-" || $0 == "." }).map(String.init)
    guard parts.count == 3 else { return nil }
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    return numbers.count == 3 ? numbers : nil
  }
}
