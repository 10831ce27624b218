// Symbols that no shape of the set shows: skies with weather, phases of the moon, batteries, bars and waves.

import ArcGraphics

/// What a composed symbol shows.
enum SymbolScene: Hashable {
  enum Sky: Hashable { case cloud, sunny, moonlit, sun, moon }
  enum Weather: Hashable { case rain, drizzle, heavyRain, sleet, hail, snow, bolt, thunderstorm, fog, haze, dust }

  case sky(Sky, Weather?)
  /// The lit fraction, and whether the moon waxes.
  case moonPhase(percent: Int, waxes: Bool)
  /// The charge in percent, and whether it is being charged.
  case battery(percent: Int, isCharging: Bool)
  /// Waves over a point, from 1 to 3.
  case waves(Int)
  /// Bars that rise.
  case bars
  /// A disc or a square of which a side is filled.
  case half(isTrailing: Bool)
  /// A thermometer with something in the air beside it.
  case thermometer(isHot: Bool)

  /// What a name without variants shows, or nil where a shape of the set does.
  init?(_ name: String) {
    guard let scene = Self.scenes[name] else { return nil }
    self = scene
  }

  /// Every name, for tests and for the nearest one.
  static var names: [String] { Array(scenes.keys) }

  private static let scenes: [String: SymbolScene] = {
    var scenes: [String: SymbolScene] = [
      "cloud": .sky(.cloud, nil), "cloud.sun": .sky(.sunny, nil), "cloud.moon": .sky(.moonlit, nil), "sun.max": .sky(.sun, nil),
      "moon": .sky(.moon, nil), "wifi": .waves(3), "cellularbars": .bars, "circle.lefthalf.filled": .half(isTrailing: false),
      "circle.righthalf.filled": .half(isTrailing: true), "thermometer.sun": .thermometer(isHot: true),
      "thermometer.snowflake": .thermometer(isHot: false), "sun.rain": .sky(.sun, .rain), "sun.snow": .sky(.sun, .snow),
      "sun.haze": .sky(.sun, .haze), "sun.dust": .sky(.sun, .dust), "moon.haze": .sky(.moon, .haze), "moon.dust": .sky(.moon, .dust),
      "cloud.sun.rain": .sky(.sunny, .rain), "cloud.moon.rain": .sky(.moonlit, .rain), "cloud.sun.bolt": .sky(.sunny, .bolt),
      "cloud.moon.bolt": .sky(.moonlit, .bolt), "smoke": .sky(.cloud, .fog),
    ]
    let weather: [(String, Weather)] = [
      ("rain", .rain), ("drizzle", .drizzle), ("heavyrain", .heavyRain), ("sleet", .sleet), ("hail", .hail), ("snow", .snow),
      ("bolt", .bolt), ("bolt.rain", .thunderstorm), ("fog", .fog),
    ]
    for (name, kind) in weather { scenes["cloud." + name] = .sky(.cloud, kind) }
    let phases: [(String, Int, Bool)] = [
      ("new.moon", 0, true), ("waxing.crescent", 25, true), ("first.quarter", 50, true), ("waxing.gibbous", 75, true),
      ("full.moon", 100, true), ("waning.gibbous", 75, false), ("last.quarter", 50, false), ("waning.crescent", 25, false),
    ]
    for (name, percent, waxes) in phases { scenes["moonphase." + name] = .moonPhase(percent: percent, waxes: waxes) }
    for percent in [0, 25, 50, 75, 100] {
      for ending in ["", "percent"] {
        scenes["battery.\(percent)\(ending)"] = .battery(percent: percent, isCharging: false)
        scenes["battery.\(percent)\(ending).bolt"] = .battery(percent: percent, isCharging: true)
      }
    }
    return scenes
  }()
}
