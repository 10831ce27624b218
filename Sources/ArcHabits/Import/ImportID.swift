// Ids for imported habits: the same file gives the same ids, today and in a year.

enum ImportID {
  /// An id made of a program's name, its own key for the habit if it has one, and the habit's name: `loop-15-wake-up-early`.
  static func make(_ program: String, key: String? = nil, name: String) -> String {
    var slug = ""
    var isWhole = true
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": slug.unicodeScalars.append(scalar)
      case "A"..."Z": slug += String(scalar).lowercased()
      default:
        if !scalar.isASCII { isWhole = false }
        if !slug.isEmpty, slug.last != "-" { slug += "-" }
      }
    }
    while slug.last == "-" { slug.removeLast() }
    if slug.utf8.count > 40 {
      slug = String(slug.prefix(40))
      isWhole = false
    }
    // What the letters cannot tell apart, a sum of the whole name can.
    if !isWhole { slug += (slug.isEmpty ? "" : "-") + String(checksum(name), radix: 16) }
    return ([program] + [key, slug].compactMap { $0 }.filter { !$0.isEmpty }).joined(separator: "-")
  }

  /// A 32-bit FNV-1a sum.
  private static func checksum(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

/// The ids given so far: a second habit of the same id gets a number.
struct TakenIDs {
  private var taken: Set<String> = []
  /// The next number to try behind an id.
  private var numbers: [String: Int] = [:]

  mutating func unique(_ id: String) -> String {
    if taken.insert(id).inserted { return id }
    var number = numbers[id] ?? 2
    while !taken.insert("\(id)-\(number)").inserted { number += 1 }
    numbers[id] = number + 1
    return "\(id)-\(number)"
  }
}
