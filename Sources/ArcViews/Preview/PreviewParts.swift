// The single previews that a provider's views hold.

/// One preview of a provider.
package struct PreviewPart {
  package var view: AnyView
  package var traits: PreviewTraits
}

/// The previews that a view holds: its own parts where it is a group, else itself.
@MainActor package func previewParts<V: View>(of view: V) -> [PreviewPart] {
  (view as? any PreviewDivided)?.previewParts ?? [PreviewPart(view: AnyView(view), traits: PreviewTraits())]
}

/// A view whose parts are previews of their own.
protocol PreviewDivided {
  @MainActor var previewParts: [PreviewPart] { get }
}

extension EmptyView: PreviewDivided {
  @MainActor var previewParts: [PreviewPart] { [] }
}

extension TupleView: PreviewDivided {
  @MainActor var previewParts: [PreviewPart] {
    let collector = PreviewCollector()
    visit(by: collector)
    return collector.parts
  }
}

private final class PreviewCollector: ViewVisitor {
  private(set) var parts: [PreviewPart] = []

  func visit<V: View>(_ view: V) { parts += previewParts(of: view) }
}

extension Group: PreviewDivided where Content: View {
  @MainActor var previewParts: [PreviewPart] { ArcViews.previewParts(of: content) }
}

extension ForEach: PreviewDivided where Content: View {
  @MainActor var previewParts: [PreviewPart] { data.flatMap { ArcViews.previewParts(of: content($0)) } }
}

extension Optional: PreviewDivided where Wrapped: View {
  @MainActor var previewParts: [PreviewPart] { map { ArcViews.previewParts(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewDivided where TrueContent: View, FalseContent: View {
  @MainActor var previewParts: [PreviewPart] {
    switch storage {
    case .first(let view): ArcViews.previewParts(of: view)
    case .second(let view): ArcViews.previewParts(of: view)
    }
  }
}

extension AnyView: PreviewDivided {
  @MainActor var previewParts: [PreviewPart] { ArcViews.previewParts(of: content) }
}

extension PreviewTraitView: PreviewDivided {
  /// What is said of a part itself holds before what is said of its group.
  @MainActor var previewParts: [PreviewPart] {
    ArcViews.previewParts(of: content).map { part in
      var traits = PreviewTraits()
      change(&traits)
      traits.displayName = part.traits.displayName ?? traits.displayName
      traits.layout = part.traits.layout ?? traits.layout
      traits.context = part.traits.context ?? traits.context
      return PreviewPart(view: part.view, traits: traits)
    }
  }
}

extension EnvironmentView: PreviewDivided {
  @MainActor var previewParts: [PreviewPart] {
    ArcViews.previewParts(of: content).map {
      PreviewPart(view: AnyView(EnvironmentView<AnyView>(content: $0.view, change: change)), traits: $0.traits)
    }
  }
}

extension NodeModifiedView: PreviewDivided {
  @MainActor var previewParts: [PreviewPart] {
    ArcViews.previewParts(of: content).map {
      PreviewPart(view: AnyView(NodeModifiedView<AnyView>(content: $0.view, modifier: modifier)), traits: $0.traits)
    }
  }
}
