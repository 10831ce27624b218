// Shapes and paths.

import SwiftUI

// Rectangles, circles, ellipses and capsules.
#Preview("Shapes", traits: .fixedLayout(width: 340, height: 46)) {
  HStack {
    Rectangle()
    RoundedRectangle(cornerRadius: 10)
    UnevenRoundedRectangle(topLeadingRadius: 18, bottomTrailingRadius: 18)
    Circle()
    Ellipse()
    Capsule()
  }.padding(8).foregroundStyle(.indigo)
}

// Filled, lined along the outline, lined inside of it.
#Preview("fill, stroke, strokeBorder", traits: .fixedLayout(width: 200, height: 60)) {
  HStack(spacing: 16) {
    Circle().fill(.teal)
    Circle().stroke(.teal, lineWidth: 6)
    Circle().strokeBorder(.teal, lineWidth: 6)
    Circle().stroke(.teal, style: StrokeStyle(lineWidth: 3, dash: [4, 3]))
  }.padding(10)
}

// The part of an outline between two fractions of its length.
#Preview("trim", traits: .fixedLayout(width: 120, height: 60)) {
  HStack {
    Circle().trim(from: 0, to: 0.7).stroke(.orange, style: StrokeStyle(lineWidth: 5, lineCap: .round)).rotationEffect(.degrees(-90))
    Circle().trim(from: 0.5, to: 1).fill(.orange)
  }.padding(10)
}

// Lines, arcs and curves of an author's own.
#Preview("Path", traits: .fixedLayout(width: 120, height: 60)) {
  Path { path in
    path.move(to: CGPoint(x: 10, y: 50))
    path.addQuadCurve(to: CGPoint(x: 60, y: 30), control: CGPoint(x: 20, y: 0))
    path.addArc(center: CGPoint(x: 80, y: 30), radius: 20, startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
  }.stroke(.red, lineWidth: 3)
}

// A shape of an author's own.
struct Drop: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX + rect.width / 3, y: rect.maxY))
      path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX - rect.width / 3, y: rect.maxY))
    }
  }
}

// Authors' shapes are drawn like the others.
#Preview("Shape", traits: .fixedLayout(width: 80, height: 60)) {
  Drop().fill(.blue.gradient).padding(8)
}

// Corners concentric with the widget's.
#Preview("ContainerRelativeShape", traits: .fixedLayout(width: 120, height: 80)) {
  ContainerRelativeShape().fill(.quaternary).padding(6)
}
