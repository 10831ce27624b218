// The parts that a builder makes: nothing, several, one of two, perhaps one, one for each, and one of unknown type.

public import ArcViews

/// A part that draws nothing.
nonisolated public struct EmptyChartContent: ChartContent, PrimitiveChartContent, Sendable {
  public typealias Body = Never

  public init() {}

  @MainActor func add(to marks: inout [Mark], look: MarkLook) {}
}

/// Several parts in a row.
nonisolated public struct ChartContentList: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  let parts: [any ChartContent]

  @MainActor func add(to marks: inout [Mark], look: MarkLook) {
    for part in parts { part.addMarks(to: &marks, look: look) }
  }
}

/// The first branch of an `if`, or its second.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  @MainActor func add(to marks: inout [Mark], look: MarkLook) {
    switch storage {
    case .first(let part): part.addMarks(to: &marks, look: look)
    case .second(let part): part.addMarks(to: &marks, look: look)
    }
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  @MainActor func add(to marks: inout [Mark], look: MarkLook) {
    if let part = self { part.addMarks(to: &marks, look: look) }
  }
}

/// A part whose type is not told.
nonisolated public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  let content: any ChartContent

  public init(_ content: some ChartContent) { self.content = content }
  public init(erasing content: some ChartContent) { self.content = content }

  @MainActor func add(to marks: inout [Mark], look: MarkLook) { content.addMarks(to: &marks, look: look) }
}

/// Parts taken together, so that a modifier applies to each of them.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor func add(to marks: inout [Mark], look: MarkLook) { content.addMarks(to: &marks, look: look) }
}

extension Group: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self = .of(content()) }

  @MainActor func add(to marks: inout [Mark], look: MarkLook) { content.addMarks(to: &marks, look: look) }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor func add(to marks: inout [Mark], look: MarkLook) {
    for element in data { content(element).addMarks(to: &marks, look: look) }
  }

  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }

  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content)
  }
}
