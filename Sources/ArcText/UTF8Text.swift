// A paragraph as the bytes that Pango reads, with where each scalar begins.

/// A paragraph as UTF-8, with where each scalar begins.
struct UTF8Text {
  let text: StyledText
  let bytes: [CChar]
  /// One more than there are scalars.
  let offsets: [Int]
  private let scalars: [Int32]
  /// Without the closing zero.
  var count: Int { bytes.count - 1 }

  init(_ text: StyledText) {
    self.text = text
    var bytes: [CChar] = []
    var offsets: [Int] = []
    var scalars: [Int32] = []
    for (index, value) in text.scalars.enumerated() {
      offsets.append(bytes.count)
      for unit in UTF8.encode(Unicode.Scalar(value) ?? "\u{fffd}") ?? UTF8.encodedReplacementCharacter {
        bytes.append(CChar(bitPattern: unit))
        scalars.append(Int32(index))
      }
    }
    offsets.append(bytes.count)
    scalars.append(Int32(text.scalars.count))
    bytes.append(0)
    (self.bytes, self.offsets, self.scalars) = (bytes, offsets, scalars)
  }

  func scalar(at byte: Int) -> Int { Int(scalars[byte]) }

  func withBytes<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("the closing zero is always there") }
      return body(base)
    }
  }
}
