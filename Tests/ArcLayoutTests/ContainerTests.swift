// Grids, geometry readers, canvases, views that fit, and layouts that authors write.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

private func grid(
  _ rows: [[ViewNode]], alignment: AlignmentPair = .center, spacing: Double? = 0, rowAlignment: AlignmentKey? = nil
) -> ViewNode {
  .grid(
    GridNode(
      content: .rows(rows.map { .init(cells: $0, spansAllColumns: false, alignment: rowAlignment) }), alignment: alignment,
      horizontalSpacing: spacing, verticalSpacing: spacing))
}

private func lazyGrid(
  _ tracks: [GridNode.Track], _ nodes: [ViewNode], vertical: Bool = true, spacing: Double? = 0, alignment: AlignmentPair = .center
) -> ViewNode {
  .grid(
    GridNode(
      content: .lazy(.init(isVertical: vertical, tracks: tracks.map { ($0, spacing: nil, alignment: nil) }), nodes),
      alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing))
}

extension ViewNode {
  fileprivate func cell(
    columns: Int? = nil, anchor: Point? = nil, alignment: AlignmentPair? = nil, unsizedHorizontal: Bool = false,
    unsizedVertical: Bool = false
  ) -> ViewNode {
    .modified(
      self,
      .gridCell(
        columns: columns, anchor: anchor, alignment: alignment, unsizedHorizontal: unsizedHorizontal, unsizedVertical: unsizedVertical))
  }
}

@MainActor
@Suite("Containers")
struct ContainerTests {
  @Test("A grid's columns are as wide as their widest cell, its rows as high as their highest")
  func gridSizes() {
    let node = grid([[box(10, 10).named("a"), box(5, 20).named("b")], [box(30, 4).named("c"), box(8, 4).named("d")]]).named("g")
    #expect(
      frames(node, in: 38, 24) == [
        "g": "0,0 38×24", "a": "10,5 10×10", "b": "31.5,0 5×20", "c": "0,20 30×4", "d": "30,20 8×4",
      ])
  }

  @Test("Grid spacing is 8 points unless said otherwise")
  func gridSpacing() {
    let node = grid([[box(10, 10), box(10, 10).named("b")], [box(10, 10), box(10, 10).named("d")]], spacing: nil)
    #expect(frames(node, in: 28, 28) == ["b": "18,0 10×10", "d": "18,18 10×10"])
  }

  @Test("A grid's alignment, a row's and a column's place cells")
  func gridAlignment() {
    let node = grid(
      [[box(10, 10).named("a"), box(10, 20)], [box(30, 4), box(20, 4)], [box(4, 4).cell(alignment: .trailing).named("c"), box(1, 4)]],
      alignment: .topLeading)
    #expect(frames(node, in: 50, 28) == ["a": "20,0 10×10", "c": "26,24 4×4"])
    let bottom = grid([[box(10, 10).named("a"), box(10, 20)]], rowAlignment: Guide.bottom)
    #expect(frames(bottom, in: 20, 20) == ["a": "0,10 10×10"])
  }

  @Test("A grid row aligns baselines")
  func gridBaselines() {
    let node = grid([[text("a", 20).named("a"), text("b", 10).named("b")]], rowAlignment: Guide.firstBaseline)
    #expect(frames(node, in: 15, 24) == ["a": "0,0 10×24", "b": "10,10 5×12"])
  }

  @Test("A cell's anchor places it in its cell")
  func gridAnchor() {
    let node = grid([[box(10, 10).cell(anchor: Point(x: 1, y: 0)).named("a"), box(10, 20)], [box(30, 4), box(10, 4)]])
    #expect(frames(node, in: 40, 24) == ["a": "20,0 10×10"])
  }

  @Test("Flexible columns share what stiff ones leave")
  func gridFlexible() {
    let node = grid([[color().named("a"), box(20, 10).named("b"), color().named("c")]])
    #expect(frames(node, in: 100, 10) == ["a": "0,0 40×10", "b": "40,0 20×10", "c": "60,0 40×10"])
  }

  @Test("A cell may span columns and widens them where it needs more")
  func gridSpan() {
    let node = grid([[box(10, 10).named("a"), box(10, 10).named("b")], [box(30, 5).cell(columns: 2).named("c")]], alignment: .topLeading)
    #expect(frames(node, in: 30, 15) == ["a": "0,0 10×10", "b": "15,0 10×10", "c": "0,10 30×5"])
  }

  @Test("A view between rows spans the grid; unsized, it takes no more than the rows do")
  func gridDivider() {
    func node(_ divider: ViewNode) -> ViewNode {
      .grid(
        GridNode(
          content: .rows([
            .init(cells: [box(10, 10), box(10, 10)], spansAllColumns: false, alignment: nil),
            .init(cells: [divider], spansAllColumns: true, alignment: nil),
          ]), alignment: .center, horizontalSpacing: 0, verticalSpacing: 0))
    }
    let line = color().frame(nil, 1).named("line")
    #expect(frames(node(line), in: 100, 11) == ["line": "0,10 100×1"])
    #expect(frames(node(line.cell(unsizedHorizontal: true)), in: 100, 11) == ["line": "40,10 20×1"])
  }

  @Test("A row is as high whatever the order of its cells, with anchors among baselines")
  func gridAnchors() {
    let cells = [box(10, 30).cell(anchor: .zero), text("ab", 10)]
    let heights = [cells, cells.reversed()].map { row in
      placed(grid([row], rowAlignment: Guide.firstBaseline).named("g"), 100, 100).root.children[0].frame.height
    }
    #expect(heights == [30, 30])
  }

  @Test("Texts in a grid wrap in their column")
  func gridText() {
    let node = grid([[text("aaaa bbbb").named("t"), box(20, 10).named("b")]])
    #expect(frames(node, in: 50, 24) == ["t": "5,0 20×24", "b": "25,7 20×10"])
  }

  @Test("Fixed tracks flow cells line after line")
  func lazyFixed() {
    let cells = ["a", "b", "c"].map { box(8, 8).named($0) }
    #expect(
      frames(lazyGrid([.fixed(10), .fixed(20)], cells, spacing: 2), in: 32, 18)
        == ["a": "1,0 8×8", "b": "18,0 8×8", "c": "1,10 8×8"])
  }

  @Test("Flexible tracks share the room in turn, held to their bounds")
  func lazyFlexible() {
    let cells = ["a", "b", "c"].map { color().frame(nil, 5).named($0) }
    let node = lazyGrid([.fixed(20), .flexible(minimum: 10, maximum: 30), .flexible(minimum: 10, maximum: .infinity)], cells)
    #expect(frames(node, in: 100, 5) == ["a": "0,0 20×5", "b": "20,0 30×5", "c": "50,0 50×5"])
  }

  @Test("An adaptive track holds as many columns as fit")
  func lazyAdaptive() {
    let cells = ["a", "b", "c", "d"].map { color().frame(nil, 5).named($0) }
    let node = lazyGrid([.adaptive(minimum: 30, maximum: .infinity)], cells, spacing: 5)
    #expect(frames(node, in: 110, 15) == ["a": "0,0 33.33×5", "b": "38.33,0 33.33×5", "c": "76.67,0 33.33×5", "d": "0,10 33.33×5"])
  }

  @Test("A track or a span beyond all counting leaves the other cells their places")
  func beyondCounting() {
    let cells = ["a", "b"].map { box(8, 8).named($0) }
    let lazy = lazyGrid([.adaptive(minimum: 1, maximum: .infinity)], cells)
    #expect(Set(frames(lazy.frame(1e12, 8), in: 100, 8).keys) == ["a", "b"])
    #expect(placed(lazy.frame(1e30, 8), 100, 8).warnings.isEmpty)
    let spans = grid([[box(10, 10).cell(columns: .max).named("a"), box(10, 10).cell(columns: .max)], [box(4, 4).named("b")]])
    #expect(Set(frames(spans, in: 100, 14).keys) == ["a", "b"])
  }

  @Test("A line is as high as its highest cell")
  func lazyLines() {
    let node = lazyGrid([.fixed(10), .fixed(10)], [box(10, 5).named("a"), box(10, 20), box(10, 5).named("c")])
    #expect(frames(node, in: 20, 25) == ["a": "0,7.5 10×5", "c": "0,20 10×5"])
  }

  @Test("A horizontal grid flows downward first")
  func lazyHorizontal() {
    let cells = ["a", "b", "c"].map { box(10, 10).named($0) }
    let node = lazyGrid([.fixed(10), .fixed(20)], cells, vertical: false, spacing: 1)
    #expect(frames(node, in: 21, 31) == ["a": "0,0 10×10", "b": "0,16 10×10", "c": "11,0 10×10"])
  }

  @Test("A geometry reader takes all the room and puts its content at the top leading corner")
  func geometry() {
    let node = ViewNode.sized { geometry in box(geometry.size.width / 2, geometry.size.height / 4).named("half") }.named("g")
    #expect(frames(node.padding(10), in: 120, 100) == ["g": "10,10 100×80", "half": "10,10 50×20"])
  }

  @Test("A geometry reader is 10 points where nothing is proposed, and knows its frame in the picture")
  func geometryFrame() {
    #expect(frames(ViewNode.sized { _ in .empty }.named("g").fixedSize(), in: 30, 30) == ["g": "10,10 10×10"])
    let node = ViewNode.sized { box($0.globalFrame.minX, $0.safeArea.top).named("b") }
    #expect(
      frames(node, in: 100, 100, margins: Insets(top: 7, leading: 16, bottom: 8, trailing: 4)) == ["b": "16,7 16×7"])
  }

  @Test("Several views in a geometry reader lie on one another in the corner")
  func geometryGroup() {
    let node = ViewNode.sized { _ in .group([box(10, 10).named("a"), box(5, 5).named("b")]) }
    #expect(frames(node, in: 50, 50) == ["a": "0,0 10×10", "b": "0,0 5×5"])
  }

  @Test("A canvas draws in its own corner and lays views out where it says")
  func canvas() {
    let node = ViewNode.canvas { size in
      [
        .fill(VectorPath(rect: Rect(x: 1, y: 1, width: size.width - 2, height: 4)), .nonZero, .solid(.black)),
        .view(text("ab").named("t"), Rect(x: 5, y: 6, width: 30, height: 20)),
      ]
    }
    #expect(frames(node.padding(10), in: 60, 60) == ["t": "15,16 10×12"])
    let list = placed(node.padding(10), 60, 60).root.displayList(EmitOptions())
    #expect(list.commands.first == .fill(VectorPath(rect: Rect(x: 11, y: 11, width: 38, height: 4)), .nonZero, .solid(.black)))
  }

  @Test("A canvas paints along each path's own box, its layers nested")
  func canvasPaints() {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    var arch = VectorPath()
    arch.move(to: Point(x: 10, y: 20))
    arch.quad(to: Point(x: 30, y: 20), control: Point(x: 20, y: 0))
    let node = ViewNode.canvas { _ in
      [
        .beginLayer(CanvasLayer(opacity: 0.5, transform: .translation(x: 5, y: 0))),
        .fill(arch, .nonZero, .linear(stops: stops, start: .zero, end: Point(x: 1, y: 1))),
        .endLayer,
      ]
    }
    let list = placed(node, 40, 40).root.displayList(EmitOptions())
    let faded = stops.map { GradientStop(color: $0.color.multipliedAlpha(0.5), location: $0.location) }
    // The arch turns back at y = 10.
    #expect(list.commands.count == 1)
    #expect(paint(list.commands.first) == .linear(stops: faded, start: Point(x: 15, y: 10), end: Point(x: 35, y: 20)))
  }

  @Test("The first view that fits is taken, else the last")
  func firstThatFits() {
    func node(_ horizontal: Bool, _ vertical: Bool) -> ViewNode {
      .firstThatFits(
        horizontal: horizontal, vertical: vertical,
        [text("abcdefgh").named("long"), text("abcd", 20).named("high"), text("ab").named("short")])
    }
    #expect(frames(node(true, true), in: 45, 30) == ["long": "2.5,9 40×12"])
    #expect(frames(node(true, true), in: 39, 30) == ["short": "14.5,9 10×12"])
    #expect(frames(node(true, true), in: 5, 5) == ["short": "0,-3.5 5×12"])
    #expect(frames(node(false, true), in: 20, 24) == ["long": "0,0 20×24"])
  }

  @Test("A view that fits keeps those after it from being made; the last is taken though it does not fit")
  func laterCandidates() {
    var made: [String] = []
    func late(_ string: String) -> @MainActor () -> [ViewNode] {
      {
        made.append(string); return [text(string).named(string)]
      }
    }
    func node() -> ViewNode {
      .firstThatFits(
        horizontal: true, vertical: false, [text("abcdef").named("abcdef")], later: [late("abcd"), { [] }, late("ab"), late("a")])
    }
    #expect(frames(node(), in: 30, 12) == ["abcdef": "0,0 30×12"])
    #expect(made == [])
    #expect(frames(node(), in: 10, 12) == ["ab": "0,0 10×12"])
    #expect(made == ["abcd", "ab"])
    made = []
    #expect(frames(node(), in: 4, 12) == ["a": "-0.5,0 5×12"])
    #expect(made == ["abcd", "ab", "a"])
  }

  @Test("A text that could wrap does not fit where its ideal is wider")
  func fitsByIdeal() {
    let node = ViewNode.firstThatFits(
      horizontal: true, vertical: false, [text("aaaa bbbb").named("wide"), text("aa bb").named("narrow")])
    #expect(frames(node, in: 30, 50) == ["narrow": "2.5,19 25×12"])
  }

  @Test("An author's layout sizes, places and sees priorities and values")
  func customLayout() {
    let key = ObjectIdentifier(ContainerTests.self)
    let children = [
      ViewNode.modified(box(10, 10).named("a"), .layoutValue(key, 7.0)), box(20, 10).priority(3).named("b"), box(4, 4).named("c"),
    ]
    let node = ViewNode.custom(
      CustomLayoutNode(children: children) { _, subviews in
        Size(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +) + 6, height: 40)
      } place: { bounds, _, subviews in
        let shift = subviews[0].layoutValues[key] as? Double ?? 0
        subviews[0].place(Point(x: bounds.minX + shift, y: bounds.minY), .zero, .unspecified)
        subviews[1].place(Point(x: bounds.maxX, y: bounds.minY + subviews[1].priority), Point(x: 1, y: 0), .unspecified)
      })
    #expect(
      frames(node.named("l"), in: 40, 40) == ["l": "0,0 40×40", "a": "7,0 10×10", "b": "20,3 20×10", "c": "18,18 4×4"])
    #expect(frames(node.named("l"), in: 40, 40, rightToLeft: true)["a"] == "23,0 10×10")
  }

  @Test("Margins keep content in; what ignores them reaches the edges it touches")
  func safeArea() {
    let margins = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(frames(color().named("c"), in: 200, 100, margins: margins) == ["c": "20,10 140×60"])
    let all = ViewNode.modified(color().named("c"), .ignoresSafeArea(.all))
    #expect(frames(all, in: 200, 100, margins: margins) == ["c": "0,0 200×100"])
    let bottom = ViewNode.modified(color().named("c"), .ignoresSafeArea(.bottom))
    #expect(frames(bottom, in: 200, 100, margins: margins) == ["c": "20,10 140×90"])
    #expect(frames(all.padding(1), in: 200, 100, margins: margins) == ["c": "21,11 138×58"])
    let background = text("ab").frame(maxWidth: .infinity, maxHeight: .infinity).background(all)
    #expect(frames(background, in: 200, 100, margins: margins) == ["c": "0,0 200×100"])
  }

  @Test("Safe area padding holds content in and lets backgrounds through")
  func safeAreaPadding() {
    let inner = ViewNode.modified(color().named("c"), .ignoresSafeArea(.all))
    let node = ViewNode.modified(inner, .safeAreaPadding(Insets(top: 5, leading: 5, bottom: 5, trailing: 5)))
    #expect(frames(node, in: 50, 50) == ["c": "0,0 50×50"])
  }

  @Test("Right to left, leading is right: stacks, frames, padding, geometry and grids turn round, offsets do not")
  func rightToLeft() {
    func turned(_ node: ViewNode, _ width: Double, _ height: Double) -> [String: String] {
      frames(node, in: width, height, rightToLeft: true)
    }
    #expect(
      turned(hstack(spacing: 5, box(10, 10).named("a"), box(20, 10).named("b"), spacer()), 100, 10)
        == ["a": "90,0 10×10", "b": "65,0 20×10"])
    #expect(
      turned(vstack(at: Guide.leading, box(10, 10).named("a"), box(30, 10).named("b")), 30, 20) == ["a": "20,0 10×10", "b": "0,10 30×10"])
    #expect(turned(box(10, 10).named("a").frame(maxWidth: .infinity, .leading), 50, 10) == ["a": "40,0 10×10"])
    #expect(turned(color().named("a").padding(leading: 7), 50, 10) == ["a": "0,0 43×10"])
    #expect(turned(box(10, 10).named("a").offset(3, 0), 10, 10) == ["a": "3,0 10×10"])
    #expect(turned(.sized { _ in box(10, 10).named("a") }, 50, 20) == ["a": "40,0 10×10"])
    #expect(turned(grid([[box(10, 10).named("a"), box(20, 10).named("b")]]), 30, 10) == ["a": "20,0 10×10", "b": "0,0 20×10"])
    #expect(turned(zstack(at: .topLeading, box(10, 10).named("a"), box(30, 10)), 30, 10) == ["a": "20,0 10×10"])
  }

  @Test("A part of a picture may run the other way")
  func mixedDirections() {
    let inner = ViewNode.modified(hstack(box(10, 10).named("a"), box(20, 10).named("b")), .layoutDirection(isRightToLeft: true))
    #expect(frames(hstack(inner, box(5, 10).named("c")), in: 35, 10) == ["a": "20,0 10×10", "b": "0,0 20×10", "c": "30,0 5×10"])
  }

  @Test("Margins turn round with the direction")
  func marginsTurn() {
    let margins = Insets(top: 0, leading: 30, bottom: 0, trailing: 10)
    #expect(frames(color().named("c"), in: 100, 10, margins: margins, rightToLeft: true) == ["c": "10,0 60×10"])
  }
}
