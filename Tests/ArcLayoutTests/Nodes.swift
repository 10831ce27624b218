// Short words for nodes, and frames by name.

import ArcGraphics
import ArcLayout
import ArcViews

typealias Guide = StandardGuide

extension AlignmentPair {
  static let center = AlignmentPair(horizontal: Guide.centerX, vertical: Guide.centerY)
  static let topLeading = AlignmentPair(horizontal: Guide.leading, vertical: Guide.top)
  static let leading = AlignmentPair(horizontal: Guide.leading, vertical: Guide.centerY)
  static let trailing = AlignmentPair(horizontal: Guide.trailing, vertical: Guide.centerY)
  static let bottom = AlignmentPair(horizontal: Guide.centerX, vertical: Guide.bottom)
  static let top = AlignmentPair(horizontal: Guide.centerX, vertical: Guide.top)
  static let bottomTrailing = AlignmentPair(horizontal: Guide.trailing, vertical: Guide.bottom)
}

extension ViewNode {
  func named(_ name: String) -> ViewNode { .modified(self, .accessibility(Accessibility(label: name))) }
  func frame(_ width: Double?, _ height: Double?, _ alignment: AlignmentPair = .center) -> ViewNode {
    .modified(self, .frame(width: width, height: height, alignment))
  }
  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
    maxHeight: Double? = nil, _ alignment: AlignmentPair = .center
  ) -> ViewNode {
    .modified(
      self,
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
          maxHeight: maxHeight, alignment: alignment)))
  }
  func padding(_ all: Double) -> ViewNode { .modified(self, .padding(Insets(top: all, leading: all, bottom: all, trailing: all))) }
  func padding(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> ViewNode {
    .modified(self, .padding(Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }
  func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> ViewNode {
    .modified(self, .fixedSize(horizontal: horizontal, vertical: vertical))
  }
  func priority(_ value: Double) -> ViewNode { .modified(self, .layoutPriority(value)) }
  func guide(_ key: AlignmentKey, _ value: @escaping @MainActor (NodeDimensions) -> Double) -> ViewNode {
    .modified(self, .alignmentGuide(key, value))
  }
  func aspectRatio(_ ratio: Double?, fills: Bool = false) -> ViewNode { .modified(self, .aspectRatio(ratio, fills: fills)) }
  func background(_ node: ViewNode, _ alignment: AlignmentPair = .center) -> ViewNode { .modified(self, .background(node, alignment)) }
  func overlay(_ node: ViewNode, _ alignment: AlignmentPair = .center) -> ViewNode { .modified(self, .overlay(node, alignment)) }
  func offset(_ x: Double, _ y: Double) -> ViewNode { .modified(self, .offset(x: x, y: y)) }
  func opacity(_ value: Double) -> ViewNode { .modified(self, .opacity(value)) }
  func transform(_ transform: Transform) -> ViewNode { .modified(self, .transform { _ in transform }) }
  func clip(_ path: @escaping @MainActor (Rect) -> VectorPath) -> ViewNode { .modified(self, .clip(.nonZero, path)) }
}

func color(_ color: RGBA = .black) -> ViewNode {
  .shape(ShapeNode(drawings: [.fill(.solid(color), .nonZero)]) { VectorPath(rect: $0) })
}

func box(_ width: Double, _ height: Double, _ fill: RGBA = .black) -> ViewNode { color(fill).frame(width, height) }

func circle(_ paint: PaintSpec = .solid(.black)) -> ViewNode {
  .shape(ShapeNode(sizing: .square, drawings: [.fill(paint, .nonZero)]) { VectorPath(ellipseIn: $0) })
}

func ellipse(_ color: RGBA = .black) -> ViewNode {
  .shape(ShapeNode(drawings: [.fill(.solid(color), .nonZero)]) { VectorPath(ellipseIn: $0) })
}

func text(
  _ words: String, _ size: Double = 10, limit: Int? = nil, minimumScale: Double = 1, color: RGBA = .black,
  alignment: TextRequest.Alignment = .leading, rightToLeft: Bool = false
) -> ViewNode {
  .text(
    TextNode(
      request: TextRequest(
        spans: [TextSpan(content: .text(words), font: FontSpec(size: size))], alignment: alignment, isRightToLeft: rightToLeft,
        lineLimit: limit, minimumScale: minimumScale), paints: [.solid(color)]))
}

func hstack(at alignment: AlignmentKey = Guide.centerY, spacing: Double? = 0, _ children: ViewNode...) -> ViewNode {
  .stack(StackNode(axis: .horizontal, alignment: alignment, spacing: spacing, children: children))
}

func vstack(at alignment: AlignmentKey = Guide.centerX, spacing: Double? = 0, _ children: ViewNode...) -> ViewNode {
  .stack(StackNode(axis: .vertical, alignment: alignment, spacing: spacing, children: children))
}

func zstack(at alignment: AlignmentPair = .center, _ children: ViewNode...) -> ViewNode {
  .layered(LayeredNode(alignment: alignment, children: children))
}

func spacer(_ least: Double? = nil) -> ViewNode { .spacer(minLength: least) }

/// A bitmap of one opaque pixel colour with a natural size.
func image(_ width: Double, _ height: Double, resizable: Bool = false, template: PaintSpec? = nil) -> ViewNode {
  .image(
    ImageNode(
      bitmap: Bitmap(width: 2, height: 2, filledWith: 0xffff_ffff), size: Size(width: width, height: height), isResizable: resizable,
      template: template))
}

@MainActor
func placed(
  _ node: ViewNode, _ width: Double, _ height: Double, margins: Insets = .zero, rightToLeft: Bool = false,
  measuring: BoxMeasuring = BoxMeasuring()
) -> Placement {
  place(node, in: Size(width: width, height: height), margins: margins, measuring: measuring, rightToLeft: rightToLeft)
}

/// Frames of the named views, as `x,y width×height`.
@MainActor
func frames(
  _ node: ViewNode, in width: Double, _ height: Double, margins: Insets = .zero, rightToLeft: Bool = false
) -> [String: String] {
  var result: [String: String] = [:]
  func collect(_ node: PlacedNode) {
    if let name = node.accessibility?.label {
      let f = node.frame
      result[name] = "\(plain(f.minX)),\(plain(f.minY)) \(plain(f.width))×\(plain(f.height))"
    }
    if case .effect(.mask(let mask)) = node.content { mask.nodes.forEach(collect) }
    node.children.forEach(collect)
  }
  collect(placed(node, width, height, margins: margins, rightToLeft: rightToLeft).root)
  return result
}

/// To two decimals, without trailing zeros.
func plain(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
