// What goes wrong between a host and a widget.

/// A widget that did not do its part.
public enum WidgetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The provider did not answer in time.
  case timedOut(kind: String, call: String, seconds: Double)
  /// An intent that is not the one that configures the widget.
  case wrongConfiguration(kind: String, expected: String, found: String)
  /// A kind that the host does not have.
  case unknownKind(String, known: [String])
  /// A family that the widget is not drawn for.
  case unsupportedFamily(WidgetFamily, kind: String)
  /// A control or a live activity, which have no timeline.
  case nothingToDraw(kind: String)

  public var description: String {
    switch self {
    case .timedOut(let kind, let call, let seconds): "the provider of '\(kind)' did not answer its \(call) within \(seconds) s"
    case .wrongConfiguration(let kind, let expected, let found): "'\(kind)' is configured by \(expected), not \(found)"
    case .unknownKind(let kind, let known):
      "there is no widget of the kind '\(kind)'" + (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
    case .unsupportedFamily(let family, let kind): "'\(kind)' is not drawn as \(family)"
    case .nothingToDraw(let kind): "'\(kind)' is a control or a live activity and has nothing to draw"
    }
  }
}
