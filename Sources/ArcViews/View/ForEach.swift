// Views made one by one from a collection.

/// One view for each element of a collection, in its order.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// What is iterated.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  nonisolated package init(data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    data.flatMap { context.nodes(of: content($0)) }
  }

  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }

  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: ForEach.elements(of: data), content: content)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data: ForEach.elements(of: data), content: content)
  }

  nonisolated private static func elements<C: MutableCollection & RandomAccessCollection>(of data: Binding<C>) -> [Binding<C.Element>] {
    data.wrappedValue.indices.map { index in
      Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content)
  }
}
