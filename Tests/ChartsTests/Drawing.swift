// What the tests of charts share: a chart's drawing, and short ways to look into it.

import ArcGraphics
import ArcLayout
import ArcText
import ArcViews
import Charts
import Foundation

/// A day of January 2026 at midnight in GMT; fractions are parts of a day.
func january(_ day: Double) -> Date { Date(timeIntervalSince1970: 1_767_225_600 + (day - 1) * 86_400) }

/// What a chart draws: filled and stroked shapes with their boxes, and texts.
struct Drawn {
  struct Shape: Equatable {
    var box: Rect
    var paint: PaintSpec
    var path: VectorPath
  }

  var fills: [Shape] = []
  var strokes: [Shape] = []
  var texts: [(words: String, frame: Rect)] = []
  var transforms: [Transform] = []

  var words: [String] { texts.map(\.words) }
  /// Boxes of what is filled, rounded to hundredths.
  var boxes: [Rect] { fills.map { $0.box.rounded } }

  func frame(of words: String) -> Rect? { texts.first { $0.words == words }?.frame.rounded }

  mutating func add(_ node: PlacedNode) {
    switch node.content {
    case .shape(let path, let drawings):
      for drawing in drawings {
        switch drawing {
        case .fill(let paint, _): fills.append(Shape(box: path.controlBounds ?? node.frame, paint: paint, path: path))
        case .stroke(let paint, _): strokes.append(Shape(box: path.controlBounds ?? node.frame, paint: paint, path: path))
        }
      }
    case .text(let text): texts.append((text.words, node.frame))
    case .effect(.transform(let transform)): transforms.append(transform)
    case .group, .symbol, .image, .effect: break
    }
    for child in node.children { add(child) }
  }
}

/// Draws a view in a room, in points.
@MainActor
func drawn(_ view: some View, width: Double = 200, height: Double = 100, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws
  -> Drawn
{
  let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Assets").standardizedFileURL.path
  let engine = try TextEngine(assets: AssetLocations(searching: [assets]))
  var environment = EnvironmentValues()
  environment.textMeasuring = engine
  change(&environment)
  let placement = place(
    resolve(view, in: environment).root, in: Size(width: width, height: height), measuring: engine,
    rightToLeft: environment.layoutDirection == .rightToLeft)
  var result = Drawn()
  result.add(placement.root)
  return result
}

extension Rect {
  var rounded: Rect {
    func cut(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Rect(x: cut(minX), y: cut(minY), width: cut(width), height: cut(height))
  }
}

extension View {
  /// The plot alone.
  func bare() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}

/// A system colour as a paint.
func solid(_ hex: UInt32, _ alpha: Double = 1) -> PaintSpec { .solid(RGBA(hex: hex, alpha: alpha)) }

let blue = solid(0x007aff)
let green = solid(0x34c759)
let orange = solid(0xff9500)
