// The protocol that every view follows.

/// A part of a picture. A view either has a `body` made of other views, or is one of the vocabulary's own.
@MainActor @preconcurrency
public protocol View {
  /// What `body` is made of; `Never` for the vocabulary's own views.
  associatedtype Body: View

  /// What the view shows, in the environment that stands in the view's dynamic properties.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// The vocabulary's own views have no body to ask for.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view that resolves itself rather than through a body.
package protocol PrimitiveView {
  /// The nodes that the view adds to its container, in order; none for a view that shows nothing.
  @MainActor func nodes(in context: ResolveContext) -> [ViewNode]
}
