// Numbers as ASCII text, whatever the locale.

enum ASCII {
  /// `value` in decimal with leading zeros up to `width` digits.
  static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return digits.utf8.count >= width ? digits : String(repeating: "0", count: width - digits.utf8.count) + digits
  }

  /// The shortest decimal that reads back as `value`, without a fraction where it is whole: `30`, `2.5`.
  static func number(_ value: Double) -> String {
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return value.description
  }
}
