// Key-value access to user defaults, which Foundation lacks here.

public import Foundation

extension UserDefaults {
  /// The stored object of `key`, or nil.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a property-list value; nil removes the key.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// Several values at once.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { set(value, forKey: key) }
  }
}

/// A key-value store that on Apple's systems follows the person's account; here it lives in memory.
public final class NSUbiquitousKeyValueStore: Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let values = LockedValues()

  public init() {}

  public func object(forKey key: String) -> Any? { values[key] }
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
  public func set(_ value: Bool, forKey key: String) { values[key] = value }
  public func set(_ value: Int64, forKey key: String) { values[key] = value }
  public func set(_ value: Double, forKey key: String) { values[key] = value }
  public func removeObject(forKey key: String) { values[key] = nil }
  public func string(forKey key: String) -> String? { values[key] as? String }
  public func data(forKey key: String) -> Data? { values[key] as? Data }
  public func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  /// The stored flag, or false.
  public func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  /// The stored integer, or 0.
  public func longLong(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
  /// The stored number, or 0.
  public func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  public var dictionaryRepresentation: [String: Any] { values.all }

  /// There is no account to reach: always true, as where everything is already written.
  @discardableResult
  public func synchronize() -> Bool { true }
}
