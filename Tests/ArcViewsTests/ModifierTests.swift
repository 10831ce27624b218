// Modifiers: which node each one makes.

import ArcGraphics
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Modifiers")
struct ModifierTests {
  /// The outermost modifier of a view, as text.
  private func modifier(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> NodeModifier? {
    root(of: view, change).modifiers.first
  }

  @Test("Padding knows edges, lengths and its standard of 16")
  func padding() {
    func insets(_ view: some View) -> Insets? {
      if case .padding(let insets)? = modifier(view) { insets } else { nil }
    }
    let text = Text("a")
    #expect(insets(text.padding()) == Insets(top: 16, leading: 16, bottom: 16, trailing: 16))
    #expect(insets(text.padding(.horizontal)) == Insets(top: 0, leading: 16, bottom: 0, trailing: 16))
    #expect(insets(text.padding([.top, .leading], 3)) == Insets(top: 3, leading: 3, bottom: 0, trailing: 0))
    #expect(
      insets(text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(insets(text.padding(-4)) == Insets(top: -4, leading: -4, bottom: -4, trailing: -4))
  }

  @Test("Frames keep their alignment, and leave an axis alone where nothing is said")
  func frames() {
    guard case .frame(let width, let height, let pair)? = modifier(Text("a").frame(width: 10, alignment: .topLeading)) else {
      return #expect(Bool(false), "it is a fixed frame")
    }
    #expect(width == 10)
    #expect(height == nil)
    #expect(pair == AlignmentPair(horizontal: StandardGuide.leading, vertical: StandardGuide.top))
    guard case .flexibleFrame(let frame)? = modifier(Text("a").frame(minWidth: 1, maxWidth: .infinity, maxHeight: 5)) else {
      return #expect(Bool(false), "it is a flexible frame")
    }
    #expect(frame.minWidth == 1)
    #expect(frame.maxWidth == .infinity)
    #expect(frame.maxHeight == 5)
    #expect(frame.minHeight == nil)
  }

  @Test("Offsets, positions, ratios, priorities and sizes reach layout")
  func placing() {
    func text(_ view: some View) -> String { modifier(view).map { "\($0)" } ?? "none" }
    #expect(text(Text("a").offset(x: 1, y: 2)) == text(Text("a").offset(CGSize(width: 1, height: 2))))
    guard case .offset(let x, let y)? = modifier(Text("a").offset(y: 2)) else { return #expect(Bool(false), "it is moved") }
    #expect((x, y) == (0, 2))
    guard case .position(let point)? = modifier(Text("a").position(x: 3, y: 4)) else { return #expect(Bool(false), "it is placed") }
    #expect(point == Point(x: 3, y: 4))
    guard case .aspectRatio(let ratio, let fills)? = modifier(Text("a").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)) else {
      return #expect(Bool(false), "it has a ratio")
    }
    #expect(ratio == 2)
    #expect(fills)
    guard case .aspectRatio(nil, fills: false)? = modifier(Text("a").scaledToFit()) else { return #expect(Bool(false), "it fits") }
    guard case .layoutPriority(2)? = modifier(Text("a").layoutPriority(2)) else { return #expect(Bool(false), "it has a priority") }
    guard case .fixedSize(true, false)? = modifier(Text("a").fixedSize(horizontal: true, vertical: false)) else {
      return #expect(Bool(false), "it is fixed")
    }
  }

  @Test("Drawing is turned and scaled about a point of the frame")
  func transforms() {
    func map(_ view: some View, _ point: Point) -> Point? {
      if case .transform(let map)? = modifier(view) { map(Size(width: 100, height: 50)).apply(point) } else { nil }
    }
    #expect(map(Text("a").scaleEffect(2), Point(x: 50, y: 25)) == Point(x: 50, y: 25))
    #expect(map(Text("a").scaleEffect(2), Point(x: 0, y: 0)) == Point(x: -50, y: -25))
    #expect(map(Text("a").scaleEffect(x: 0.5, anchor: .topLeading), Point(x: 100, y: 50)) == Point(x: 50, y: 50))
    let turned = map(Text("a").rotationEffect(.degrees(90)), Point(x: 100, y: 25))
    #expect(abs((turned?.x ?? 0) - 50) < 1e-9)
    #expect(abs((turned?.y ?? 0) - 75) < 1e-9)
  }

  @Test("Effects keep their numbers and the colours of their surroundings")
  func effects() {
    guard case .opacity(0.5)? = modifier(Text("a").opacity(0.5)) else { return #expect(Bool(false), "it is faint") }
    guard case .opacity(1)? = modifier(Text("a").opacity(3)) else { return #expect(Bool(false), "it is at most opaque") }
    guard case .shadow(let shadow)? = modifier(Text("a").shadow(color: .red, radius: 3, y: 1), { $0.colorScheme = .dark }) else {
      return #expect(Bool(false), "it casts a shadow")
    }
    #expect(shadow == Shadow(color: RGBA(hex: 0xFF453A), radius: 3, x: 0, y: 1))
    guard case .blur(let radius)? = modifier(Text("a").blur(radius: 2)) else { return #expect(Bool(false), "it is blurred") }
    #expect(radius == 2)
    guard case .hidden? = modifier(Text("a").hidden()) else { return #expect(Bool(false), "it is hidden") }
    guard case .blendMode(.multiply)? = modifier(Text("a").blendMode(.multiply)) else { return #expect(Bool(false), "it is blended") }
  }

  @Test("Cuts follow the frame")
  func clips() {
    func bounds(_ view: some View) -> Rect? {
      if case .clip(_, let path)? = modifier(view) { path(Rect(x: 0, y: 0, width: 40, height: 20)).controlBounds } else { nil }
    }
    #expect(bounds(Text("a").clipped()) == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(bounds(Text("a").clipShape(Circle())) == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(bounds(Text("a").cornerRadius(4)) == Rect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("Layers stand behind, in front and over the alpha, several of them on one another")
  func layers() {
    guard
      case .overlay(let front, let pair)? = modifier(
        Text("a").overlay(alignment: .bottom) {
          Text("b"); Text("c")
        })
    else {
      return #expect(Bool(false), "it has an overlay")
    }
    #expect(front.children.map(\.string) == ["b", "c"])
    #expect(pair.vertical == StandardGuide.bottom)
    guard case .mask(let mask, _)? = modifier(Text("a").mask { Circle() }) else { return #expect(Bool(false), "it has a mask") }
    #expect(mask.shape != nil)
    #expect(root(of: VStack { EmptyView().background(.red) }).children.isEmpty)
  }

  @Test("A background's style is that of its place, not of what lies on it")
  func backgroundSurroundings() {
    guard case .background(let behind, _)? = modifier(Text("a").foregroundStyle(.red).background { Text("b") }) else {
      return #expect(Bool(false), "it has a background")
    }
    #expect(behind.paint == solid(0x000000))
  }

  @Test("An alignment guide computes from the view's size")
  func guides() {
    let view = Text("a").alignmentGuide(.leading) { $0.width / 4 }
    guard case .alignmentGuide(let key, let value)? = modifier(view) else { return #expect(Bool(false), "it has a guide") }
    #expect(key == StandardGuide.leading)
    #expect(value(NodeDimensions(width: 40, height: 1, value: { _ in 0 }, explicitValue: { _ in nil })) == 10)
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.bottom] / 2 }
  }

  @Test("An author's guide asks other guides for its default")
  func ownGuide() {
    guard case .stack(let stack) = root(of: HStack(alignment: VerticalAlignment(Middle.self)) { Text("a") }) else {
      return #expect(Bool(false), "it is a stack")
    }
    let dimensions = NodeDimensions(width: 1, height: 30, value: { $0 == StandardGuide.bottom ? 30 : 0 }, explicitValue: { _ in nil })
    #expect(stack.alignment.defaultValue(dimensions) == 15)
  }

  @Test("A part of the tree may run the other way")
  func direction() {
    guard case .layoutDirection(true)? = modifier(Text("a").environment(\.layoutDirection, .rightToLeft)) else {
      return #expect(Bool(false), "the direction is marked")
    }
    #expect(modifier(Text("a").environment(\.layoutDirection, .leftToRight)) == nil)
    guard case .layoutDirection(true)? = modifier(Text("a"), { $0.layoutDirection = .rightToLeft }) else {
      return #expect(Bool(false), "the whole tree is marked")
    }
  }

  @Test("What would move or be touched leaves the view as it is")
  func inert() {
    let view = Text("a").animation(.spring, value: 1).transition(.opacity).onAppear {}.onTapGesture {}.task {}
      .gesture(DragGesture().onEnded { _ in }).id(3).contentTransition(.numericText()).onChange(of: 1) { _, _ in }
    #expect(root(of: view).modifiers.isEmpty)
    #expect(root(of: view).string == "a")
  }

  @Test("A divider lies across its stack, one pixel thick")
  func divider() {
    func size(_ node: ViewNode) -> (Double?, Double?) {
      if case .frame(let width, let height, _)? = node.modifiers.first { (width, height) } else { (nil, nil) }
    }
    #expect(size(root(of: HStack { Divider() }) { $0.displayScale = 4 }.children[0]) == (0.25, nil))
    #expect(size(root(of: VStack { Divider() }).children[0]) == (nil, 0.5))
    #expect(size(root(of: HStack { Group { ZStack { Divider() } } }).children[0].children[0]) == (nil, 0.5))
  }
}
