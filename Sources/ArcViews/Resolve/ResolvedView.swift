// The way in: a view and an environment become a tree of nodes and what a host needs beside it.

import ArcFoundation
package import ArcGraphics
public import Foundation

/// Something in a widget that a host can tap.
public struct Interaction: Sendable {
  public enum Kind: Sendable, Hashable { case button, toggle, link }

  public var kind: Kind
  /// What the control says to people who do not see it.
  public var label: String
  /// Whether a toggle is on; nil for what is not a toggle.
  public var isOn: Bool?
  /// Where a link leads; nil for what is not a link.
  public var url: URL?
  /// What a tap does; nil where a tap does nothing here.
  public var perform: (@MainActor @Sendable () async throws -> Void)?
  /// What a higher module keeps with the control, for example its intent.
  public var payload: (any Sendable)?

  public init(
    kind: Kind, label: String, isOn: Bool? = nil, url: URL? = nil, perform: (@MainActor @Sendable () async throws -> Void)? = nil,
    payload: (any Sendable)? = nil
  ) {
    self.kind = kind
    self.label = label
    self.isOn = isOn
    self.url = url
    self.perform = perform
    self.payload = payload
  }
}

/// A view with everything inherited written into it.
///
/// `interactions`, `warnings` and `containerBackground` may still grow while `root` is laid out, as a GeometryReader makes its content
/// only then: read them afterwards.
@MainActor
public struct ResolvedView {
  public let root: ViewNode
  private let record: ResolveRecord

  init(root: ViewNode, record: ResolveRecord) {
    self.root = root
    self.record = record
  }

  /// What `containerBackground(for: .widget)` declared, or nil where no view did.
  public var containerBackground: ViewNode? { record.containerBackground }
  /// Where a tap outside of every control leads, or nil.
  public var widgetURL: URL? { record.widgetURL }
  /// What `activityBackgroundTint` asked for, or nil where no view did.
  package var activityBackground: RGBA? { record.activityBackground?.rgba }
  /// What can be tapped; `NodeModifier.interaction` holds indices into this.
  public var interactions: [Interaction] { record.interactions }
  /// What could not be shown as asked, in sentences.
  public var warnings: [String] { record.warnings }
  /// What the view says in reading order, without what is hidden from accessibility or made only in layout.
  public var words: [String] { root.words }
}

/// Writes everything that a view inherits into a tree of nodes. Several views without a container stand below one another.
@MainActor
public func resolve<V: View>(_ view: V, in environment: EnvironmentValues) -> ResolvedView {
  var record = ResolveRecord()
  let root = Localization.$boundLocale.withValue(environment.locale) {
    let nodes = ResolveContext(environment: environment, record: record).nodes(of: view)
    guard nodes.count > 1 else { return nodes.first ?? .empty }
    // Spacers and dividers ask which way they stand: the views are made once more for a stack, with a record of their own.
    record = ResolveRecord()
    return ResolveContext(environment: environment, record: record).node(of: VStack { view })
  }
  let isRightToLeft = environment.layoutDirection == .rightToLeft
  return ResolvedView(root: isRightToLeft ? .modified(root, .layoutDirection(isRightToLeft: true)) : root, record: record)
}
