// Previews: views that a file shows of itself.

public import Foundation

/// Shows a file's views, each a picture of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The system that a preview is for. Nothing depends on it here.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// A name for a value of a preview's context.
public protocol PreviewContextKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Where a preview is shown, for example a widget's family.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The room that a preview gets.
public enum PreviewLayout: Equatable, Sendable {
  case device
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name. Nothing depends on it here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

/// What a preview says of itself beside its view.
package struct PreviewTraits {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var context: (any PreviewContext)?
}

/// A view with what a preview says of itself.
nonisolated struct PreviewTraitView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let change: (inout PreviewTraits) -> Void

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
}

extension View {
  /// Where the preview is shown.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    PreviewTraitView(content: self) { $0.context = value }
  }

  nonisolated public func previewDisplayName(_ value: String?) -> some View { PreviewTraitView(content: self) { $0.displayName = value } }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { PreviewTraitView(content: self) { $0.layout = value } }
  /// The view itself: pictures are not of a device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { PreviewTraitView(content: self) { _ in } }
  /// The view itself.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewTraitView(content: self) { _ in }
  }
}
