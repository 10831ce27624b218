// Liquid Glass: drawn as the translucent plate that it is like at rest.

public import Foundation

/// How a plate of glass looks.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  var tint: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass itself: nobody touches a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where no other is asked for: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass would come and go.
public struct GlassEffectTransition: Hashable, Sendable {
  private let id: Int
  public static let identity = GlassEffectTransition(id: 0)
  public static let matchedGeometry = GlassEffectTransition(id: 1)
  public static let materialize = GlassEffectTransition(id: 2)
}

/// A view behind which a plate of glass lies.
nonisolated struct GlassPlate<Content: View, Outline: Shape>: View {
  let content: Content
  let glass: Glass
  let shape: Outline

  @MainActor var body: some View {
    switch glass.kind {
    case .identity: content
    case .regular: content.background(glass.tint.map { AnyShapeStyle($0.opacity(0.6)) } ?? AnyShapeStyle(.ultraThinMaterial), in: shape)
    case .clear: content.background(glass.tint.map { AnyShapeStyle($0.opacity(0.3)) } ?? AnyShapeStyle(.white.opacity(0.12)), in: shape)
    }
  }
}

/// Plates of glass that would flow into one another. The views stand as they would without it.
nonisolated public struct GlassEffectContainer<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
}

extension View {
  /// A plate of glass behind the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    GlassPlate(content: self, glass: glass, shape: shape)
  }

  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifyingNodes { _ in nil }
  }
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    modifyingNodes { _ in nil }
  }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { modifyingNodes { _ in nil } }
}

/// A label on a plate of glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass

  public init() { glass = .regular }
  public init(_ glass: Glass) { self.glass = glass }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlateLabel(label: configuration.label, role: configuration.role, glass: glass)
  }
}

/// A label in white on a plate of tinted glass.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlateLabel(label: configuration.label, role: configuration.role, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
