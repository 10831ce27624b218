// How a control notes that it can be tapped.

package import Foundation

/// What a control does when it is tapped, before its label is known.
package struct ControlAction {
  package var kind: Interaction.Kind
  package var isOn: Bool?
  package var url: URL?
  package var perform: (@MainActor @Sendable () async throws -> Void)?
  package var payload: (any Sendable)?

  package init(
    kind: Interaction.Kind, isOn: Bool? = nil, url: URL? = nil, perform: (@MainActor @Sendable () async throws -> Void)? = nil,
    payload: (any Sendable)? = nil
  ) {
    self.kind = kind
    self.isOn = isOn
    self.url = url
    self.perform = perform
    self.payload = payload
  }
}

extension ResolveContext {
  /// One node that can be tapped, made of what `content` resolves. Controls are numbered in the order in which they stand.
  @MainActor func tappable(_ action: ControlAction, _ content: (ResolveContext) -> ViewNode) -> [ViewNode] {
    guard environment.isEnabled else { return [content(self)] }
    let index = record.interactions.count
    record.interactions.append(
      Interaction(
        kind: action.kind, label: "", isOn: action.isOn, url: action.url, perform: action.perform, payload: action.payload))
    let node = content(self)
    record.interactions[index].label = node.words.joined(separator: ", ")
    return [.modified(node, .interaction(index))]
  }
}
