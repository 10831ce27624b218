// Numbers as people write them.

enum NumberWords {
  /// A number without a needless fraction: `158`, `715.5`.
  static func plain(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
