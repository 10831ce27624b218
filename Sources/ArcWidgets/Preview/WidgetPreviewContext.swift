// Where a preview of a widget is shown.

public import ArcViews

/// Shows a preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  public let family: WidgetFamily

  public init(family: WidgetFamily) {
    self.family = family
  }

  /// The family, for the key that asks for it; else what the key has by default.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    if key == PreviewFamilyKey.self, let family = family as? Key.Value { return family }
    return Key.defaultValue
  }
}

/// Asks a preview's context for the family.
struct PreviewFamilyKey: PreviewContextKey {
  static var defaultValue: WidgetFamily? { nil }
}
