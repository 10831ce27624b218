// `#Preview` for views.

/// Declares a preview of a view: a picture of its own where a program's previews are drawn.
@freestanding(declaration)
public macro Preview<V: View>(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> V) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view in the room that its traits give it.
@freestanding(declaration)
public macro Preview<V: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> V
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
