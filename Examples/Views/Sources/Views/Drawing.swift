// Effects, cuts and drawings.

import SwiftUI

// Fainter, blurred, shadowed.
#Preview("opacity, blur, shadow", traits: .fixedLayout(width: 200, height: 60)) {
  HStack(spacing: 20) {
    Box().opacity(0.4)
    Box().blur(radius: 3)
    Box().shadow(radius: 3, x: 2, y: 2)
    Circle().fill(.red.shadow(.drop(radius: 3, y: 2))).frame(width: 24)
  }
}

// Turned and scaled about a point.
#Preview("rotationEffect, scaleEffect", traits: .fixedLayout(width: 200, height: 60)) {
  HStack(spacing: 20) {
    Box().rotationEffect(.degrees(30))
    Box().scaleEffect(0.6)
    Box().scaleEffect(x: 1.4, y: 0.7)
    Box().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
  }
}

// Cut to a shape, or to another view's alpha.
#Preview("clipShape, mask, cornerRadius", traits: .fixedLayout(width: 200, height: 70)) {
  HStack {
    Color.orange.clipShape(Circle())
    LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom).mask { Image(systemName: "star.fill").font(.largeTitle) }
    Color.green.cornerRadius(12)
  }.padding(8)
}

// Joined with what lies under it.
#Preview("blendMode", traits: .fixedLayout(width: 120, height: 60)) {
  ZStack {
    Circle().fill(.red).frame(width: 40).offset(x: -10)
    Circle().fill(.blue).frame(width: 40).offset(x: 10).blendMode(.multiply)
  }
}

// Step by step.
#Preview("Canvas", traits: .fixedLayout(width: 160, height: 80)) {
  Canvas { context, size in
    for index in 0..<8 {
      var copy = context
      copy.opacity = 1 - Double(index) / 10
      copy.translateBy(x: CGFloat(index) * size.width / 8 + 2, y: 0)
      copy.fill(Path(CGRect(x: 0, y: size.height - CGFloat(index + 1) * 9, width: 16, height: CGFloat(index + 1) * 9)), with: .color(.teal))
    }
    context.draw(Text("Canvas").font(.headline), at: CGPoint(x: 40, y: 20))
  }
}

// A placeholder in a view's shape.
#Preview("redacted", traits: .fixedLayout(width: 160, height: 60)) {
  VStack(alignment: .leading) {
    Text("Hidden title").font(.headline)
    Text("and more")
  }.redacted(reason: .placeholder)
}

// The reader's size of text.
#Preview("dynamicTypeSize", traits: .fixedLayout(width: 200, height: 60)) {
  HStack {
    Text("small").dynamicTypeSize(.xSmall)
    Text("large").dynamicTypeSize(.large)
    Text("larger").dynamicTypeSize(.accessibility1)
  }
}
