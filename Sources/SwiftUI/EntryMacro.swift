// `@Entry` and `@Previewable`.

/// Declares a value of the environment with its key: `@Entry var accent: Color = .blue` in an extension of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// Lets a preview's closure have state. A still picture shows its initial value.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
