// A page as a file describes it: a grid with widgets in its cells, and a strip with the date on top.

import ArcGraphics
import ArcHabitWidgets
import ArcRendering
import Foundation

/// What lies where on a page. Lengths are points.
struct PageLayout: Sendable, Decodable {
  /// One widget and the cells it takes.
  struct Widget: Sendable {
    let family: FamilyName
    let kind: String
    /// A habit as a person calls it, or nil for all.
    let habit: String?
    let scheme: SchemeName?
    let textSize: PictureSettings.TextSizeName
    /// Its first column and row, counted from 0, and how many it takes.
    let column: Int
    let row: Int
    let columnSpan: Int
    let rowSpan: Int
  }

  /// The strip on top.
  struct Title: Sendable {
    let text: String?
    let hasDate: Bool
  }

  let columns: Int
  let rows: Int
  let margin: Double
  let gap: Double
  /// Pixels a point, or nil for the least at which small text can be read.
  let scale: Double?
  let scheme: SchemeName?
  let title: Title?
  /// Whether thin lines part the cells.
  let hasLines: Bool
  let widgets: [Widget]

  /// Reads a page's file.
  /// - Throws: `Failure` with the file and the place in it.
  static func read(_ path: String) throws -> PageLayout {
    guard FileManager.default.fileExists(atPath: path) else { throw Failure.noFile(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure.unreadable(path, code: EACCES) }
    do {
      return try JSONDecoder().decode(PageLayout.self, from: data)
    } catch let error as DecodingError {
      throw Failure.badFile(path, reason: error.sentence)
    }
  }

  private enum Key: String, CodingKey, CaseIterable { case columns, rows, margin, gap, scale, scheme, title, lines, widgets }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(Key.self, of: "a page")
    columns = try values.number(.columns, in: 1...12) ?? 1
    rows = try values.number(.rows, in: 1...12) ?? 1
    margin = try values.length(.margin, in: 0...500) ?? 8
    gap = try values.length(.gap, in: 0...500) ?? 8
    scale = try values.length(.scale, in: 0.1...32)
    scheme = try values.word(.scheme)
    title = try values.decodeIfPresent(Title.self, forKey: .title)
    hasLines = try values.decodeIfPresent(Bool.self, forKey: .lines) ?? false
    widgets = try values.decode([Widget].self, forKey: .widgets)
    if widgets.isEmpty { throw values.refusal(.widgets, "a page holds at least one widget") }
    var taken: [Int: Int] = [:]
    for (index, widget) in widgets.enumerated() {
      func refuse(_ reason: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath + [Key.widgets, Place(index)], debugDescription: reason))
      }
      if widget.column + widget.columnSpan > columns || widget.row + widget.rowSpan > rows {
        throw refuse("it reaches out of the page, which has \(counted(columns, "column")) and \(counted(rows, "row"))")
      }
      for row in widget.row..<widget.row + widget.rowSpan {
        for column in widget.column..<widget.column + widget.columnSpan {
          if let other = taken.updateValue(index, forKey: row * columns + column) {
            throw refuse("it lies on widgets[\(other)] at column \(column + 1), row \(row + 1)")
          }
        }
      }
    }
  }

  /// An index in a list, as part of a place.
  private struct Place: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }
    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { return nil }
  }
}

extension PageLayout.Widget: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case family, widget, habit, scheme, textSize, column, row, columns, rows }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(Key.self, of: "a widget")
    let name = try values.decode(String.self, forKey: .family)
    guard let family = FamilyName(typed: name) else {
      throw values.refusal(.family, "'\(name)' is not one of \(FamilyName.offered.map(\.rawValue).joined(separator: ", "))")
    }
    self.family = family
    kind = try values.decodeIfPresent(String.self, forKey: .widget) ?? HabitWidgetKind.name
    habit = try values.decodeIfPresent(String.self, forKey: .habit)
    scheme = try values.word(.scheme)
    textSize = try values.word(.textSize) ?? .large
    column = (try values.number(.column, in: 1...12) ?? 1) - 1
    row = (try values.number(.row, in: 1...12) ?? 1) - 1
    columnSpan = try values.number(.columns, in: 1...12) ?? 1
    rowSpan = try values.number(.rows, in: 1...12) ?? 1
  }
}

extension PageLayout.Title: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case text, date }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(Key.self, of: "a title")
    text = try values.decodeIfPresent(String.self, forKey: .text)
    hasDate = try values.decodeIfPresent(Bool.self, forKey: .date) ?? true
    if text == nil, !hasDate { throw values.refusal(.date, "a title has a text, a date, or both") }
  }
}

extension Decoder {
  /// The values of an object that has only these keys.
  fileprivate func container<Key: CodingKey & CaseIterable & RawRepresentable>(
    _ type: Key.Type, of thing: String
  ) throws -> KeyedDecodingContainer<Key> where Key.RawValue == String {
    let known = Key.allCases.map(\.rawValue)
    let strangers = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter { !known.contains($0) }
    if let stranger = strangers.min() {
      let near = nearest(to: stranger, among: known).map { "; did you mean '\($0)'?" } ?? "; it has \(known.joined(separator: ", "))"
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(thing) has no '\(stranger)'\(near)"))
    }
    return try container(keyedBy: type)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension KeyedDecodingContainer {
  fileprivate func refusal(_ key: Key, _ reason: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: reason)
  }

  fileprivate func number(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
    guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil }
    guard range.contains(number) else { throw refusal(key, "it is \(range.lowerBound) to \(range.upperBound), not \(number)") }
    return number
  }

  fileprivate func length(_ key: Key, in range: ClosedRange<Double>) throws -> Double? {
    guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard range.contains(number) else {
      let ends = "\(NumberWords.plain(range.lowerBound)) to \(NumberWords.plain(range.upperBound))"
      throw refusal(key, "it is \(ends), not \(NumberWords.plain(number))")
    }
    return number
  }

  fileprivate func word<Word: RawRepresentable & CaseIterable>(_ key: Key) throws -> Word? where Word.RawValue == String {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let word = Word.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
      throw refusal(key, "'\(text)' is not one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }
}
