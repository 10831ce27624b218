// What a text comes to: its spans, fonts, paints and lines.

import ArcGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Text")
struct TextTests {
  @Test(
    "A text style has its published size, leading and weight",
    arguments: [
      (Font.largeTitle, 34.0, 41.0, 400.0), (.title, 28, 34, 400), (.title2, 22, 28, 400), (.title3, 20, 25, 400), (.headline, 17, 22, 600),
      (.body, 17, 22, 400), (.callout, 16, 21, 400), (.subheadline, 15, 20, 400), (.footnote, 13, 18, 400), (.caption, 12, 16, 400),
      (.caption2, 11, 13, 400),
    ])
  func styles(font: Font, size: Double, leading: Double, weight: Double) throws {
    let spec = try #require(root(of: Text("a").font(font)).font)
    #expect(spec == FontSpec(size: size, weight: weight, lineHeight: leading))
  }

  @Test("Sizes of text run from 14 to 53 points for body, and stop for fixed fonts")
  func dynamicType() {
    let sizes = DynamicTypeSize.allCases.map { size in root(of: Text("a")) { $0.dynamicTypeSize = size }.font?.size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let fixed = root(of: Text("a").font(.system(size: 20))) { $0.dynamicTypeSize = .accessibility5 }.font
    #expect(fixed == FontSpec(size: 20))
    let custom = root(of: Text("a").font(.custom("Menlo-Bold", size: 20))) { $0.dynamicTypeSize = .accessibility5 }.font
    #expect(custom?.design == .named("Menlo"))
    #expect(custom?.weight == 700)
    #expect(abs((custom?.size ?? 0) - 20.0 * 53 / 17) < 1e-9)
    #expect(root(of: Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge)) { $0.dynamicTypeSize = .accessibility2 }.font?.size == 19)
  }

  @Test("Of two settings of one text the one applied first holds; a text's own hold before those around it")
  func nearestWins() {
    #expect(root(of: Text("a").font(.title).font(.caption)).font?.size == 28)
    #expect(root(of: VStack { Text("a").font(.title) }.font(.caption)).children[0].font?.size == 28)
    #expect(root(of: Text("a").foregroundColor(.red).foregroundColor(.blue)).paint == solid(0xFF3B30))
    #expect(root(of: HStack { Text("a").fontWeight(.thin) }.bold()).children[0].font?.weight == 700)
  }

  @Test("Joined texts keep what each says of itself and share what the whole says")
  func joined() throws {
    let sum = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c").font(.caption)
    let text = try #require(root(of: sum.font(.title)).text)
    #expect(text.request.spans.map(\.font.size) == [28, 28, 12])
    #expect(text.request.spans.map(\.font.weight) == [700, 400, 400])
    #expect(text.request.spans.map { text.paints[$0.style] } == [solid(0x000000), solid(0xFF3B30), solid(0x000000)])
  }

  @Test("Neighbours in one style become one span, so that they are shaped together")
  func merging() throws {
    let text = try #require(root(of: Text("a") + Text("b") + Text("c").bold()).text)
    #expect(text.request.spans.map(\.content) == [.text("ab"), .text("c")])
  }

  @Test("Lines, alignment, truncation, spacing and scale reach the request")
  func lines() throws {
    let view = Text("a").lineLimit(2, reservesSpace: true).multilineTextAlignment(.trailing).truncationMode(.middle).lineSpacing(3)
      .minimumScaleFactor(0.5).allowsTightening(true)
    let request = try #require(
      root(of: view) {
        $0.layoutDirection = .rightToLeft; $0.locale = Locale(identifier: "zh-Hant_TW")
      }.text
    ).request
    #expect(request.lineLimit == 2)
    #expect(request.reservesLines)
    #expect(request.alignment == .trailing)
    #expect(request.truncation == .middle)
    #expect(request.lineSpacing == 3)
    #expect(request.minimumScale == 0.5)
    #expect(request.allowsTightening)
    #expect(request.isRightToLeft)
    #expect(request.language.hasPrefix("zh-Hant"))
    #expect(root(of: Text("a").lineLimit(nil)).text?.request.lineLimit == nil)
  }

  @Test("Lines under and through, raising, tracking, digits and designs reach the span")
  func marks() throws {
    let view = Text("1").underline().strikethrough().baselineOffset(2).tracking(1.5).monospacedDigit().fontDesign(.rounded).italic()
    let span = try #require(root(of: view).text?.request.spans.first)
    #expect(span.isUnderlined)
    #expect(span.isStruckThrough)
    #expect(span.baselineOffset == 2)
    #expect(span.tracking == 1.5)
    #expect(span.font.hasTabularDigits)
    #expect(span.font.design == .rounded)
    #expect(span.font.isItalic)
  }

  @Test("Letters change case by the reader's language")
  func cases() {
    #expect(root(of: Text(verbatim: "istanbul").textCase(.uppercase)) { $0.locale = Locale(identifier: "tr_TR") }.string == "İSTANBUL")
    #expect(root(of: Text(verbatim: "AB").textCase(.lowercase)).string == "ab")
  }

  @Test("A literal's Markdown is set; a string's is not")
  func markdown() throws {
    let text = try #require(root(of: Text("a **b** *c* `d` ~~e~~ [f](https://g.h) 2 * 3 * 4 snake_case_name \\*x*")).text)
    let spans = text.request.spans
    #expect(
      root(of: Text("a **b** *c* `d` ~~e~~ [f](https://g.h) 2 * 3 * 4 snake_case_name \\*x*")).string
        == "a b c d e f 2 * 3 * 4 snake_case_name *x*")
    #expect(spans.first { $0.content == .text("b") }?.font.weight == 700)
    #expect(spans.first { $0.content == .text("c") }?.font.isItalic == true)
    #expect(spans.first { $0.content == .text("d") }?.font.design == .monospaced)
    #expect(spans.first { $0.content == .text("e") }?.isStruckThrough == true)
    #expect(spans.first { $0.content == .text("f") }.map { text.paints[$0.style] } == solid(0x007AFF))
    let string = "**b**"
    #expect(root(of: Text(string)).string == "**b**")
  }

  @Test("Attributed strings bring their fonts, colours and marks")
  func attributed() throws {
    var string = try AttributedString(markdown: "a **b**")
    string.append(AttributedString("c"))
    let range = try #require(string.range(of: "c"))
    string[range].font = .title
    string[range].foregroundColor = .green
    let text = try #require(root(of: Text(string)).text)
    #expect(text.request.spans.map(\.font.weight) == [400, 700, 400])
    #expect(text.request.spans.map(\.font.size) == [17, 17, 28])
    #expect(text.paints[text.request.spans[2].style] == solid(0x34C759))
  }

  @Test("A symbol stands in a text like a letter, in its size and weight")
  func symbols() throws {
    let spans = try #require(root(of: Text("a \(Image(systemName: "star")) b").font(.title.bold())).text).request.spans
    #expect(spans.map(\.content) == [.text("a "), .symbol(SymbolRequest(name: "star", size: 28, weight: 700)), .text(" b")])
  }

  @Test("Dates beyond all calendars, and what is no date, are told as the nearest that can be")
  func impossibleDates() throws {
    func words(_ text: Text) -> [String] {
      root(of: text) {
        $0.date = Date(timeIntervalSinceReferenceDate: 0)
        $0.timeZone = .gmt
        $0.locale = Locale(identifier: "en_US")
      }.words
    }
    let (past, never, ever) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity))
    #expect(words(Text(never, style: .date)) == ["January 1, 1"])
    #expect(words(Text(ever, style: .timer)) == ["8333333333:20:00"])
    #expect(words(Text(Date(timeIntervalSince1970: -1e300), style: .timer)) == ["8333333333:20:00"])
    #expect(words(Text(timerInterval: past...ever)) == ["8333333333:20:00"])
    for style in [Text.DateStyle.date, .time, .relative, .offset] {
      for date in [never, ever, Date(timeIntervalSince1970: -.infinity)] { #expect(!words(Text(date, style: style)).isEmpty) }
    }
    #expect(!words(Text(past...ever)).isEmpty)
  }

  @Test("Redacted text is covered; private text only where others may look")
  func redaction() {
    func isCovered(_ node: ViewNode) -> Bool {
      node.modifiers.contains { if case .redacted = $0 { true } else { false } }
    }
    #expect(isCovered(root(of: Text("a").redacted(reason: .placeholder))))
    #expect(!isCovered(root(of: Text("a").unredacted().redacted(reason: .placeholder))))
    #expect(isCovered(root(of: Text("a").privacySensitive()) { $0.redactionReasons = .privacy }))
    #expect(!isCovered(root(of: Text("a")) { $0.redactionReasons = .privacy }))
    #expect(!isCovered(root(of: Text("a").privacySensitive())))
  }
}
