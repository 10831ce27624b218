// The older way to take a container's views apart, which many sources know by its underscored names.

/// Views taken apart by a root.
public enum _VariadicView {
  /// The views, one by one.
  public typealias Children = SubviewsCollection

  nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View, PrimitiveView {
    public typealias Body = Never

    public var root: Root
    public var content: Content

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
      let nodes = context.nodes(of: root.body(children: SubviewsCollection(of: content, in: context)))
      return Root._isUnary && nodes.count > 1 ? [.stack(.column(of: nodes))] : nodes
    }
  }

  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
}

extension StackNode {
  fileprivate static func column(of nodes: [ViewNode]) -> StackNode {
    StackNode(axis: .vertical, alignment: StandardGuide.centerX, spacing: nil, children: nodes)
  }
}

/// What makes a view of views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  associatedtype Body: View
  static var _isUnary: Bool { get }
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  public static var _isUnary: Bool { true }
}

extension _VariadicView_MultiViewRoot {
  public static var _isUnary: Bool { false }
}
