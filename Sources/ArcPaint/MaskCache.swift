// Masks kept from frame to frame, by the numbers that decide them.

/// A hash table from words to masks, dropped whole when it outgrows its bound. Forgetting costs time, never a pixel.
struct MaskCache {
  private struct Entry {
    var hash: UInt64
    var keyStart: Int
    var keyCount: Int
    var mask: CoverageMask
  }

  /// The most bytes kept.
  let bound: Int
  private var slots: [Int32]
  private var entries: [Entry] = []
  private var keys: [Int32] = []
  private(set) var byteCount = 0
  /// How often everything was dropped; what was derived from the cache is stale when this changes.
  private(set) var generation = 0

  init(bound: Int) {
    self.bound = bound
    slots = [Int32](repeating: -1, count: 512)
  }

  static func hash(_ words: UnsafeBufferPointer<Int32>) -> UInt64 {
    var h: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(words.count)
    for w in words {
      h = (h ^ UInt64(UInt32(bitPattern: w))) &* 0xff51_afd7_ed55_8ccd
      h ^= h >> 32
    }
    return h
  }

  /// The mask of a key, made by `make` where it is not known.
  mutating func mask(for words: [Int32], make: () -> CoverageMask) -> CoverageMask {
    let hash = words.withUnsafeBufferPointer(Self.hash)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let i = Int(slots[slot])
      if entries[i].hash == hash, matches(entries[i], words) { return entries[i].mask }
      slot = (slot + 1) & (slots.count - 1)
    }
    let mask = make()
    let cost = mask.byteCount + words.count * 4 + MemoryLayout<Entry>.stride + 16
    // One mask that would take a quarter of the room is not worth the others.
    guard cost <= bound / 4 else { return mask }
    if byteCount + cost > bound { dropAll() }
    insert(Entry(hash: hash, keyStart: keys.count, keyCount: words.count, mask: mask))
    keys += words
    byteCount += cost
    return mask
  }

  mutating func dropAll() {
    slots = [Int32](repeating: -1, count: 512)
    entries.removeAll()
    keys.removeAll()
    byteCount = 0
    generation += 1
  }

  private func matches(_ entry: Entry, _ words: [Int32]) -> Bool {
    guard entry.keyCount == words.count else { return false }
    for i in words.indices where keys[entry.keyStart + i] != words[i] { return false }
    return true
  }

  private mutating func insert(_ entry: Entry) {
    entries.append(entry)
    if entries.count * 2 > slots.count {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for i in entries.indices { place(i) }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index)
  }
}
