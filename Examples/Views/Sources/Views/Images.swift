// Images.

import SwiftUI

// A symbol by its SF Symbols name, as large and heavy as the text beside it.
#Preview("Image(systemName:)", traits: .fixedLayout(width: 200, height: 50)) {
  HStack {
    Image(systemName: "heart.fill").foregroundStyle(.red)
    Image(systemName: "cloud.sun.rain").font(.largeTitle)
    Image(systemName: "flame").bold()
  }
}

// Stretched to the room there is, in its own ratio.
#Preview("resizable, scaledToFit", traits: .fixedLayout(width: 120, height: 60)) {
  Image(systemName: "airplane").resizable().scaledToFit().frame(width: 60, height: 40).border(.gray)
}

// Variants, scales and the colours of layers.
#Preview("symbolVariant, imageScale, symbolRenderingMode", traits: .fixedLayout(width: 200, height: 50)) {
  HStack {
    Image(systemName: "heart").symbolVariant(.fill)
    Image(systemName: "bell").symbolVariant(.slash)
    Image(systemName: "star").imageScale(.small)
    Image(systemName: "star").imageScale(.large)
    Image(systemName: "person.2.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.teal)
  }
}
