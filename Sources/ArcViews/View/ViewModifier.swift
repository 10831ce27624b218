// Modifiers that authors write, and the view that carries one.

import Foundation

/// A change to a view that authors write once and apply by `modifier(_:)`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The modified view; `content` stands for the view that is modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that a modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

extension ViewModifier {
  /// This modifier, and then another around it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that stands for what a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never

  let view: any View

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: view) }
}

/// A view or a modifier with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let modifier = context.bound(modifier)
    guard let effect = modifier as? any GeometryEffect else {
      return context.nodes(of: modifier.body(content: _ViewModifier_Content(view: content)))
    }
    return context.nodes(of: content).map { .modified($0, .transform { effect.effectValue(size: CGSize($0)).affine.plain }) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  public func body(content: Content) -> some View { content }
}

extension View {
  /// The view with a modifier applied.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
