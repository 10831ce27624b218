// What finds the values a person may choose.

public import ArcFoundation

/// A list of choices, in sections or without.
public protocol ResultsCollection<Item> {
  associatedtype Item
  /// Every choice in order.
  var choices: [Item] { get }
}

extension Array: ResultsCollection {
  public typealias Item = Element
  public var choices: [Element] { self }
}

/// Offers choices for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Item

  func results() async throws -> Result
  /// What is chosen where a person chose nothing, or nil.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities by their ids, and suggests some.
public protocol EntityQuery: DynamicOptionsProvider {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity] where Result.Item == Entity

  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What is offered before a person searches.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by words as well.
public protocol EntityStringQuery: EntityQuery {
  associatedtype Matches: ResultsCollection where Matches.Item == Entity
  func entities(matching string: String) async throws -> Matches
}

/// Knows all of its entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// Knows the one entity that there is.
public protocol UniqueAppEntityQuery: EntityQuery {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let only = try await uniqueEntity()
    return identifiers.contains(only.id) ? [only] : []
  }

  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// Finds values for something else than a person's words.
public protocol IntentValueQuery {
  associatedtype Input
  associatedtype Values: ResultsCollection
  init()
  func values(for input: Input) async throws -> Values
}

/// Choices in sections.
public struct ItemCollection<Item>: ResultsCollection {
  public var sections: [ItemSection<Item>]
  public var promptLabel: LocalizedStringResource?

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [ItemSection<Item>]) {
    self.promptLabel = promptLabel
    self.sections = sections
  }

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]) {
    self.promptLabel = promptLabel
    sections = [ItemSection(items: items)]
  }

  @_disfavoredOverload
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Item>]) {
    self.init(promptLabel: promptLabel, items: items.map(\.value))
  }

  /// No choices.
  public static var empty: ItemCollection { ItemCollection(sections: []) }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @ArrayBuilder<ItemSection<Item>> sections: () -> [ItemSection<Item>]
  ) {
    self.init(promptLabel: promptLabel, sections: sections())
  }

  public var choices: [Item] { sections.flatMap(\.items) }
}

extension ItemCollection: Sendable where Item: Sendable {}

public typealias IntentItemCollection<Item> = ItemCollection<Item>

/// One choice with words of its own.
public struct IntentItem<Value> {
  public var value: Value
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?

  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

extension IntentItem: Sendable where Value: Sendable {}

/// A titled part of a list of choices.
public struct ItemSection<Item> {
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var items: [Item]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    items: [Item]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Item]
  ) {
    self.init(title, subtitle: subtitle, items: items)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Item>]
  ) {
    self.init(title, subtitle: subtitle, items: items.map(\.value))
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, @ArrayBuilder<Item> items: () -> [Item]
  ) {
    self.init(title, subtitle: subtitle, items: items())
  }
}

extension ItemSection: Sendable where Item: Sendable {}

public typealias IntentItemSection<Item> = ItemSection<Item>

/// Collects the statements of a closure into a list.
@resultBuilder
public enum ArrayBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first part: [Element]) -> [Element] { part }
  public static func buildEither(second part: [Element]) -> [Element] { part }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
