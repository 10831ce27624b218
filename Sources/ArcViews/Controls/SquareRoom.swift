// The square that a round button takes.

import Foundation

/// As wide and as high as the longer side of its one view, which it holds in its middle.
struct SquareRoom: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
