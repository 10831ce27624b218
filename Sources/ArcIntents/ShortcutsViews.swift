// Views that lead from an app to the system's shortcuts. They show nothing here.

public import ArcViews

/// A hint that an intent can be spoken. Shows nothing.
nonisolated public struct SiriTipView<Intent: AppIntent>: View {
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}

/// A button that opens an app's page of shortcuts. Shows nothing.
nonisolated public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}
  @MainActor public var body: some View { EmptyView() }
}

/// How a button to the shortcuts looks.
public enum ShortcutsLinkStyle: Sendable, Hashable {
  case automatic, automaticOutline, light, lightOutline, dark, darkOutline
}

/// How a hint looks.
public enum SiriTipViewStyle: Sendable, Hashable {
  case automatic, light, dark, black
}

extension View {
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
