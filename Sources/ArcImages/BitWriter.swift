// Bits in deflate's order: the first goes to the lowest bit of a byte.

/// Writes into memory that it grows itself.
struct BitWriter: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var position = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Room for `count` more bytes and what is pending.
  mutating func reserve(_ count: Int) {
    guard position + count + 16 > capacity else { return }
    let larger = max(capacity * 2, position + count + 16)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: position)
    base.deallocate()
    (base, capacity) = (moved, larger)
  }

  /// Adds the low `count` bits, at most 56 − what is pending; `flush` makes room. The caller has reserved.
  @inline(__always)
  mutating func add(_ value: UInt64, _ count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
  }

  /// Writes out whole bytes; fewer than 8 bits stay pending.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(base + position).storeBytes(of: bits.littleEndian, as: UInt64.self)
    let whole = bitCount &>> 3
    position &+= Int(truncatingIfNeeded: whole)
    bits = whole == 8 ? 0 : bits &>> (whole &* 8)
    bitCount &= 7
  }

  /// Fills the last byte with zeros and adds whole bytes.
  mutating func finish(with tail: [UInt8]) {
    reserve(tail.count + 8)
    bitCount = (bitCount + 7) & ~7
    flush()
    for byte in tail {
      base[position] = byte
      position += 1
    }
  }

  /// All bytes so far.
  var bytes: [UInt8] { [UInt8](UnsafeBufferPointer(start: base, count: position)) }
}
