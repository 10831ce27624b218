// What the helper tells an author.

/// Why a use cannot be expanded, in a sentence.
struct Problem: Error, Equatable {
  let message: String

  /// The message as the compiler takes it, at the place where the use's source begins.
  func diagnostic(at location: [String: Any]?) -> [String: Any] {
    [
      "message": message, "severity": "error",
      "position": ["fileName": location?["fileName"] as? String ?? "", "offset": location?["offset"] as? Int ?? 0],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}
