// Text: what it says, and how it is set.

import ArcFoundation
public import Foundation

/// A text of one or more lines.
nonisolated public struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: String?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case dynamic(DynamicText)
    case formatted(FormattedText)
    case image(Image)
    case joined([Text])
  }

  let storage: Storage
  var changes: [Change] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Text from a literal: a key to be translated, in which Markdown's bold, italic, code and links are set.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = .localized(key, table: tableName, bundle: bundle?.bundlePath)
  }

  /// Text exactly as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Text from a string, exactly as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Text with the attributes that stand in it.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A picture set like a letter.
  public init(_ image: Image) { storage = .image(image) }

  /// One text after another, each set as it says.
  public static func + (a: Text, b: Text) -> Text {
    if a.changes.isEmpty, case .joined(let parts) = a.storage { return Text(.joined(parts + [b])) }
    return Text(.joined([a, b]))
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let node = TextResolver(context: context).node(of: self)
    let environment = context.environment
    let style = style ?? ForegroundStyle()
    var plain = ViewNode.text(node)
    if let picture = style.pictureStyle(in: environment) { plain = plain.cut(from: picture, in: environment) }
    plain = plain.with(style.stylePaint(in: environment))
    return [environment.hidesContent ? .modified(plain, .redacted) : plain]
  }

  /// What paints the text where its parts say nothing of their own; nil for the foreground.
  private var style: (any ShapeStyle)? {
    for change in changes {
      if case .foreground(let style?) = change { return style }
    }
    return nil
  }
}
