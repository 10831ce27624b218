// Views on a plate under a label, and how that looks.

import Foundation

/// Views on a plate under a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.groupBoxStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    let configuration = GroupBoxStyleConfiguration(label: .init(view: label), content: .init(view: content))
    AnyView(erasing: style.made(configuration))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: EmptyView.init) }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The parts of a box in another.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  public typealias Label = StylePart<GroupBoxStyleConfiguration>
  public typealias Content = StylePart<GroupBoxStyleConfiguration>

  public let label: Label
  public let content: Content
}

/// A part that a style arranges.
nonisolated public struct StylePart<Configuration>: View, PrimitiveView {
  public typealias Body = Never

  let view: any View

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: view) }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  fileprivate func made(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A plate under a headline.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() } }

  fileprivate var groupBoxStyle: any GroupBoxStyle {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { changingEnvironment { $0.groupBoxStyle = style } }
}
