// Families by the names that people type.

package import ArcGraphics
package import ArcWidgets

/// A family by its name on a command line. StandBy, a place for a widget rather than a size, is one more name here.
package enum FamilyName: String, Sendable, CaseIterable {
  case small, medium, large, extraLarge, circular, rectangular, inline, standby

  package init(_ family: WidgetFamily) {
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

  /// The family of a name, ours or WidgetKit's (`systemSmall`), in letters of any case; nil where there is none.
  package init?(typed word: String) {
    func isMeant(_ name: String) -> Bool { name.lowercased() == word.lowercased() }
    guard let name = Self.allCases.first(where: { isMeant($0.rawValue) || $0 != .standby && isMeant($0.widgetFamily.description) }) else {
      return nil
    }
    self = name
  }

  /// The widget family that is drawn; StandBy shows the small one.
  package var widgetFamily: WidgetFamily {
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

  /// Where it is drawn.
  package var placement: WidgetPlacement { self == .standby ? .standBy : widgetFamily.homePlacement }

  /// Its size on the default phone, in points.
  package var standardSize: Size { self == .standby ? WidgetSizes.standBy : WidgetSizes.phone(widgetFamily) }

  /// The names a widget can be drawn as, small ones in StandBy as well where their background may go.
  static func names(of descriptor: WidgetDescriptor) -> [FamilyName] {
    var names = descriptor.families.map(Self.init)
    if descriptor.families.contains(.systemSmall), descriptor.isBackgroundRemovable { names.append(.standby) }
    return names
  }
}
