// The arguments of a program of widgets.

import ArcGraphics
import ArcViews
import ArcWidgets
import Foundation

/// A family as arguments name it: StandBy is one more.
enum FamilyChoice: String, CaseIterable {
  case small, medium, large, extraLarge, circular, rectangular, inline, standby

  var family: WidgetFamily {
    switch self {
    case .small, .standby: .systemSmall
    case .medium: .systemMedium
    case .large: .systemLarge
    case .extraLarge: .systemExtraLarge
    case .circular: .accessoryCircular
    case .rectangular: .accessoryRectangular
    case .inline: .accessoryInline
    }
  }

  /// The choices a widget can be drawn as, small ones in StandBy as well where their background may go.
  static func choices(of descriptor: WidgetDescriptor) -> [FamilyChoice] {
    var choices = descriptor.families.map(Self.init)
    if descriptor.families.contains(.systemSmall), descriptor.isBackgroundRemovable { choices.append(.standby) }
    return choices
  }

  init(_ family: WidgetFamily) {
    switch family {
    case .systemSmall: self = .small
    case .systemMedium: self = .medium
    case .systemLarge: self = .large
    case .systemExtraLarge: self = .extraLarge
    case .accessoryCircular: self = .circular
    case .accessoryRectangular: self = .rectangular
    case .accessoryInline: self = .inline
    }
  }

  /// A name of an argument: ours, or the family's own.
  init?(argument: String) {
    if let choice = Self(rawValue: argument) {
      self = choice
    } else {
      guard let family = WidgetFamily.allCases.first(where: { $0.description == argument }) else { return nil }
      self.init(family)
    }
  }
}

/// What a program of widgets is asked to do.
struct WidgetOrder {
  enum Action: Equatable {
    case all
    case list
    case help
    case render(FamilyChoice)
    case renderPreview(String)
    case timeline(FamilyChoice)
  }

  var action = Action.all
  /// The file or folder to write, or nil for one named after what is drawn.
  var output: String?
  /// The widget's kind, or nil for the first that has the family.
  var kind: String?
  /// The instant, or nil for the machine's clock.
  var instant: Date?
  /// The zone, or nil for the machine's.
  var zone: TimeZone?
  var locale = Locale(identifier: "en_US")
  /// Device pixels per point.
  var scale = 2.0
  /// In points, or nil for the family's own.
  var size: Size?
  /// The scheme, or nil for light; `all` draws both where it is nil.
  var scheme: ColorScheme?
  /// How colours are shown, or nil for the way of the place: in one material around the clock, else in full colour.
  var mode: WidgetRenderingMode?
  var isNight = false

  init(arguments: [String]) throws(EntryError) {
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if parts[0] == "--help" || parts[0] == "-h" {
        words = ["help"]
        break
      }
      if parts[0] == "--night" {
        isNight = true
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw .usage("\(parts[0]) needs a value") }
      try set(parts[0], to: value)
    }
    action = try Self.action(words)
    // The scale may have come after the size.
    if let size, max(size.width, size.height) * scale > 16_384 {
      throw .usage("a picture has at most 16,384 pixels a side: a smaller --size or --scale is needed")
    }
  }

  private static func action(_ words: [String]) throws(EntryError) -> Action {
    switch (words.first, words.count) {
    case (nil, _), ("all", 1): return .all
    case ("list", 1): return .list
    case ("help", _): return .help
    case ("render", 2): return .render(try family(words[1]))
    case ("preview", 2): return .renderPreview(words[1])
    case ("timeline", 2): return .timeline(try family(words[1]))
    default: throw .usage("'\(words.joined(separator: " "))' is not understood; try help")
    }
  }

  private static func family(_ word: String) throws(EntryError) -> FamilyChoice {
    guard let choice = FamilyChoice(argument: word) else {
      throw .usage("there is no family '\(word)'; there are \(FamilyChoice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  private mutating func set(_ option: String, to value: String) throws(EntryError) {
    switch option {
    case "-o", "--output": output = value
    case "--widget": kind = value
    case "--locale": locale = Locale(identifier: value)
    case "--at":
      guard let date = try? Date(value, strategy: .iso8601) else {
        throw .usage("--at takes an instant such as 2026-03-20T08:00:00Z, not '\(value)'")
      }
      instant = date
    case "--zone":
      guard value == "UTC" || value.contains("/"), let known = TimeZone(identifier: value) else {
        throw .usage("--zone takes UTC or a name such as Europe/Berlin, not '\(value)'")
      }
      zone = known
    case "--scale":
      guard let number = Double(value), number > 0, number <= 16 else { throw .usage("--scale takes a number up to 16, not '\(value)'") }
      scale = number
    case "--size":
      let sides = value.lowercased().split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 16_384 }) else {
        throw .usage("--size takes points such as 158x158, not '\(value)'")
      }
      size = Size(width: sides[0], height: sides[1])
    case "--scheme":
      switch value {
      case "light": scheme = .light
      case "dark": scheme = .dark
      default: throw .usage("--scheme takes light or dark, not '\(value)'")
      }
    case "--mode":
      guard let known = WidgetRenderingMode.allCases.first(where: { $0.description == value }) else {
        throw .usage("--mode takes fullColor, accented or vibrant, not '\(value)'")
      }
      mode = known
    default: throw .usage("there is no option \(option); try help")
    }
  }
}
