// Where marks are moved, how they are cut, and what compiles and changes nothing.

import ArcViews
public import Foundation

extension ChartContent {
  /// Moves the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    looking {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Draws the marks above those with a lower index.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { looking { $0.zIndex = value } }

  /// Blurs the marks; radius in points.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { looking { $0.blur = radius } }

  /// A shadow under the marks; lengths in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { looking { $0.shadow = (color, Double(radius), Double(x), Double(y)) } }

  nonisolated public func blendMode(_ mode: _BlendMode) -> some ChartContent { looking { $0.blendMode = mode } }

  /// Cuts the marks to a shape over the plot.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    looking { $0.clip = shape }
  }

  /// Shows the marks only where others lie.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let content = content()
    return looking { $0.mask = content }
  }

  /// Changes nothing: marks are drawn in one go.
  nonisolated public func compositingLayer() -> some ChartContent { looking { _ in } }

  /// Changes nothing: what `style` would do to the marks as one view is not done.
  nonisolated public func compositingLayer<V: View>(@ViewBuilder style: (ChartMarkLayer) -> V) -> some ChartContent { looking { _ in } }

  /// Changes nothing here: nobody is told of single marks.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { looking { _ in } }
  nonisolated public func accessibilityLabel(_ text: Text) -> some ChartContent { looking { _ in } }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ text: some StringProtocol) -> some ChartContent { looking { _ in } }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { looking { _ in } }
  nonisolated public func accessibilityValue(_ text: Text) -> some ChartContent { looking { _ in } }
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ text: some StringProtocol) -> some ChartContent { looking { _ in } }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { looking { _ in } }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { looking { _ in } }
}

/// Marks as one view, for `compositingLayer(style:)`.
nonisolated public struct ChartMarkLayer: View {
  public var body: some View { EmptyView() }
}
