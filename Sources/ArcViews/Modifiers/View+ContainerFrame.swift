// Frames that are parts of the widget.

import ArcGraphics
public import Foundation

extension EnvironmentValues {
  private struct Room: EnvironmentKey { static let defaultValue: CGSize? = nil }

  /// The size of the container without its margins, in points; set by a host, nil where there is none.
  package var containerRoom: CGSize? {
    get { self[Room.self] }
    set { self[Room.self] = newValue }
  }
}

extension View {
  /// A frame as large as the widget without its margins, along some axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame of `span` of `count` equal parts of the widget with gaps between them, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
    }
  }

  /// A frame of a length made of the widget's, without its margins.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifyingNodes { environment in
      guard let room = environment.containerRoom else { return nil }
      return .frame(
        width: axes.contains(.horizontal) ? Double(max(0, length(room.width, .horizontal))) : nil,
        height: axes.contains(.vertical) ? Double(max(0, length(room.height, .vertical))) : nil, alignment.pair)
    }
  }

  /// Room for what the scene shows around views: 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }

  /// The older way to say `environment(\.colorScheme, …)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// A bar at an edge, with room kept for the view.
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// What a scene's padding is for.
public struct ScenePadding: Hashable, Sendable {
  private let id: Int
  public static let minimum = ScenePadding(id: 0)
  public static let navigationBar = ScenePadding(id: 1)
}
