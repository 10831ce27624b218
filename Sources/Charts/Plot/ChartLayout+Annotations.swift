// Where annotations stand about their marks.

import ArcGraphics
import ArcViews
import Foundation

extension ChartLayout {
  private func node(_ annotation: Annotation, _ frame: Rect) -> ViewNode {
    context.nodeOfAny(annotation.content(AnnotationContext(targetSize: CGSize(frame.size))))
  }

  /// How far annotations reach over the top of the chart, in points; 0 where none does.
  func overflowAbove(_ targets: [(frame: Rect, mark: PlacedMark)], _ plot: Rect) -> Double {
    var over = 0.0
    for (frame, mark) in targets {
      for annotation in mark.mark.look.annotations {
        switch annotation.overflow.y.kind {
        case .automatic, .padScale: break
        case .disabled, .fit: continue
        }
        let size = measure(node(annotation, frame))
        over = max(over, -(plot.minY + place(annotation, size, about: frame, mark).minY))
      }
    }
    return over
  }

  /// Annotations in the plot's coordinates.
  func annotations(_ targets: [(frame: Rect, mark: PlacedMark)], _ frame: AxisFrame) -> [CanvasCommand] {
    let plot = frame.plot
    return targets.flatMap { target, mark in
      mark.mark.look.annotations.map { annotation in
        let node = node(annotation, target)
        let size = measure(node)
        let place = place(annotation, size, about: target, mark)
        return .view(node, fitted(place, annotation.overflow, plot))
      }
    }
  }

  private func fitted(_ place: Rect, _ overflow: AnnotationOverflowResolution, _ plot: Rect) -> Rect {
    let whole = Rect(x: -plot.minX, y: -plot.minY, width: size.width, height: size.height)
    let own = Rect(origin: .zero, size: plot.size)
    func bounds(_ strategy: AnnotationOverflowResolution.Strategy, isAutomatic: Bool) -> Rect? {
      switch strategy.kind {
      case .automatic: isAutomatic ? whole : nil
      case .fit(let boundary): boundary.isPlot ? own : whole
      case .disabled, .padScale: nil
      }
    }
    var place = place
    if let box = bounds(overflow.x, isAutomatic: true) {
      place.origin.x = max(box.minX, min(place.minX, box.maxX - place.width))
    }
    if let box = bounds(overflow.y, isAutomatic: true) {
      place.origin.y = max(box.minY, min(place.minY, box.maxY - place.height))
    }
    return place
  }

  private func place(_ annotation: Annotation, _ size: Size, about frame: Rect, _ mark: PlacedMark) -> Rect {
    let gap = annotation.spacing ?? (annotation.position == .overlay ? 0 : 4)
    let mirrored = isRightToLeft
    /// A coordinate so that the view and the frame share an edge or their middle.
    func shared(_ start: Double, _ length: Double, _ own: Double, _ share: Double) -> Double { start + (length - own) * share }
    let across: Double =
      switch annotation.alignment.horizontal {
      case .leading: mirrored ? 1 : 0
      case .trailing: mirrored ? 0 : 1
      default: 0.5
      }
    let along: Double =
      switch annotation.alignment.vertical {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    var x = shared(frame.minX, frame.width, size.width, across)
    var y = shared(frame.minY, frame.height, size.height, along)
    func before() { x = frame.minX - gap - size.width }
    func after() { x = frame.maxX + gap }
    func above() { y = frame.minY - gap - size.height }
    func below() { y = frame.maxY + gap }
    let (leading, trailing) = mirrored ? (after, before) : (before, after)
    switch annotation.position.kind {
    case .overlay:
      if annotation.alignment.horizontal == .leading { x += mirrored ? -gap : gap }
      if annotation.alignment.horizontal == .trailing { x += mirrored ? gap : -gap }
      if annotation.alignment.vertical == .top { y += gap }
      if annotation.alignment.vertical == .bottom { y -= gap }
    case .automatic:
      if case .sector = mark.mark.kind { break }
      if case .bar = mark.mark.kind, !mark.isUpright { trailing() } else { above() }
    case .top: above()
    case .bottom: below()
    case .leading: leading()
    case .trailing: trailing()
    case .topLeading:
      above()
      leading()
    case .topTrailing:
      above()
      trailing()
    case .bottomLeading:
      below()
      leading()
    case .bottomTrailing:
      below()
      trailing()
    }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}
