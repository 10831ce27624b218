// The options every command takes.

import ArcHabits
import ArcRendering

enum CommonSettings {
  static let store = Setting(
    "--store", text: "FILE", help: "the habit store; else $ARCFLOW_STORE, else arcflow/habits.sqlite in the data folder")
  static let at = Setting(
    "--at", value: "INSTANT", help: "the instant to answer for, such as 2026-03-20T08:00:00Z; else now", read: instant)
  static let zone = Setting(
    "--zone", value: "IANA", help: "the zone to answer in, such as Europe/Berlin; else the one lived in then", read: zoneRules)
  static let locale = Setting(
    "--locale", value: "ID", help: "the locale of what is drawn; else $ARCFLOW_LOCALE, else en_US", read: localeIdentifier)
  static let json = Setting(flag: "--json", help: "answer in JSON")
  static let help = Setting(flag: "--help", "-h", help: "what a command does and takes")
  static let version = Setting(flag: "--version", help: "the version of this tool")

  static let all: [any AnySetting] = [store, at, zone, locale, json, help, version]
}

/// An instant in RFC 3339 with its offset.
func instant(_ text: String) throws(BadValue) -> Instant {
  guard let instant = Instant(parsing: text) else {
    throw BadValue("an instant is written like 2026-03-20T08:00:00Z or 2026-03-20T09:00:00+01:00")
  }
  // Beyond these days nothing can be logged, and near the year 10000 the days of some zones have no key.
  guard CalendarDay.storable.contains(ZoneRules.utc.day(at: instant)) else {
    throw BadValue("instants run from \(CalendarDay.storable.lowerBound) to \(CalendarDay.storable.upperBound), in UTC")
  }
  return instant
}

/// A zone of the tz database by its full name.
func zoneRules(_ text: String) throws(BadValue) -> ZoneRules {
  do throws(ZoneError) {
    return try ZoneRules(text)
  } catch {
    switch error {
    case .unknown(_, let nearest):
      throw BadValue("a zone is UTC or a tz database name with a slash; did you mean '\(nearest)'?")
    }
  }
}

/// A day by its key; `orNamed` is what else would have been understood, for the sentence.
func calendarDay(_ text: String, orNamed names: String = "") throws(BadValue) -> CalendarDay {
  guard let day = CalendarDay(parsing: text) else { throw BadValue("a day is \(names)written like 2026-03-20") }
  guard CalendarDay.storable.contains(day) else {
    throw BadValue("days run from \(CalendarDay.storable.lowerBound) to \(CalendarDay.storable.upperBound)")
  }
  return day
}
