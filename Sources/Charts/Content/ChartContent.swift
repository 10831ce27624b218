// The protocol that every part of a chart follows, and the builder that turns statements into parts.

/// A part of a chart: a mark, or what is made of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  /// What `body` is made of; `Never` for the vocabulary's own parts.
  associatedtype Body: ChartContent

  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {
  /// As a part of a chart, of an axis and of a view it has no body, in one place for all of them.
  @MainActor public var body: Never { preconditionFailure("Never has no body") }
}

extension ChartContent where Body == Never {
  /// The vocabulary's own parts have no body to ask for.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A part that adds marks itself rather than through a body.
protocol PrimitiveChartContent {
  /// Adds the part's marks; `look` is what the parts around it say of them.
  @MainActor func add(to marks: inout [Mark], look: MarkLook)
}

extension ChartContent {
  @MainActor func addMarks(to marks: inout [Mark], look: MarkLook) {
    if let primitive = self as? any PrimitiveChartContent { return primitive.add(to: &marks, look: look) }
    body.addMarks(to: &marks, look: look)
  }
}

/// Builds a chart's content from statements: one part a line, `if`, `if let`, `switch`, `for` by `ForEach`, and `#available`.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> ChartContentList {
    var parts: [any ChartContent] = []
    for part in repeat each content { parts.append(part) }
    return ChartContentList(parts: parts)
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent { AnyChartContent(content) }
}
