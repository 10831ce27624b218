// Properties of entities that are worked out rather than kept.

public import ArcFoundation

/// Says that a property of an entity is worked out each time. A system's shortcuts list it; here it is the property alone.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Says that a property of an entity takes time to work out.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
