// The arguments of a program of widgets.

package import ArcGraphics
package import ArcViews
package import ArcWidgets
package import Foundation

/// What a program of widgets is asked to do.
package struct WidgetOrder {
  package enum Action: Equatable {
    case all
    case list
    case help
    case render(FamilyName)
    case renderPreview(String)
    case timeline(FamilyName)
  }

  package private(set) var action = Action.all
  /// The file or folder to write, or nil for one named after what is drawn.
  package private(set) var output: String?
  /// The widget's kind, or nil for the first that has the family.
  package private(set) var kind: String?
  /// The instant, or nil for the machine's clock.
  package private(set) var instant: Date?
  /// The zone, or nil for the machine's.
  package private(set) var zone: TimeZone?
  package private(set) var locale = Locale(identifier: "en_US")
  /// Device pixels per point.
  package private(set) var scale = 2.0
  /// In points, or nil for the family's own.
  package private(set) var size: Size?
  /// The scheme, or nil for light; `all` draws both where it is nil.
  package private(set) var scheme: ColorScheme?
  /// How colours are shown, or nil for the way of the place: in one material around the clock, else in full colour.
  package private(set) var mode: WidgetRenderingMode?
  package private(set) var isNight = false

  private static let flags: Set = ["--help", "-h", "--night"]
  private static let valued: Set = [
    "-o", "--output", "--widget", "--at", "--zone", "--locale", "--scale", "--size", "--scheme", "--mode",
  ]

  package init(arguments: [String]) throws(EntryError) {
    let line = try Self.line(arguments)
    if line.options.contains(where: { $0.spelling == "--help" || $0.spelling == "-h" }) {
      action = .help
      return
    }
    for option in line.options {
      let text = option.text ?? ""
      do throws(BadValue) {
        try set(option.spelling, to: text)
      } catch {
        throw .usage("\(option.spelling) '\(text)': \(error.reason)")
      }
    }
    action = try Self.action(line.arguments)
  }

  private static func line(_ arguments: [String]) throws(EntryError) -> ArgumentLine {
    do throws(ArgumentLine.Fault) {
      return try ArgumentLine(arguments) { flags.contains($0) ? false : valued.contains($0) ? true : nil }
    } catch {
      switch error {
      case .unknownOption(let option, _): throw .usage("there is no option \(option); --help lists them")
      case .missingValue(let option): throw .usage("\(option) takes a value; --help shows it")
      case .unexpectedValue(let option): throw .usage("\(option) takes no value")
      }
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
    case ("render", 1), ("timeline", 1): throw .usage("'\(words[0])' takes FAMILY; --help tells more")
    case ("preview", 1): throw .usage("'preview' takes NAME; 'list' names them")
    default: throw .usage("'\(words.joined(separator: " "))' is not understood; --help tells what is")
    }
  }

  private static func family(_ word: String) throws(EntryError) -> FamilyName {
    guard let family = FamilyName(typed: word) else {
      throw .usage("FAMILY '\(word)': it is one of \(FamilyName.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return family
  }

  private mutating func set(_ option: String, to text: String) throws(BadValue) {
    switch option {
    case "-o", "--output": output = try plain(text)
    case "--widget": kind = try plain(text)
    case "--locale": locale = Locale(identifier: try localeIdentifier(text))
    case "--at": instant = try namedInstant(text)
    case "--zone": zone = try namedZone(text)
    case "--scale": scale = try positiveNumber(text)
    case "--size": size = try pictureSize(text)
    case "--scheme": scheme = try word(SchemeName.self)(text).colorScheme
    case "--mode": mode = try word(ModeName.self)(text).renderingMode
    case "--night": isNight = true
    default: preconditionFailure("\(option) is listed and not read")
    }
  }

  private func plain(_ text: String) throws(BadValue) -> String {
    guard !text.isEmpty else { throw BadValue("it is empty") }
    return text
  }
}
