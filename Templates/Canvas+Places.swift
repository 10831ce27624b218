// Places on a picture: views put by their baseline, their centre or their edge, in points from the leading top corner.

import SwiftUI

/// A fixed ground on which everything is put at its own place; in right-to-left languages x runs from the right.
struct Board<Content: View>: View {
  let width: CGFloat
  let height: CGFloat
  let content: Content

  init(width: CGFloat, height: CGFloat, @ViewBuilder content: () -> Content) {
    self.width = width
    self.height = height
    self.content = content()
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      content
    }
    .frame(width: width, height: height)
  }
}

extension View {
  /// The first baseline at `y`, the leading edge at `x`.
  func baseline(_ y: CGFloat, leading x: CGFloat) -> some View {
    alignmentGuide(.top) { $0[.firstTextBaseline] - y }.alignmentGuide(.leading) { $0[.leading] - x }
  }

  /// The last baseline at `y`, the leading edge at `x`.
  func baseline(last y: CGFloat, leading x: CGFloat) -> some View {
    alignmentGuide(.top) { $0[.lastTextBaseline] - y }.alignmentGuide(.leading) { $0[.leading] - x }
  }

  /// The first baseline at `y`, the trailing edge at `x`.
  func baseline(_ y: CGFloat, trailing x: CGFloat) -> some View {
    alignmentGuide(.top) { $0[.firstTextBaseline] - y }.alignmentGuide(.leading) { $0[.trailing] - x }
  }

  /// The first baseline at `y`, the middle at `x`.
  func baseline(_ y: CGFloat, middle x: CGFloat) -> some View {
    alignmentGuide(.top) { $0[.firstTextBaseline] - y }.alignmentGuide(.leading) { $0[HorizontalAlignment.center] - x }
  }

  /// The centre at (x, y).
  func centered(x: CGFloat, y: CGFloat) -> some View {
    alignmentGuide(.top) { $0[VerticalAlignment.center] - y }.alignmentGuide(.leading) { $0[HorizontalAlignment.center] - x }
  }

  /// The leading top corner at (x, y).
  func corner(x: CGFloat, y: CGFloat) -> some View {
    alignmentGuide(.top) { $0[.top] - y }.alignmentGuide(.leading) { $0[.leading] - x }
  }
}

/// Inter's cap height, in em.
let capHeight: CGFloat = 0.7275

extension CGFloat {
  /// The baseline that centres capitals of `size` on this y.
  func capsBaseline(size: CGFloat) -> CGFloat { self + capHeight / 2 * size }
}
