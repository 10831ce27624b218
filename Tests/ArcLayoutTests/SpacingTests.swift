// The gaps that neighbours choose where a stack says nothing, with the numbers of iOS.

import ArcGraphics
import ArcViews
import Testing

@testable import ArcLayout

@Suite("Default spacing")
@MainActor
struct SpacingTests {
  /// Body text of iOS at the standard size.
  private let body = FontMetrics(ascent: 16.1865, descent: 4.1006, capHeight: 11.978, xHeight: 8.948, lineHeight: 22)
  /// System text of 17 points, which has no leading.
  private let system = FontMetrics(ascent: 16.1865, descent: 4.1006, capHeight: 11.978, xHeight: 8.948, lineHeight: 20.2871)

  private func gap(_ above: EdgeSpacing, _ below: EdgeSpacing) -> Double { EdgeSpacing.gap(after: above, before: below) }
  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-3 }

  @Test("Texts stand as far apart as the lower one's font asks for between its lines, in whole pixels")
  func texts() {
    #expect(isNear(gap(.text([system], at: .bottom), .text([body], at: .top)), 2))
    #expect(isNear(gap(.text([body], at: .bottom), .text([system], at: .top)), 0))
  }

  @Test("A view over a text keeps 6.43 points from its box, one under it 10.64")
  func textsAndViews() {
    #expect(isNear(gap(.view, .text([body], at: .top)), 6.4339))
    #expect(isNear(gap(.text([body], at: .bottom), .view), 10.6424))
  }

  @Test("Views that are no texts stand 8 points apart, and so does everything in a row")
  func views() {
    #expect(gap(.view, .view) == 8)
    #expect(gap(.text([body], at: .trailing), .text([body], at: .leading)) == 8)
    #expect(gap(.symbol(descent: 3, at: .trailing), .text([body], at: .leading)) == 8)
  }

  @Test("A symbol touches the text under it")
  func symbols() {
    #expect(gap(.symbol(descent: 3, at: .bottom), .text([body], at: .top)) == 0)
    #expect(gap(.symbol(descent: 3, at: .bottom), .view) == 4)
    #expect(gap(.view, .symbol(descent: 3, at: .top)) == 3)
  }

  @Test("A spacer keeps nothing from anything")
  func spacers() {
    #expect(gap(.none, .text([body], at: .top)) == 0)
    #expect(gap(.view, .none) == 0)
  }

  @Test("A row wishes for what its texts wish for")
  func rows() {
    let row = EdgeSpacing.symbol(descent: 3, at: .top).joined(with: .text([body], at: .top))
    #expect(isNear(gap(.text([system], at: .bottom), row), 2))
  }

  private func text(fits: Bool) -> ViewNode {
    .text(
      TextNode(
        request: TextRequest(spans: [TextSpan(content: .text("abcd"), font: FontSpec(size: 10, fitsPhone: fits))]), paints: [.solid(.black)]
      ))
  }

  private func height(_ children: [ViewNode]) -> Double {
    let stack = ViewNode.stack(StackNode(axis: .vertical, alignment: StandardGuide.leading, spacing: nil, children: children))
    let placed = place(stack, in: Size(width: 100, height: 200), measuring: BoxMeasuring())
    return placed.root.children[0].frame.height
  }

  @Test("A column of texts as on a phone has no gaps of 8; one of texts in their own measures has, and so has one of padded texts")
  func columns() {
    // Every line is 12 points high; ten per cent of it, in thirds of a point, is 4/3.
    #expect(isNear(height([text(fits: true), text(fits: true)]), 24))
    #expect(isNear(height([text(fits: false), text(fits: false)]), 32))
    let padded = ViewNode.modified(text(fits: true), .padding(Insets(top: 1, leading: 1, bottom: 1, trailing: 1)))
    #expect(isNear(height([padded, padded]), 14 + 8 + 14))
    // The line and its tenth, less the capitals' 7 points.
    #expect(isNear(height([text(fits: true), padded]), 12 + (12 + 4.0 / 3 - 7) + 14))
    let framed = ViewNode.modified(
      text(fits: true), .frame(width: 50, height: nil, AlignmentPair(horizontal: StandardGuide.leading, vertical: StandardGuide.top)))
    #expect(isNear(height([framed, framed]), 24))
  }
}
