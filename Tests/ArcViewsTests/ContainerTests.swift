// Containers: grids, lazy grids, geometry, what fits, and layouts of an author's own.

import ArcGraphics
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Containers")
struct ContainerTests {
  private func gridNode(of view: some View) -> GridNode? {
    if case .grid(let grid) = root(of: view).core { grid } else { nil }
  }

  @Test("A grid's rows are their cells; what is no row spans all columns; a row's modifiers reach each cell")
  func rows() throws {
    let grid = try #require(
      gridNode(
        of: Grid(alignment: .leading, horizontalSpacing: 3) {
          GridRow {
            Text("a")
            Text("b").gridCellColumns(2)
          }.padding(2)
          Divider()
          ForEach(0..<2) { index in GridRow(alignment: .top) { Text(verbatim: "\(index)") } }
        }))
    guard case .rows(let rows) = grid.content else { return #expect(Bool(false), "it holds rows") }
    #expect(rows.map { $0.cells.count } == [2, 1, 1, 1])
    #expect(rows.map(\.spansAllColumns) == [false, true, false, false])
    #expect(rows[2].alignment == StandardGuide.top)
    #expect(grid.horizontalSpacing == 3)
    #expect(grid.verticalSpacing == nil)
    guard case .padding? = rows[0].cells[0].modifiers.first else { return #expect(Bool(false), "the cell is padded") }
    guard case .gridCell(let columns, _, _, _, _)? = rows[0].cells[1].modifiers.last else { return #expect(Bool(false), "the cell spans") }
    #expect(columns == 2)
  }

  @Test("Outside of a grid a row's views stand by themselves")
  func looseRow() {
    #expect(
      root(
        of: VStack {
          GridRow {
            Text("a"); Text("b")
          }
        }
      ).children.map(\.string) == ["a", "b"])
  }

  @Test("A lazy grid keeps its tracks, gaps and alignments")
  func lazyGrid() throws {
    let items = [
      GridItem(.fixed(20), spacing: 2), GridItem(.flexible(minimum: 5)), GridItem(.adaptive(minimum: 30, maximum: 40), alignment: .top),
    ]
    let grid = try #require(
      gridNode(of: LazyVGrid(columns: items, alignment: .leading, spacing: 7) { ForEach(0..<5) { Text(verbatim: "\($0)") } }))
    guard case .lazy(let tracks, let cells) = grid.content else { return #expect(Bool(false), "it is lazy") }
    #expect(tracks.isVertical)
    #expect(tracks.tracks.map(\.0) == [.fixed(20), .flexible(minimum: 5, maximum: .infinity), .adaptive(minimum: 30, maximum: 40)])
    #expect(tracks.tracks.map(\.spacing) == [2, nil, nil])
    #expect(cells.count == 5)
    #expect(grid.verticalSpacing == 7)
    #expect(grid.alignment.horizontal == StandardGuide.leading)
  }

  @Test("A geometry reader makes its content for the room it gets, in its own environment")
  func geometry() throws {
    struct Reader: View {
      @Environment(\.colorScheme) var scheme
      var body: some View {
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX)) \(Int(proxy.frame(in: .local).minX)) \(scheme)")
          Text(verbatim: "\(Int(proxy.safeAreaInsets.top))")
        }.environment(\.colorScheme, .dark)
      }
    }
    guard case .sized(let make) = root(of: Reader()).core else { return #expect(Bool(false), "it waits for its size") }
    let node = make(
      NodeGeometry(
        size: Size(width: 40, height: 20), globalFrame: Rect(x: 7, y: 8, width: 40, height: 20),
        safeArea: Insets(top: 3, leading: 0, bottom: 0, trailing: 0)))
    #expect(node.children.map(\.string) == ["40 7 0 light", "3"])
  }

  @Test("What can be tapped in a geometry reader is listed once it is made")
  func lateInteractions() {
    let resolved = resolve(GeometryReader { _ in Button("a") {} }, in: EnvironmentValues())
    #expect(resolved.interactions.isEmpty)
    guard case .sized(let make) = resolved.root.core else { return #expect(Bool(false), "it waits for its size") }
    _ = make(NodeGeometry(size: .zero, globalFrame: .zero))
    #expect(resolved.interactions.map(\.label) == ["a"])
  }

  @Test("Of several views one is to be chosen by what fits along the axes")
  func fits() {
    guard
      case .firstThatFits(true, false, let views, let later) = root(
        of: ViewThatFits(in: .horizontal) {
          if false { Text("nothing") }
          Text("long"); Text("s")
        })
    else {
      return #expect(Bool(false), "it chooses by width alone")
    }
    #expect(views.map(\.string) == ["long"])
    #expect(later.flatMap { $0() }.map(\.string) == ["s"])
  }

  @Test("What can be tapped in a view that was not needed is not listed")
  func unneededInteractions() {
    let resolved = resolve(
      ViewThatFits {
        Button("long") {}; Button("s") {}
      }, in: EnvironmentValues())
    #expect(resolved.interactions.map(\.label) == ["long"])
  }

  private struct Steps: Layout {
    struct Cache { var measured = 0 }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      cache.measured += 1
      return CGSize(width: proposal.width ?? 1, height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * subview[Step.self], y: CGFloat(cache.measured)), anchor: .bottom,
          proposal: .unspecified)
      }
    }
  }

  private struct Step: LayoutValueKey { static let defaultValue: CGFloat = 10 }

  @Test("An author's layout measures and places its views, with values they tell it and a cache between")
  func layout() throws {
    let node = root(
      of: Steps() {
        Text("a"); Text("b").layoutValue(key: Step.self, value: 30)
      })
    guard case .custom(let custom) = node else { return #expect(Bool(false), "it is a layout of its own") }
    #expect(custom.children.count == 2)
    guard case .layoutValue(let key, let value)? = custom.children[1].modifiers.first else {
      return #expect(Bool(false), "it tells a value")
    }
    var places: [Point] = []
    func subview(_ values: [ObjectIdentifier: Any]) -> NodeSubview {
      NodeSubview(
        priority: 0, layoutValues: values, sizeThatFits: { _ in Size(width: 4, height: 5) },
        dimensions: { _ in NodeDimensions(width: 4, height: 5, value: { _ in 0 }, explicitValue: { _ in nil }) },
        place: { point, anchor, _ in places += [point, anchor] })
    }
    let subviews = [subview([:]), subview([key: value])]
    #expect(custom.sizeThatFits(ProposedNodeSize(width: 50, height: nil), subviews) == Size(width: 50, height: 10))
    custom.place(Rect(x: 2, y: 0, width: 50, height: 10), .unspecified, subviews)
    #expect(places == [Point(x: 2, y: 1), Point(x: 0.5, y: 1), Point(x: 32, y: 1), Point(x: 0.5, y: 1)])
  }

  @Test("A layout chosen among the stacks is that stack")
  func anyLayout() {
    func axis(_ isWide: Bool) -> StackNode.Axis? {
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
      if case .stack(let stack) = root(of: layout { Text("a") }) { return stack.axis }
      return nil
    }
    #expect(axis(true) == .horizontal)
    #expect(axis(false) == .vertical)
  }

  @Test("A timeline view shows the instant drawn")
  func timeline() {
    let view = TimelineView(.everyMinute) { context in Text(verbatim: "\(context.date.timeIntervalSince1970)") }
    #expect(root(of: view) { $0.date = Date(timeIntervalSince1970: 42) }.string == "42.0")
  }

  @Test("A canvas draws in its size: paths, copies with a state of their own, texts at anchors")
  func canvas() throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      var faint = context
      faint.opacity = 0.5
      faint.translateBy(x: 10, y: 0)
      faint.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue), lineWidth: 2)
      context.draw(Text("a"), at: CGPoint(x: 20, y: 10))
      if let symbol = context.resolveSymbol(id: 7) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("tagged").tag(7)
    }
    guard case .canvas(let draw) = root(of: view) else { return #expect(Bool(false), "it is a canvas") }
    let commands = draw(Size(width: 40, height: 20))
    #expect(commands.count == 6)
    guard case .fill(let path, .nonZero, let paint) = commands[0] else { return #expect(Bool(false), "it fills") }
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(paint == solid(0xFF3B30))
    guard case .beginLayer(let layer) = commands[1] else { return #expect(Bool(false), "it has a layer") }
    #expect(layer.opacity == 0.5)
    #expect(layer.cuts.isEmpty && layer.filters.isEmpty)
    #expect(layer.transform == .translation(x: 10, y: 0))
    guard case .view(let text, let rect) = commands[4], case .view(let tagged, _) = commands[5] else {
      return #expect(Bool(false), "it draws views")
    }
    #expect(text.string == "a")
    #expect(rect.origin == Point(x: 20, y: 10))
    #expect(tagged.string == "tagged")
  }
}
