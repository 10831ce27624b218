// The options that describe a habit and a day of one.

import ArcHabits
import ArcRendering

enum HabitSettings {
  static let name = Setting("--name", text: "NAME", help: "what it is called from now on")
  static let symbol = Setting("--symbol", text: "S", orEmpty: true, help: "its symbol, by SF Symbol name, such as drop.fill")
  static let color = Setting("--color", value: "C", help: "its colour, such as blue or #0A84FF", read: color)
  static let schedule = Setting(
    "--schedule", value: "SPEC", help: "when it is due: daily, weekdays:mon,wed, every:3, week:3, month:10, interval:3, rolling:3/14",
    read: schedule)
  static let target = Setting("--target", value: "N", help: "the amount that counts as done, or none", read: target)
  static let unit = Setting("--unit", text: "U", orEmpty: true, help: "what the amount is counted in, such as min")
  static let avoid = Setting(flag: "--avoid", help: "a habit to stay away from; with a target, at most that much")
  static let build = Setting(flag: "--build", help: "a habit to do, not to avoid")
  static let cue = Setting("--cue", text: "TEXT", orEmpty: true, help: "when or after what to do it")
  static let note = Setting("--note", text: "TEXT", orEmpty: true, help: "anything else about it")
  static let after = Setting("--after", text: "HABIT", orEmpty: true, help: "the habit it follows, which surfaces it once done")
  static let start = Setting("--start", value: "DAY", help: "the day it is taken up: today, or such as 2026-03-20", read: namedDay)
  static let id = Setting("--id", value: "ID", help: "its id; else one is made of the name", read: identifier)

  static let on = Setting("--on", value: "DAY", help: "the day: yesterday, or such as 2026-03-20; else today", read: namedDay)
  static let amount = Setting("--amount", value: "N", help: "how much was done that day", read: number)
  static let add = Setting("--add", value: "N", help: "how much more was done that day", read: number)

  /// The system's colours, as they are on a light ground: https://developer.apple.com/design/human-interface-guidelines/color
  private static let namedColors = [
    "red": "#FF3B30", "orange": "#FF9500", "yellow": "#FFCC00", "green": "#34C759", "mint": "#00C7BE", "teal": "#30B0C7",
    "cyan": "#32ADE6", "blue": "#007AFF", "indigo": "#5856D6", "purple": "#AF52DE", "pink": "#FF2D55", "brown": "#A2845E",
    "gray": "#8E8E93",
  ]

  /// A colour as `#RRGGBB`, in capitals; a missing `#` is forgiven, and nothing at all takes the colour away.
  private static func color(_ text: String) throws(BadValue) -> String {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if text.isEmpty { return "" }
    let name = text.lowercased()
    if let named = namedColors[name == "grey" ? "gray" : name] { return named }
    guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw BadValue("a colour is one of \(namedColors.keys.sorted().joined(separator: ", ")), or written like #0A84FF")
    }
    return "#" + digits.uppercased()
  }

  /// What `--target` was told.
  enum Target: Sendable, Hashable {
    case amount(Double)
    case none
  }

  private static func target(_ text: String) throws(BadValue) -> Target {
    text == "none" ? .none : .amount(try positiveNumber(text))
  }

  /// A schedule's specification, checked; the day it is anchored on is known only later.
  private static func schedule(_ text: String) throws(BadValue) -> String {
    do throws(ScheduleError) {
      _ = try Schedule(spec: text, anchor: CalendarDay.storable.lowerBound)
      return text
    } catch {
      throw BadValue(error.reason)
    }
  }

  private static func identifier(_ text: String) throws(BadValue) -> String {
    let plain = text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    guard plain, (1...64).contains(text.utf8.count) else {
      throw BadValue("an id is 1 to 64 letters, digits or signs of ASCII, without spaces")
    }
    return text
  }
}

/// A day as people say it, before it is known which day today is.
enum NamedDay: Sendable, Hashable {
  case on(CalendarDay)
  /// So many days before today.
  case daysAgo(Int)

  func day(today: CalendarDay) -> CalendarDay {
    switch self {
    case .on(let day): day
    case .daysAgo(let days): today - days
    }
  }
}

/// `today`, `yesterday` or a date.
func namedDay(_ text: String) throws(BadValue) -> NamedDay {
  switch text.lowercased() {
  case "today": .daysAgo(0)
  case "yesterday": .daysAgo(1)
  default: .on(try calendarDay(text, orNamed: "today, yesterday, or "))
  }
}

/// A whole number from 1.
func count(_ text: String) throws(BadValue) -> Int {
  guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), (1...1_000_000).contains(number) else {
    throw BadValue("it is not a whole number from 1")
  }
  return number
}
