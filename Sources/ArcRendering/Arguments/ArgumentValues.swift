// How the texts of a command line become values: one set of rules for the tool and for programs of widgets.

package import ArcGraphics
import ArcPaint
package import ArcViews
package import ArcWidgets
package import Foundation

/// Why a text is not a value, as the end of a sentence: "it is not a day; write it like 2026-03-20".
package struct BadValue: Error, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// A decimal number in ASCII, not negative and below a billion.
package func number(_ text: String) throws(BadValue) -> Double {
  let plain = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2e }
  guard plain, let number = Double(text), number < 1e9 else { throw BadValue("it is not a number, such as 30 or 2.5") }
  return number
}

/// A decimal number above 0.
package func positiveNumber(_ text: String) throws(BadValue) -> Double {
  let value = try number(text)
  guard value > 0 else { throw BadValue("it must be above 0") }
  return value
}

/// Width and height in points, written `158x158`.
package func pictureSize(_ text: String) throws(BadValue) -> Size {
  let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
  guard sides.count == 2, let width = try? number(String(sides[0])), let height = try? number(String(sides[1])) else {
    throw BadValue("a size is written like 158x158")
  }
  guard width > 0, height > 0 else { throw BadValue("a side must be above 0") }
  return Size(width: width, height: height)
}

/// A value that is one of a few words, whatever their case.
package func word<Word: RawRepresentable & CaseIterable & Sendable>(
  _ type: Word.Type
) -> @Sendable (String) throws(BadValue) -> Word where Word.RawValue == String {
  { text throws(BadValue) in
    guard let word = Word.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
      throw BadValue("it is one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }
}

/// A locale's identifier, such as `en_US` or `zh-Hans`: a language, then parts of letters and digits.
package func localeIdentifier(_ text: String) throws(BadValue) -> String {
  let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
  let plain = parts.allSatisfy { (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  guard plain, let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter) else {
    throw BadValue("a locale is written like en_US or de_DE")
  }
  return text
}

/// A zone of the tz database by its full name. The tool's own zones know more, but not other names.
package func namedZone(_ text: String) throws(BadValue) -> TimeZone {
  // What Foundation prints for the zone must be what was asked for: it answers some unknown names with GMT.
  guard text == "UTC" || text.contains("/"), let zone = TimeZone(identifier: text), text == "UTC" || zone.identifier == text else {
    throw BadValue("a zone is UTC or a tz database name with a slash, such as Europe/Berlin")
  }
  return zone
}

/// An instant in RFC 3339 with its offset, in the years 1 to 9999. The tool's own instants are these.
package func namedInstant(_ text: String) throws(BadValue) -> Date {
  let shape = #/(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))/#
  let fault = BadValue("an instant is written like 2026-03-20T08:00:00Z or 2026-03-20T09:00:00+01:00")
  guard text.utf8.allSatisfy({ $0 < 0x80 }), let (_, day, time, fraction, sign, hours, minutes) = text.wholeMatch(of: shape)?.output,
    let clock = try? Date("\(day)T\(time)Z", strategy: .iso8601), clock.formatted(.iso8601) == "\(day)T\(time)Z",
    let fraction = Double("0" + (fraction ?? "")), let hours = Int(hours ?? "0"), let minutes = Int(minutes ?? "0"),
    hours < 24, minutes < 60
  else { throw fault }
  let offset = Double(hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  return clock.addingTimeInterval((fraction * 1000).rounded(.down) / 1000 - offset)
}

/// A scheme by its name.
package enum SchemeName: String, Sendable, CaseIterable {
  case light, dark

  package var colorScheme: ColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

/// A way of colouring by its name.
package enum ModeName: String, Sendable, CaseIterable {
  case fullColor, accented, vibrant

  package var renderingMode: WidgetRenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

extension Size {
  /// Whether a picture of this size in points has 1 to 16,384 pixels a side.
  package func isDrawable(at scale: Double) -> Bool {
    // Comparing each side refuses what is not a number.
    [width, height].allSatisfy { $0 * scale <= Double(Painter.largestSide) && ($0 * scale).rounded() >= 1 }
  }

  /// Width and height in pixels as a sentence tells them, whatever the numbers are.
  package func pixelWords(at scale: Double) -> String {
    func word(_ side: Double) -> String {
      let pixels = (side * scale).rounded()
      return abs(pixels) <= 1e9 ? "\(Int(pixels))" : "\(pixels)"
    }
    return "\(word(width)) × \(word(height))"
  }
}
