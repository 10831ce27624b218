// Which plural form a number takes in a language (CLDR cardinal rules).

public import Foundation

/// The plural forms that languages distinguish.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A number as plural rules see it: its value and the digits that are shown behind its point.
public struct PluralOperand: Sendable, Hashable {
  /// The whole part, without sign.
  let i: Int
  /// How many digits are shown behind the point.
  let v: Int
  /// Those digits as a number, with trailing zeros.
  let f: Int
  /// Those digits as a number, without trailing zeros.
  let t: Int

  /// A whole number.
  public init(_ value: Int) {
    i = Int(clamping: value.magnitude)
    v = 0
    f = 0
    t = 0
  }

  /// A number shown with so many digits behind its point.
  public init(_ value: Double, fractionDigits: Int = 0) {
    let digits = min(max(fractionDigits, 0), 9)
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = (value.magnitude * Double(power)).rounded()
    let whole = scaled.isFinite && scaled < 9e18 ? Int(scaled) : 0
    i = whole / power
    v = digits
    f = whole % power
    var shown = f
    while shown != 0 && shown % 10 == 0 { shown /= 10 }
    t = shown
  }

  /// Whether the value is whole.
  var isWhole: Bool { t == 0 }

  /// Whether the value is one of whole numbers.
  func isN(_ values: Int...) -> Bool { isWhole && values.contains(i) }
  func isN(_ range: ClosedRange<Int>) -> Bool { isWhole && range.contains(i) }

  /// Whether the value is whole and leaves a remainder in a range.
  func isN(mod divisor: Int, _ range: ClosedRange<Int>) -> Bool { isWhole && range.contains(i % divisor) }
  func isN(mod divisor: Int, _ values: Int...) -> Bool { isWhole && values.contains(i % divisor) }
}

/// The rules of each language.
public enum PluralRules {
  /// The form that a number takes in the language of a locale.
  public static func category(of number: PluralOperand, in locale: Locale) -> PluralCategory {
    let language = locale.language.languageCode?.identifier ?? ""
    let isEuropeanPortuguese = language == "pt" && locale.region?.identifier == "PT"
    return rule(of: isEuropeanPortuguese ? "pt_PT" : language)(number)
  }

  typealias Rule = @Sendable (PluralOperand) -> PluralCategory

  static func rule(of language: String) -> Rule { rules[language] ?? { _ in .other } }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in groups {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  /// Languages that share rules. Those that are not named have one form for all numbers.
  private static let groups: [(String, Rule)] = simple + slavic + celtic + others

  /// One form for one, in some sense, and one for the rest.
  private static let simple: [(String, Rule)] = [
    ("am as bn doi fa gu hi kn kok pcm tg vi zu", { $0.i == 0 || $0.isN(1) ? .one : .other }),
    ("ff hy kab", { $0.i <= 1 ? .one : .other }),
    ("ast de en et fi fy ia ie io ji lij nl sc sv sw ur yi", { $0.i == 1 && $0.v == 0 ? .one : .other }),
    ("si", { $0.isN(0, 1) || ($0.i == 0 && $0.f == 1) ? .one : .other }),
    ("ak bho csw guw ln mg nso pa ti wa", { $0.isN(0...1) ? .one : .other }),
    ("tzm", { $0.isN(0...1) || $0.isN(11...99) ? .one : .other }),
    (
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg \
      mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk \
      tn tr ts ug uz ve vo vun wae xh xog
      """, { $0.isN(1) ? .one : .other }
    ),
    ("da", { $0.isN(1) || ($0.t != 0 && $0.i <= 1) ? .one : .other }),
    ("is", { ($0.t == 0 && endsInOne($0.i)) || endsInOne($0.t) ? .one : .other }),
    ("mk", { ($0.v == 0 && endsInOne($0.i)) || endsInOne($0.f) ? .one : .other }),
    (
      "ceb fil tl",
      {
        let digit = $0.v == 0 ? $0.i % 10 : $0.f % 10
        return ($0.v == 0 && (1...3).contains($0.i)) || ![4, 6, 9].contains(digit) ? .one : .other
      }
    ),
    ("fr", { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }),
    ("pt", { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }),
    ("ca gl it lld pt_PT scn vec", { $0.i == 1 && $0.v == 0 ? .one : isMillions($0) ? .many : .other }),
    ("es", { $0.isN(1) ? .one : isMillions($0) ? .many : .other }),
  ]

  private static let slavic: [(String, Rule)] = [
    (
      "bs hr sh sr",
      {
        if ($0.v == 0 && endsInOne($0.i)) || endsInOne($0.f) { return .one }
        return ($0.v == 0 && endsInFew($0.i)) || endsInFew($0.f) ? .few : .other
      }
    ),
    (
      "sl",
      {
        if $0.v != 0 { return .few }
        switch $0.i % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
      }
    ),
    (
      "dsb hsb",
      {
        let last = $0.v == 0 ? $0.i % 100 : $0.f % 100
        switch last {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
      }
    ),
    ("cs sk", { $0.v != 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }),
    ("pl", { $0.v != 0 ? .other : $0.i == 1 ? .one : endsInFew($0.i) ? .few : .many }),
    ("ru uk", { $0.v != 0 ? .other : endsInOne($0.i) ? .one : endsInFew($0.i) ? .few : .many }),
    ("be", { !$0.isWhole ? .other : endsInOne($0.i) ? .one : endsInFew($0.i) ? .few : .many }),
    (
      "lt",
      {
        guard $0.isWhole else { return .many }
        if $0.f != 0 { return .many }
        let isTeen = (11...19).contains($0.i % 100)
        return $0.i % 10 == 0 || isTeen ? .other : $0.i % 10 == 1 ? .one : .few
      }
    ),
    (
      "sgs",
      {
        guard $0.isWhole else { return .many }
        if $0.i == 2 { return .two }
        let isTeen = (11...19).contains($0.i % 100)
        return endsInOne($0.i) ? .one : $0.i % 10 >= 2 && !isTeen ? .few : .other
      }
    ),
    (
      "lv prg",
      {
        let isTeen = $0.isN(mod: 100, 11...19) || ($0.v == 2 && (11...19).contains($0.f % 100))
        if $0.isN(mod: 10, 0) || isTeen { return .zero }
        let isOne = $0.isN(mod: 10, 1) || ($0.v == 2 && endsInOne($0.f)) || ($0.v != 2 && $0.f % 10 == 1)
        return isOne ? .one : .other
      }
    ),
  ]

  private static let celtic: [(String, Rule)] = [
    (
      "br",
      {
        guard $0.isWhole else { return .other }
        let hundred = $0.i % 100
        let isOdd = (10...19).contains(hundred) || (70...79).contains(hundred) || (90...99).contains(hundred)
        switch $0.i % 10 {
        case 1 where ![11, 71, 91].contains(hundred): return .one
        case 2 where ![12, 72, 92].contains(hundred): return .two
        case 3, 4, 9: return isOdd ? .other : .few
        default: return $0.i != 0 && $0.i % 1_000_000 == 0 ? .many : .other
        }
      }
    ),
    ("ga", { $0.isN(1) ? .one : $0.isN(2) ? .two : $0.isN(3...6) ? .few : $0.isN(7...10) ? .many : .other }),
    ("gd", { $0.isN(1, 11) ? .one : $0.isN(2, 12) ? .two : $0.isN(3...10) || $0.isN(13...19) ? .few : .other }),
    (
      "gv",
      {
        if $0.v != 0 { return .many }
        if $0.i % 10 == 1 { return .one }
        if $0.i % 10 == 2 { return .two }
        return $0.i % 20 == 0 ? .few : .other
      }
    ),
    (
      "kw",
      {
        if $0.isN(0) { return .zero }
        if $0.isN(1) { return .one }
        let isThousands =
          $0.isN(mod: 1000, 0) && ((1000...20000).contains($0.i % 100_000) || [40000, 60000, 80000].contains($0.i % 100_000))
        if $0.isN(mod: 100, 2, 22, 42, 62, 82) || isThousands || $0.isN(mod: 1_000_000, 100_000) { return .two }
        if $0.isN(mod: 100, 3, 23, 43, 63, 83) { return .few }
        return $0.isN(mod: 100, 1, 21, 41, 61, 81) ? .many : .other
      }
    ),
    (
      "cy",
      {
        guard $0.isWhole else { return .other }
        switch $0.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        case 3: return .few
        case 6: return .many
        default: return .other
        }
      }
    ),
  ]

  private static let others: [(String, Rule)] = [
    ("lag", { $0.isN(0) ? .zero : $0.i <= 1 ? .one : .other }),
    ("blo cv ksh", { $0.isN(0) ? .zero : $0.isN(1) ? .one : .other }),
    ("he iw", { ($0.i == 1 && $0.v == 0) || ($0.i == 0 && $0.v != 0) ? .one : $0.i == 2 && $0.v == 0 ? .two : .other }),
    ("iu naq sat se sma smi smj smn sms", { $0.isN(1) ? .one : $0.isN(2) ? .two : .other }),
    ("shi", { $0.i == 0 || $0.isN(1) ? .one : $0.isN(2...10) ? .few : .other }),
    (
      "mo ro",
      {
        if $0.i == 1 && $0.v == 0 { return .one }
        return $0.v != 0 || $0.isN(0) || $0.isN(mod: 100, 1...19) ? .few : .other
      }
    ),
    (
      "mt",
      { $0.isN(1) ? .one : $0.isN(2) ? .two : $0.isN(0) || $0.isN(mod: 100, 3...10) ? .few : $0.isN(mod: 100, 11...19) ? .many : .other }
    ),
    (
      "ar ars",
      {
        if $0.isN(0) { return .zero }
        if $0.isN(1) { return .one }
        if $0.isN(2) { return .two }
        return $0.isN(mod: 100, 3...10) ? .few : $0.isN(mod: 100, 11...99) ? .many : .other
      }
    ),
  ]

  /// 1, 21, 101, but not 11.
  private static func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }
  /// 2 to 4, 22 to 24, but not 12 to 14.
  private static func endsInFew(_ number: Int) -> Bool { (2...4).contains(number % 10) && !(12...14).contains(number % 100) }
  /// A million, two million …
  private static func isMillions(_ number: PluralOperand) -> Bool { number.i != 0 && number.i % 1_000_000 == 0 && number.v == 0 }
}
