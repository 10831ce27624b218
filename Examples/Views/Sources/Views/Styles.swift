// Colours and styles.

import SwiftUI

// The system's colours, each in a light and a dark shade.
#Preview("Color", traits: .fixedLayout(width: 240, height: 50)) {
  HStack(spacing: 2) {
    ForEach([Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray], id: \.self) {
      Box(color: $0, width: 16, height: 32)
    }
  }
}

// By components, hue, opacity, mixing; ours: by hexadecimal digits and by scheme.
#Preview("Color initialisers", traits: .fixedLayout(width: 200, height: 50)) {
  HStack {
    Box(color: Color(red: 0.2, green: 0.6, blue: 0.4))
    Box(color: Color(hue: 0.7, saturation: 0.6, brightness: 0.9))
    Box(color: .red.opacity(0.4))
    Box(color: .red.mix(with: .blue, by: 0.5))
    Box(color: Color(hex: 0xFFB000))
    Box(color: Color(light: .black, dark: .white))
  }
}

// The foreground's levels, and fainter shades of what a view sets.
#Preview("foregroundStyle", traits: .fixedLayout(width: 240, height: 60)) {
  VStack(alignment: .leading) {
    HStack {
      Text("primary")
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
    }
    HStack {
      Text("primary")
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
    }.foregroundStyle(.purple)
  }
}

// Plates, ground, separators, tint and materials.
#Preview("Semantic styles", traits: .fixedLayout(width: 240, height: 50)) {
  HStack {
    Circle().fill(.fill)
    Circle().fill(.fill.tertiary)
    Circle().fill(.separator)
    Circle().fill(.tint)
    Circle().fill(.tint.secondary)
    Circle().fill(.thinMaterial)
  }.padding(8)
}

// Along a line, out from a point, around a point, and a colour's own.
#Preview("Gradients", traits: .fixedLayout(width: 240, height: 60)) {
  HStack {
    LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)
    RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 30)
    AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
    EllipticalGradient(colors: [.yellow, .orange])
    Rectangle().fill(.green.gradient)
  }.padding(8)
}

// A gradient in a text.
#Preview("Styles in texts", traits: .fixedLayout(width: 160, height: 50)) {
  Text("Gradient").font(.title.bold()).foregroundStyle(
    .linearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
}

// An author's own style.
struct Sunset: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    LinearGradient(colors: [.orange, environment.colorScheme == .dark ? .purple : .pink], startPoint: .top, endPoint: .bottom)
  }
}

// Authors' styles answer with another and read the environment.
#Preview("ShapeStyle", traits: .fixedLayout(width: 120, height: 50)) {
  Capsule().fill(Sunset()).padding(8)
}
