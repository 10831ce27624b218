// Kinds of values that only intents have.

public import Foundation

/// A file that an intent takes or gives.
public struct IntentFile: Sendable, Hashable {
  public var filename: String
  /// Where it lies, or nil where it is only data.
  public let fileURL: URL?
  private let content: Data?
  public var removedOnCompletion = false

  public init(data: Data, filename: String) {
    content = data
    fileURL = nil
    self.filename = filename
  }

  /// - Parameter filename: nil for the name in the address.
  public init(fileURL: URL, filename: String? = nil) {
    content = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// What is in it; empty where it cannot be read.
  public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

/// An amount of money.
public struct IntentCurrencyAmount: Sendable, Hashable, Codable {
  public var amount: Decimal
  /// An ISO code, for example `EUR`.
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// A person that an intent is about.
public struct IntentPerson: Sendable, Hashable {
  public enum Name: Sendable, Hashable {
    case displayName(String)
    case components(PersonNameComponents)
  }

  public enum Identifier: Sendable, Hashable {
    case applicationDefined(String)
    case contactBookIdentifier(String)
  }

  public enum Handle: Sendable, Hashable {
    case emailAddress(String)
    case phoneNumber(String)
    case applicationDefined(String)
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?
  public var isMe: Bool

  public init(identifier: Identifier, name: Name, handle: Handle? = nil, isMe: Bool = false) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.isMe = isMe
  }
}
