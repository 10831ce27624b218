// Stacks, frames, grids and other containers.

import SwiftUI

// Beside, below and on top of one another, with spacers and dividers.
#Preview("HStack, VStack, ZStack, Spacer, Divider", traits: .fixedLayout(width: 220, height: 90)) {
  HStack {
    VStack(alignment: .leading) {
      Box(color: .red)
      Box(color: .orange, width: 40)
    }
    Divider()
    Spacer()
    ZStack(alignment: .bottomTrailing) {
      Box(color: .green, width: 60, height: 60)
      Box(color: .blue)
    }
  }.padding(10)
}

// On the first baseline of texts.
#Preview("firstTextBaseline", traits: .fixedLayout(width: 160, height: 50)) {
  HStack(alignment: .firstTextBaseline) {
    Text("21").font(.largeTitle)
    Text("degrees").font(.caption)
  }
}

// Fixed sizes, bounds, and where the view lies within.
#Preview("frame", traits: .fixedLayout(width: 200, height: 70)) {
  HStack {
    Text("fixed").frame(width: 60, height: 40, alignment: .topLeading).border(.red)
    Text("all").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).border(.blue)
  }.padding(8)
}

// Room around a view.
#Preview("padding", traits: .fixedLayout(width: 160, height: 60)) {
  HStack(spacing: 0) {
    Text("a").padding().border(.red)
    Text("b").padding(.horizontal, 20).border(.blue)
  }
}

// Drawn elsewhere, or centred on a point of all the room.
#Preview("offset, position", traits: .fixedLayout(width: 160, height: 60)) {
  ZStack {
    Box(color: .gray).offset(x: 20, y: 10)
    Box(color: .orange).position(x: 20, y: 20)
  }
}

// Held to a ratio, within the room or over it.
#Preview("aspectRatio", traits: .fixedLayout(width: 160, height: 60)) {
  HStack {
    Color.teal.aspectRatio(2, contentMode: .fit).border(.gray)
    Color.pink.aspectRatio(1, contentMode: .fill).frame(width: 40, height: 30).clipped()
  }.padding(8)
}

// Views at their ideal size, and who gets room first.
#Preview("fixedSize, layoutPriority", traits: .fixedLayout(width: 160, height: 60)) {
  VStack {
    HStack {
      Text("gives way to the other").lineLimit(1)
      Text("comes first").lineLimit(1).layoutPriority(1)
    }
    Text("one line however long it is").fixedSize()
  }.font(.caption)
}

// A guide set by hand.
#Preview("alignmentGuide", traits: .fixedLayout(width: 160, height: 64)) {
  VStack(alignment: .leading) {
    Text("leading")
    Text("moved in").alignmentGuide(.leading) { _ in -20 }
  }
}

// Behind and in front.
#Preview("background, overlay, border", traits: .fixedLayout(width: 180, height: 60)) {
  HStack(spacing: 20) {
    Text("a").padding(8).background(.yellow, in: Capsule())
    Text("b").padding(8).background { Circle().fill(.mint) }
    Text("c").padding(8).overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }.border(.gray)
  }
}

// Rows whose columns share widths.
#Preview("Grid", traits: .fixedLayout(width: 180, height: 110)) {
  Grid(alignment: .leading, horizontalSpacing: 12) {
    GridRow {
      Text("Mon")
      Text("8,204").gridColumnAlignment(.trailing)
    }
    GridRow {
      Text("Tuesday")
      Text("512")
    }
    Divider()
    GridRow { Text("Both columns").gridCellColumns(2) }
  }.padding(8)
}

// Cells that flow into tracks.
#Preview("LazyVGrid, LazyHGrid", traits: .fixedLayout(width: 220, height: 90)) {
  HStack {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 2) {
      ForEach(1..<29) { Text("\($0)").font(.caption2).frame(maxWidth: .infinity).background(.fill.tertiary) }
    }
    LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) { ForEach(0..<4) { _ in Box(color: .orange, width: 20, height: 20) } }
  }.padding(8)
}

// The first that fits.
#Preview("ViewThatFits", traits: .fixedLayout(width: 160, height: 40)) {
  ViewThatFits {
    Text("A sentence that is too long for this room")
    Text("Short")
  }
}

// Views that know the room they get.
#Preview("GeometryReader", traits: .fixedLayout(width: 160, height: 60)) {
  GeometryReader { geometry in
    Color.mint.frame(width: geometry.size.width / 3)
    Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))").frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

// A layout of an author's own.
struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

// Authors' layouts measure and place.
#Preview("Layout", traits: .fixedLayout(width: 140, height: 70)) {
  Staircase {
    Text("one")
    Text("two")
    Text("three")
  }
}

// Right to left.
#Preview("layoutDirection", traits: .fixedLayout(width: 160, height: 50)) {
  HStack {
    Text("first")
    Spacer()
    Image(systemName: "chevron.right")
  }.padding(8).environment(\.layoutDirection, .rightToLeft)
}
