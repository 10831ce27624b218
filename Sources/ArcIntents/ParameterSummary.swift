// A sentence with an intent's parameters in its gaps.

public import ArcFoundation

/// The sentence that describes an intent with its parameters.
public protocol ParameterSummary: Sendable {
  /// The sentence for an intent as it stands, or nil where there is none.
  func sentence(for intent: any AppIntent) -> LocalizedStringResource?
}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
  public func sentence(for intent: any AppIntent) -> LocalizedStringResource? { nil }
}

/// A sentence, and the parameters that a form lists below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let text: ParameterSummaryString<Intent>?

  public init() {
    text = nil
  }

  /// A sentence with gaps: `"Count \(\.$habit)"`.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    text = summary
  }

  /// A sentence, and further parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    text = summary
  }

  /// Parameters without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
    text = nil
  }

  public func sentence(for intent: any AppIntent) -> LocalizedStringResource? {
    guard let text, let intent = intent as? Intent else { return nil }
    return LocalizedStringResource(text.value(for: intent))
  }
}

/// The literal of a summary.
public struct ParameterSummaryString<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  enum Piece: Sendable {
    case literal(String)
    case value(@Sendable (Intent) -> LocalizedStringResource)
  }

  let pieces: [Piece]

  public init(stringLiteral value: String) {
    pieces = [.literal(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.literal(literal))
    }

    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      let path = ParameterPath(keyPath: keyPath)
      pieces.append(.value { path.name(in: $0) })
    }

    public mutating func appendInterpolation(_ text: LocalizedStringResource) {
      pieces.append(.value { _ in text })
    }
  }

  func value(for intent: Intent) -> String.LocalizationValue {
    var parts = String.LocalizationValue.StringInterpolation(literalCapacity: 0, interpolationCount: pieces.count)
    for piece in pieces {
      switch piece {
      case .literal(let text): parts.appendLiteral(text)
      case .value(let name): parts.appendInterpolation(name(intent))
      }
    }
    return String.LocalizationValue(stringInterpolation: parts)
  }
}

/// A key path to a parameter. `@unchecked`: key paths are immutable, and these capture nothing.
struct ParameterPath<Intent: AppIntent, Value>: @unchecked Sendable {
  let keyPath: KeyPath<Intent, IntentParameter<Value>>

  func value(in intent: Intent) -> Value? { intent[keyPath: keyPath].currentValue }

  /// The value as a person reads it, or the parameter's title where it has none.
  func name(in intent: Intent) -> LocalizedStringResource {
    let parameter = intent[keyPath: keyPath]
    if let value = parameter.currentValue, let name = IntentValue(value).name { return name }
    return parameter.title ?? ""
  }
}

/// Collects key paths to parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] { [keyPath] }
  public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { parts.flatMap { $0 } }
}

/// Passes one summary through.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
}
