// Labels: a picture and a title.

import Foundation

/// A title with a picture before it.
nonisolated public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
    var context = context
    let style = context.environment.labelStyle ?? TitleAndIconLabelStyle()
    context.environment.labelStyle = nil
    return context.nodes(of: style, configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: Text(titleKey), icon: Image(name)) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) { self.init(title: Text(title), icon: Image(name)) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to draw.
  nonisolated public init(_ configuration: LabelStyleConfiguration) { self.init(title: configuration.title, icon: configuration.icon) }
}

/// A label as a style sees it.
nonisolated public struct LabelStyleConfiguration {
  public typealias Title = ButtonStyleConfiguration.Label
  /// The label's picture.
  nonisolated public struct Icon: View, PrimitiveView {
    public typealias Body = Never

    let view: any View

    @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: view) }
  }

  public let title: Title
  public let icon: Icon
}

/// How labels look: authors' own way.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The standard look: picture and title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The picture before the title, on its first baseline.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static var defaultValue: (any LabelStyle)? { nil } }

  var labelStyle: (any LabelStyle)? {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }
}

extension View {
  /// How labels within look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { changingEnvironment { $0.labelStyle = style } }
}

extension ResolveContext {
  @MainActor fileprivate func nodes<S: LabelStyle>(of style: S, _ configuration: LabelStyleConfiguration) -> [ViewNode] {
    nodes(of: bound(style).makeBody(configuration: configuration))
  }
}
