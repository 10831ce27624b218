// Formatters that Foundation lacks here.

import ArcFoundation
import Foundation
import Testing

@Suite("Formatters")
struct FormatterTests {
  private let now = Date(timeIntervalSince1970: 1_773_993_600)
  private let german = Locale(identifier: "de_DE")

  @Test("Lengths of time in every style")
  func components() {
    let formatter = ArcFoundation.DateComponentsFormatter()
    func say(_ style: ArcFoundation.DateComponentsFormatter.UnitsStyle, _ seconds: TimeInterval) -> String? {
      formatter.unitsStyle = style
      return formatter.string(from: seconds)
    }
    #expect(say(.positional, 4800) == "1:20:00")
    #expect(say(.positional, 65) == "1:05")
    #expect(say(.positional, 5) == "5")
    #expect(say(.full, 4800) == "1 hour, 20 minutes")
    #expect(say(.short, 4800) == "1 hr, 20 min")
    #expect(say(.abbreviated, 4800) == "1h 20m")
    formatter.allowedUnits = [.minute]
    #expect(say(.full, 4800) == "80 minutes")
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.maximumUnitCount = 1
    #expect(say(.full, 200_000) == "2 days")
    formatter.maximumUnitCount = 0
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(say(.positional, 65) == "00:01:05")
  }

  @Test("Distances from a given instant, not from the machine's clock")
  func relative() {
    let formatter = ArcFoundation.RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now) == "yesterday")
    formatter.locale = german
    #expect(formatter.localizedString(fromTimeInterval: 86400) == "morgen")
  }

  @Test("Lists")
  func lists() {
    #expect(ArcFoundation.ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ArcFoundation.ListFormatter()
    formatter.locale = german
    #expect(formatter.string(from: ["a", 2]) == "a und 2")
  }

  @Test("Measures")
  func measures() {
    let formatter = ArcFoundation.MeasurementFormatter()
    formatter.locale = german
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.kilometers)) == "2,5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitDuration.hours)) == "3 Stunden")
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20 degrees Celsius")
  }
}

@Suite("Stores")
struct StoreTests {
  @Test("User defaults answer by key, and a value of nil removes")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "arcflow-tests-\(UUID().uuidString)"))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("An app group's folder is refused where its name would leave the place of groups")
  func group() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
  }
}
