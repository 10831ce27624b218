// What resolving a view knows of its surroundings, and where it notes what is not a node.

package import Foundation

/// The environment of a view, and the record that a whole tree shares.
package struct ResolveContext {
  package var environment: EnvironmentValues
  package let record: ResolveRecord

  package init(environment: EnvironmentValues, record: ResolveRecord) {
    self.environment = environment
    self.record = record
  }

  /// The nodes that a view adds to its container.
  @MainActor package func nodes<V: View>(of view: V) -> [ViewNode] {
    guard record.depth < record.deepest else {
      record.warn("views lie more than \(record.deepest) deep within one another, as where one shows itself; what lies deeper is left out")
      return []
    }
    record.depth += 1
    defer { record.depth -= 1 }
    if V.Body.self == Never.self, let primitive = V.self as? any PrimitiveView.Type { return nodes(of: view, as: primitive) }
    return DynamicFields.isBare(V.self) ? nodes(of: view.body) : nodes(of: bound(view).body)
  }

  /// The nodes of a view that is known to be a `P`. Boxing it as `any PrimitiveView` would copy everything below it, at every level of a tree.
  @MainActor private func nodes<V: View, P: PrimitiveView>(of view: V, as type: P.Type) -> [ViewNode] {
    unsafe withUnsafePointer(to: view) {
      unsafe UnsafeRawPointer($0).assumingMemoryBound(to: P.self).pointee.nodes(in: self)
    }
  }

  /// A view as one node: its own, or several on top of one another, centred.
  @MainActor package func node<V: View>(of view: V, alignment: Alignment = .center) -> ViewNode {
    let nodes = nodes(of: view)
    switch nodes.count {
    case 0: return .empty
    case 1: return nodes[0]
    default: return .layered(LayeredNode(alignment: alignment.pair, children: nodes))
    }
  }

  /// A copy of a view, style or modifier that reads this environment.
  @MainActor package func bound<T>(_ value: T) -> T { DynamicFields.bound(value, to: environment) }

  /// This context with another environment.
  package func changing(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var result = self
    change(&result.environment)
    return result
  }
}

/// What resolving a tree finds beside its nodes. Views made while the tree is laid out (in a GeometryReader) add to it later.
@MainActor
package final class ResolveRecord {
  package var interactions: [Interaction] = []
  package var warnings: [String] = []
  package var containerBackground: ViewNode?
  package var widgetURL: URL?
  package var activityBackground: Color.Resolved?
  /// What preferences came to, by the identity of their keys.
  package var preferences: [ObjectIdentifier: Any] = [:]

  /// How many views lie around the one that is resolved, modifiers among them.
  fileprivate(set) var depth = 0
  let deepest: Int

  /// - Parameter deepest: how deep views may lie within one another.
  package init(deepest: Int = 4_000) { self.deepest = deepest }

  package func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
