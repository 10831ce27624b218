// When widgets matter. A watch asks for it; here it is kept and not asked for.

public import ArcIntents
public import ArcViews
public import Foundation

/// When a widget matters.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// A group of clues of which one counts.
public struct WidgetRelevanceGroup: Sendable, Hashable {
  private let name: String?

  public static let automatic = WidgetRelevanceGroup(name: nil)
  public static let ungrouped = WidgetRelevanceGroup(name: "")
  public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}

/// One clue to when a widget matters.
public struct WidgetRelevanceAttribute<Configuration> {
  public let configuration: Configuration
  public let context: RelevantContext
  public let group: WidgetRelevanceGroup

  public init(configuration: Configuration, context: RelevantContext) {
    self.init(configuration: configuration, context: context, group: .automatic)
  }

  public init(configuration: Configuration, context: RelevantContext, group: WidgetRelevanceGroup) {
    self.configuration = configuration
    self.context = context
    self.group = group
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup) where Configuration: RelevanceEntryConfiguration {
    self.init(configuration: configuration, context: configuration.context, group: group)
  }
}

/// A configuration that knows when it matters.
public protocol RelevanceEntryConfiguration {
  var context: RelevantContext { get }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) {
    self.init(configuration: (), context: context)
  }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// A state of a widget that shows where it matters.
public protocol RelevanceEntry {}

/// The widget that an entry is asked for.
public struct RelevanceEntriesProviderContext: Sendable {
  /// In points.
  public let displaySize: CGSize
  public let isPreview: Bool
}

/// Makes the entries of a widget that shows where it matters.
public protocol RelevanceEntriesProvider {
  associatedtype Configuration: AppIntent
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  func placeholder(context: Context) -> Entry
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// A widget that shows where it matters, on a watch. It is a declaration here.
nonisolated public struct RelevanceConfiguration<Configuration: AppIntent, Content: View>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  let kind: String

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
  }

  public func _describe(into descriptor: inout WidgetDescriptor) {
    descriptor.kind = kind
    descriptor.families = []
  }
}
