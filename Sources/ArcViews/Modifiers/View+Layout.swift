// Modifiers that change a view's size and place.

import ArcGraphics
public import Foundation

extension View {
  /// Room around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifyingNodes { _ in .padding(insets.node) } }

  /// Room on some edges, in points; nil for the standard of 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifyingNodes { _ in .padding(edges.insets(length ?? 16)) }
  }

  /// Room on every edge, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { modifyingNodes { _ in .padding(Edge.Set.all.insets(length)) } }

  /// A frame of a fixed size in points; nil leaves that axis to the view.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifyingNodes { _ in
      .frame(width: width.map { Double(max(0, $0)) }, height: height.map { Double(max(0, $0)) }, alignment.pair)
    }
  }

  /// A frame within bounds in points; nil leaves that bound to the view.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifyingNodes { _ in
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) }, maxWidth: maxWidth.map { Double($0) },
          minHeight: minHeight.map { Double($0) }, idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
          alignment: alignment.pair))
    }
  }

  /// The view itself.
  @available(*, deprecated, message: "pass one or more of width, height or alignment")
  nonisolated public func frame() -> some View { modifyingNodes { _ in nil } }

  /// The view at its ideal size.
  nonisolated public func fixedSize() -> some View { modifyingNodes { _ in .fixedSize(horizontal: true, vertical: true) } }

  /// The view at its ideal size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifyingNodes { _ in .fixedSize(horizontal: horizontal, vertical: vertical) }
  }

  /// Draws the view elsewhere; its frame stays. In points, x to the right.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifyingNodes { _ in .offset(x: x, y: y) } }

  nonisolated public func offset(_ offset: CGSize) -> some View { modifyingNodes { _ in .offset(x: offset.width, y: offset.height) } }

  /// Centres the view on a point of all the room there is.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifyingNodes { _ in .position(Point(x: x, y: y)) } }

  nonisolated public func position(_ position: CGPoint) -> some View { modifyingNodes { _ in .position(position.plain) } }

  /// Holds the view to a ratio of width to height; nil for its own.
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifyingNodes { _ in .aspectRatio(ratio.map { Double($0) }, fills: contentMode == .fill) }
  }

  nonisolated public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    modifyingNodes { _ in .aspectRatio(ratio.height == 0 ? nil : Double(ratio.width / ratio.height), fills: contentMode == .fill) }
  }

  /// As large as fits, in the view's own ratio.
  nonisolated public func scaledToFit() -> some View { modifyingNodes { _ in .aspectRatio(nil, fills: false) } }

  /// So large that nothing is left bare, in the view's own ratio.
  nonisolated public func scaledToFill() -> some View { modifyingNodes { _ in .aspectRatio(nil, fills: true) } }

  /// Who gets room first in a stack; 0 is usual.
  nonisolated public func layoutPriority(_ value: Double) -> some View { modifyingNodes { _ in .layoutPriority(value) } }

  /// Who lies on top; 0 is usual.
  nonisolated public func zIndex(_ value: Double) -> some View { modifyingNodes { _ in .zIndex(value) } }

  /// Sets where a guide lies in the view.
  nonisolated public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    AlignedView(content: self, key: guide.key, computeValue: computeValue)
  }

  nonisolated public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    AlignedView(content: self, key: guide.key, computeValue: computeValue)
  }

  /// Lets the view reach to the picture's edges.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifyingNodes { _ in .ignoresSafeArea(edges.node) }
  }

  /// The older name of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifyingNodes { _ in .ignoresSafeArea(edges.node) } }

  /// Grows the safe area of what lies within, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifyingNodes { _ in .safeAreaPadding(insets.node) } }

  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifyingNodes { _ in .safeAreaPadding(edges.insets(length ?? 16)) }
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifyingNodes { _ in .safeAreaPadding(Edge.Set.all.insets(length)) }
  }
}

/// Whether a picture lies within its room or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Parts of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A view that says where a guide lies in it.
nonisolated struct AlignedView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let compute = computeValue
    return context.nodes(of: content).map { .modified($0, .alignmentGuide(key) { Double(compute(ViewDimensions(node: $0))) }) }
  }
}
