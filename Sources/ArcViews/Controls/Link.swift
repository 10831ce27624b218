// Links.

public import Foundation

/// A label that opens an address when it is tapped.
nonisolated public struct Link<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    context.tappable(ControlAction(kind: .link, url: destination)) { $0.node(of: label) }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey).foregroundStyle(.tint) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title).foregroundStyle(.tint) }
  }
}

/// Opens an address. Nothing is opened from a still picture.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: (@Sendable (URL) -> Result)?

  init() { handler = nil }

  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler?(url) }
}

extension EnvironmentValues {
  private struct Open: EnvironmentKey { static let defaultValue = OpenURLAction() }

  public var openURL: OpenURLAction {
    get { self[Open.self] }
    set { self[Open.self] = newValue }
  }
}
