// A dictionary that forgets: what was not asked for lately goes when the bound is reached.

/// Keeps at least the last `capacity` values used, and at most twice as many.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    store(value, for: key)
    return value
  }

  mutating func store(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
