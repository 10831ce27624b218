// A label and a value at the ends of a row, and how that looks.

public import Foundation

/// A label and a value at the ends of a row.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.labeledContentStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    let configuration = LabeledContentStyleConfiguration(label: .init(view: label), content: .init(view: content))
    AnyView(erasing: style.made(configuration))
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The parts of a row in another.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The parts of a labelled row.
public struct LabeledContentStyleConfiguration {
  public typealias Label = StylePart<LabeledContentStyleConfiguration>
  public typealias Content = StylePart<LabeledContentStyleConfiguration>

  public let label: Label
  public let content: Content
}

/// How labelled rows look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  fileprivate func made(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The label at one end, the fainter value at the other.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() } }

  fileprivate var labeledContentStyle: any LabeledContentStyle {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    changingEnvironment { $0.labeledContentStyle = style }
  }
}
