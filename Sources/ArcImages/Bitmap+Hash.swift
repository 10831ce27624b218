// A name for pixels that does not change between machines and runs.

public import ArcGraphics

extension Bitmap {
  /// 64 bits that depend on size and pixels alone: equal pictures have equal hashes on every machine and in every run.
  ///
  /// Not against malice; two different widgets' pictures meeting is out of the question.
  public var contentHash: UInt64 {
    var h = Self.mixed(0x9e37_79b9_7f4a_7c15, UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height)))
    pixels.withUnsafeBufferPointer { buffer in
      var i = 0
      while i + 1 < buffer.count {
        h = Self.mixed(h, UInt64(buffer[i]) << 32 | UInt64(buffer[i + 1]))
        i += 2
      }
      if i < buffer.count { h = Self.mixed(h, UInt64(buffer[i])) }
    }
    return h ^ h >> 32
  }

  @inline(__always)
  private static func mixed(_ h: UInt64, _ v: UInt64) -> UInt64 {
    let product = (h ^ v).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    return product.low ^ product.high &+ v
  }
}
