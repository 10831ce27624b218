// Measures as format styles write them.

import ArcFoundation
import Foundation
import Testing

@Suite("Format styles of measures")
struct MeasurementStyleTests {
  private let german = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  @Test("A temperature is written with its scale, narrowly without, and counted as people there count")
  func temperatures() {
    let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated).locale(german)) == "21°C")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .weather).locale(german)) == "21°")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "71°F")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "21°C")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true).locale(american)) == "21°")
  }

  @Test("Distances and speeds are converted where miles are counted, other measures are not")
  func others() {
    let way = Measurement(value: 10, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .wide, usage: .road).locale(german)) == "10 kilometers")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "6.2 mi")
    let energy = Measurement(value: 250, unit: UnitEnergy.kilocalories)
    #expect(energy.formatted(.measurement(width: .abbreviated, usage: .workout).locale(american)) == "250 kCal")
    let wind = Measurement(value: 12.34, unit: UnitSpeed.kilometersPerHour)
    let exact = wind.formatted(
      .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2))).locale(german))
    #expect(exact == "12,34km/h")
  }
}
