// Text.

import SwiftUI

// A literal is a key to be translated, in which Markdown is set.
#Preview("Text", traits: .fixedLayout(width: 200, height: 60)) {
  Text("Plain, **bold**, *italic*, `code`, ~~gone~~, [link](https://example.org)")
}

// Texts are joined, each set as it says.
#Preview("Text + Text", traits: .fixedLayout(width: 200, height: 40)) {
  Text("Seven ").font(.title2) + Text("days").bold().foregroundColor(.orange) + Text(" in a row")
}

// Values in the reader's conventions, with a format or a specifier.
#Preview("Interpolation", traits: .fixedLayout(width: 200, height: 60)) {
  VStack(alignment: .leading) {
    Text("\(12_345) steps, \(0.734, format: .percent)")
    Text("\(3.14159, specifier: "%.2f") \(Image(systemName: "star.fill"))")
  }
}

// The text styles, from 34 points down to 11, at the reader's size of text.
#Preview("Font text styles", traits: .fixedLayout(width: 200, height: 280)) {
  VStack(alignment: .leading, spacing: 0) {
    Text("largeTitle").font(.largeTitle)
    Text("title").font(.title)
    Text("title2").font(.title2)
    Text("title3").font(.title3)
    Text("headline").font(.headline)
    Text("body").font(.body)
    Text("callout").font(.callout)
    Text("subheadline").font(.subheadline)
    Text("footnote").font(.footnote)
    Text("caption").font(.caption)
    Text("caption2").font(.caption2)
  }
}

// The system's face at a fixed size, in nine weights.
#Preview("Font.system", traits: .fixedLayout(width: 200, height: 60)) {
  HStack {
    ForEach([Font.Weight.thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black], id: \.self) {
      Text("a").font(.system(size: 24, weight: $0))
    }
  }
}

// Lines under and through, raising, tracking, capitals, digits of equal width.
#Preview("Text modifiers", traits: .fixedLayout(width: 200, height: 130)) {
  VStack(alignment: .leading) {
    Text("under").underline() + Text(" through").strikethrough() + Text(" up").baselineOffset(6).font(.caption)
    Text("tracking").tracking(4)
    Text("capitals").textCase(.uppercase)
    Text("11:11 00:00").monospacedDigit()
  }
}

// At most so many lines, cut at the end, in the middle or at the head.
#Preview("lineLimit, truncationMode", traits: .fixedLayout(width: 170, height: 120)) {
  VStack(alignment: .leading) {
    Text("Two lines at most, and the rest is cut off at the end").lineLimit(2)
    Text("Cut out of the middle").lineLimit(1).truncationMode(.middle)
    Text("Cut off at the head of it").lineLimit(1).truncationMode(.head)
  }
}

// A text shrinks before it is cut.
#Preview("minimumScaleFactor", traits: .fixedLayout(width: 160, height: 40)) {
  Text("Shrinks to fit the room").font(.title2).lineLimit(1).minimumScaleFactor(0.5)
}

// How lines lie beside one another, and how far apart.
#Preview("multilineTextAlignment, lineSpacing", traits: .fixedLayout(width: 230, height: 60)) {
  HStack(alignment: .top) {
    Text("to the leading edge").multilineTextAlignment(.leading)
    Text("in the middle").multilineTextAlignment(.center)
    Text("to the trailing edge").multilineTextAlignment(.trailing).lineSpacing(4)
  }.font(.caption)
}

// The day, the hour, how far away a date lies, and clocks, all at the instant drawn.
#Preview("Text(_:style:)", traits: .fixedLayout(width: 200, height: 160)) {
  let date = Date(timeIntervalSince1970: 1_770_032_674)
  VStack(alignment: .leading) {
    Text(date, style: .date)
    Text(date, style: .time)
    Text(date, style: .relative)
    Text(date, style: .offset)
    Text(date, style: .timer)
  }
}

// A timer within a range of time, and a date in a format.
#Preview("Text(timerInterval:), Text(_:format:)", traits: .fixedLayout(width: 200, height: 60)) {
  let start = Date(timeIntervalSince1970: 1_770_032_000)
  VStack(alignment: .leading) {
    Text(timerInterval: start...(start + 754))
    Text(start, format: .dateTime.weekday(.wide).day().month())
  }
}

// Text from attributes.
#Preview("AttributedString", traits: .fixedLayout(width: 200, height: 40)) {
  let text = {
    var text = AttributedString("red and large")
    text.foregroundColor = .red
    text.font = .title3
    return text
  }()
  Text(text)
}

// A picture and a title, or one of the two.
#Preview("Label", traits: .fixedLayout(width: 200, height: 90)) {
  VStack(alignment: .leading) {
    Label("Sunny", systemImage: "sun.max.fill")
    Label("Sunny", systemImage: "sun.max.fill").labelStyle(.iconOnly)
    Label("Sunny", systemImage: "sun.max.fill").labelStyle(.titleOnly)
  }
}

// Ours: a box that begins and ends where the ink does.
#Preview("inkEdges", traits: .fixedLayout(width: 120, height: 90)) {
  VStack(alignment: .leading, spacing: 0) {
    Text("11").font(.system(size: 40, weight: .bold)).inkEdges()
    Text("Kilometres").font(.caption).inkEdges()
  }
}
