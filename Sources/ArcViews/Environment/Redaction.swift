// Hiding what a view says: placeholders and privacy.

extension EnvironmentValues {
  private struct Private: EnvironmentKey { static let defaultValue = false }

  /// Whether what lies here is for the reader's eyes alone.
  var isPrivacySensitive: Bool {
    get { self[Private.self] }
    set { self[Private.self] = newValue }
  }

  /// Whether texts and pictures are drawn as plates.
  package var hidesContent: Bool {
    redactionReasons.contains(.placeholder) || (isPrivacySensitive && redactionReasons.contains(.privacy))
  }
}

extension View {
  /// Adds a reason to hide what the view says.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Takes away all reasons to hide what the view says.
  nonisolated public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }

  /// Hides what the view says where the picture may be seen by others.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Dims the view while it waits for what a tap changes.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifyingNodes { invalidatable && $0.redactionReasons.contains(.invalidated) ? .opacity(0.4) : nil }
  }
}
