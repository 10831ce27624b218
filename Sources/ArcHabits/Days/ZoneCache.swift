// Zones looked up once: a file of a hundred thousand rows names only a few.

internal import Synchronization

enum ZoneCache {
  private static let known = Mutex<[String: ZoneRules]>([:])

  /// The rules of the zone named `identifier`.
  static func rules(_ identifier: String) throws(ZoneError) -> ZoneRules {
    if let rules = known.withLock({ $0[identifier] }) { return rules }
    let rules = try ZoneRules(identifier)
    known.withLock { $0[identifier] = rules }
    return rules
  }
}
