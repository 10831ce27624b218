// Values in texts: numbers, dates and formats in the reader's conventions.

import ArcFoundation
import ArcGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Values in texts")
struct InterpolationTests {
  private static let instant = Date(timeIntervalSince1970: 1_770_000_000)  // 2026-02-02 02:40:00 UTC

  private func string(_ text: Text, _ locale: String = "en_US", zone: TimeZone = .gmt, at date: Date = instant) -> String? {
    root(of: text) {
      $0.locale = Locale(identifier: locale)
      $0.timeZone = zone
      $0.date = date
    }.string?.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  @Test("Whole numbers get the reader's groups, fractions six places, and a specifier is obeyed")
  func numbers() {
    #expect(string(Text("\(1_234_567) of")) == "1,234,567 of")
    #expect(string(Text("\(1_234_567) of"), "de_DE") == "1.234.567 of")
    #expect(string(Text("\(1.5)")) == "1.500000")
    #expect(string(Text("\(68.4, specifier: "%.f")% of")) == "68% of")
    #expect(string(Text("\(7, specifier: "%02d")")) == "07")
    #expect(string(Text(verbatim: "\(1_234_567)")) == "1234567")
  }

  @Test("A percent sign in a literal stands, and values are not read as Markdown")
  func literals() {
    let value = "*x*"
    #expect(string(Text("100% \(value)")) == "100% *x*")
    #expect(string(Text("**\(value)** b")) == "*x* b")
  }

  @Test("Format styles take the reader's locale, zone and calendar, whatever the machine's are")
  func formats() {
    #expect(string(Text(0.256, format: .percent)) == "25.6%")
    #expect(string(Text(0.256, format: .percent), "de_DE") == "25,6 %")
    #expect(string(Text(Self.instant, format: .dateTime.hour().minute()), "de_DE") == "02:40")
    #expect(
      string(Text(Self.instant, format: .dateTime.hour().minute()), "de_DE", zone: TimeZone(secondsFromGMT: 3600 * 14) ?? .gmt) == "16:40")
    #expect(string(Text("on \(Self.instant, format: .dateTime.weekday(.wide))"), "fr_FR") == "on lundi")
    #expect(string(Text(["a", "b"], format: .list(type: .and))) == "a and b")
  }

  @Test("A formatter that names no zone takes the reader's; one that does keeps its own")
  func formatters() {
    let plain = DateFormatter()
    plain.dateFormat = "HH:mm"
    let fixed = DateFormatter()
    fixed.dateFormat = "HH:mm"
    fixed.timeZone = TimeZone(secondsFromGMT: 5 * 3600)
    let zone = TimeZone(secondsFromGMT: 14 * 3600) ?? .gmt
    #expect(string(Text("\(Self.instant, formatter: plain)"), zone: zone) == "16:40")
    #expect(string(Text("\(Self.instant, formatter: fixed)"), zone: zone) == "07:40")
  }

  @Test("Texts about time count from the instant drawn, never from the clock")
  func relative() {
    let later = Self.instant + 674
    #expect(string(Text(later, style: .relative)) == "11 min, 14 sec")
    #expect(string(Text(Self.instant - 674, style: .relative)) == "11 min, 14 sec")
    #expect(string(Text(later, style: .relative), "de_DE") == "11 Min., 14 Sek.")
    #expect(string(Text(later, style: .offset)) == "-11 minutes")
    #expect(string(Text(Self.instant - 7300, style: .offset)) == "+2 hours")
    #expect(string(Text(Self.instant, style: .date)) == "February 2, 2026")
    #expect(string(Text(Self.instant, style: .time)) == "2:40 AM")
    #expect(string(Text(Self.instant, style: .time), "de_DE") == "02:40")
  }

  @Test("A relative format counts from the instant drawn as well")
  func relativeFormat() {
    #expect(string(Text(Self.instant + 7200, format: .relative(presentation: .named))) == "in 2 hours")
    #expect(string(Text(Self.instant - 86_400, format: .relative(presentation: .named, unitsStyle: .wide)), "de_DE") == "gestern")
  }

  @Test("Timers show hours only once there are some, count both ways and stand at their ends")
  func timers() {
    let start = Self.instant
    #expect(string(Text(start + 900, style: .timer)) == "15:00")
    #expect(string(Text(start + 133_141, style: .timer)) == "36:59:01")
    #expect(string(Text(start - 61, style: .timer)) == "1:01")
    #expect(string(Text(timerInterval: start...(start + 720))) == "12:00")
    #expect(string(Text(timerInterval: start...(start + 720)), at: start + 1000) == "0:00")
    #expect(string(Text(timerInterval: start...(start + 720)), at: start - 1000) == "12:00")
    #expect(string(Text(timerInterval: start...(start + 720), countsDown: false), at: start + 65) == "1:05")
    #expect(string(Text(timerInterval: start...(start + 720), pauseTime: start + 60), at: start + 300) == "11:00")
    #expect(string(Text(timerInterval: start...(start + 7320), showsHours: false)) == "122:00")
    #expect(root(of: Text(start, style: .timer)).font?.hasTabularDigits == true)
  }

  @Test("Values that follow the time are taken at the instant drawn")
  func sources() {
    let start = Self.instant
    #expect(string(Text(.currentDate, format: .dateTime.hour().minute()), "de_DE") == "02:40")
    #expect(string(Text(.currentDate, format: .timer(countingDownIn: start..<(start + 900)))) == "15:00")
    #expect(string(Text(.currentDate, format: .timer(countingUpIn: start..<(start + 900))), at: start + 2000) == "15:00")
    #expect(string(Text(.currentDate, format: .timer(countingDownIn: start..<(start + 5025), maxPrecision: .seconds(60)))) == "1:23")
    #expect(string(Text(.currentDate, format: .stopwatch(startingAt: start - 3661))) == "1:01:01")
    #expect(string(Text(.currentDate, format: .offset(to: start + 7200))) == "-2 hours")
    #expect(string(Text(.durationOffset(to: start - 90), format: .time(pattern: .minuteSecond))) == "1:30")
  }

  @Test("A span of time shows its hours")
  func interval() {
    #expect(string(Text(Self.instant...(Self.instant + 7200)))?.replacing("\u{2009}", with: " ") == "2:40 – 4:40 AM")
  }

  @Test("A localized resource reads as its text")
  func resource() {
    let count = 3
    #expect(string(Text(LocalizedStringResource("\(count) days"))) == "3 days")
    #expect(string(Text("in \(LocalizedStringResource("two"))")) == "in two")
  }
}
