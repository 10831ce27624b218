// The day's ring, the tick, and the ring of all-done: everything round.

import ArcHabitWidgets
import Foundation
import SwiftUI

/// A share of the day as a ring, clockwise from twelve, with round ends.
struct DayRing: View {
  /// Of `due` habits, so many are done.
  let done: Int
  let due: Int
  /// Outer diameter and stroke in points.
  let diameter: CGFloat
  let stroke: CGFloat
  /// The track's width where there are no tones: it then runs along the middle of the ring.
  let hairline: CGFloat
  let ink: Ink

  @Environment(\.displayScale) private var scale

  var body: some View {
    let line = StrokeStyle(lineWidth: stroke, lineCap: .round)
    ZStack {
      Circle().inset(by: stroke / 2).stroke(ink.track, lineWidth: ink.isFlat ? hairline.onPixels(scale) : stroke)
      if due > 0 {
        Circle().inset(by: stroke / 2).trim(from: 0, to: share).stroke(ink.label, style: line)
          .rotationEffect(.degrees(-90))
      }
    }
    .frame(width: diameter, height: diameter)
  }

  /// The drawn part of the circle: short of closing until all is done, and never quite nothing.
  private var share: CGFloat {
    if done >= due { return 1 }
    let radius = (diameter - stroke) / 2
    let most = 1 - 1.6 * stroke / radius / (2 * .pi)
    return max(0.0005, min(CGFloat(done) / CGFloat(due), most))
  }
}

extension CGFloat {
  /// This width in whole pixels, at least one, so that a line is as thick everywhere.
  func onPixels(_ scale: CGFloat) -> CGFloat { Swift.max(1, (self * scale).rounded()) / scale }
}

/// A check mark, optically centred in its box: its middle lies a little left and low of true.
struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in path.addLines(corners(in: rect)) }
  }

  /// Its beginning, its turn and its end.
  private func corners(in rect: CGRect) -> [CGPoint] {
    let side = min(rect.width, rect.height)
    return [(-0.217, 0.040), (-0.072, 0.185), (0.213, -0.135)].map { CGPoint(x: rect.midX + $0 * side, y: rect.midY + $1 * side) }
  }

  /// The tick as an area, drawn once around with a round pen, so that it can be cut out of another.
  func outline(in rect: CGRect, pen: CGFloat) -> Path {
    let points = corners(in: rect)
    let radius = pen / 2
    let down = Angle(radians: atan2(points[1].y - points[0].y, points[1].x - points[0].x))
    let up = Angle(radians: atan2(points[2].y - points[1].y, points[2].x - points[1].x))
    let quarter = Angle(degrees: 90)
    // The inner corner: where the two strokes' upper edges meet.
    let half = (up.radians - down.radians) / 2
    let bisector = (up.radians + down.radians) / 2 - .pi / 2
    let reach = radius / cos(half)
    let inner = CGPoint(x: points[1].x + reach * cos(bisector), y: points[1].y + reach * sin(bisector))
    return Path { path in
      path.addArc(center: points[0], radius: radius, startAngle: down + quarter, endAngle: down + quarter * 3, clockwise: false)
      path.addLine(to: inner)
      path.addArc(center: points[2], radius: radius, startAngle: up - quarter, endAngle: up + quarter, clockwise: false)
      path.addArc(center: points[1], radius: radius, startAngle: up + quarter, endAngle: down + quarter, clockwise: false)
      path.closeSubpath()
    }
  }
}

/// A tick drawn with a round pen.
struct TickMark: View {
  /// Side of its box and width of the pen in points.
  let box: CGFloat
  let pen: CGFloat
  let color: Color

  var body: some View {
    Tick().stroke(color, style: StrokeStyle(lineWidth: pen, lineCap: .round, lineJoin: .round)).frame(width: box, height: box)
  }
}

/// The ring of a finished day: an arc for each habit in its own colour, in the order of the list.
struct DoneRing: View {
  let habits: [HabitItemViewModel]
  let diameter: CGFloat
  let stroke: CGFloat
  let ink: Ink

  /// More arcs than this would be crumbs: then, and where no habit has a colour, the ring is whole and plain.
  static let mostArcs = 8

  var body: some View {
    let count = habits.count
    let isWhole = count < 2 || count > Self.mostArcs || !ink.isColored || habits.allSatisfy { $0.ink == nil }
    ZStack {
      if isWhole {
        Circle().inset(by: stroke / 2).stroke(count == 1 ? ink.habit(habits[0]) : ink.label, lineWidth: stroke)
      } else {
        // Each end stops short by 0.625 stroke, so that between the round caps a quarter stroke stays open.
        let inset = 0.625 * stroke / ((diameter - stroke) / 2) / (2 * .pi)
        ForEach(0..<count, id: \.self) { index in
          Circle().inset(by: stroke / 2)
            .trim(from: CGFloat(index) / CGFloat(count) + inset, to: CGFloat(index + 1) / CGFloat(count) - inset)
            .stroke(ink.habit(habits[index]), style: StrokeStyle(lineWidth: stroke, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
      }
    }
    .frame(width: diameter, height: diameter)
  }
}
