// What a provider is told about the widget it makes entries for.

public import ArcViews
public import Foundation

/// The widget that entries are asked for.
public struct TimelineProviderContext: Sendable {
  /// Every value that parts of the environment may take when the entries are drawn.
  @dynamicMemberLookup
  public struct EnvironmentVariants: @unchecked Sendable {
    /// `@unchecked`: the environments are written once at birth and only read afterwards.
    private let environments: [EnvironmentValues]

    public init(_ environments: [EnvironmentValues] = []) {
      self.environments = environments
    }

    /// The values of one part, or nil where the host does not say.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[keyPath] }

    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      environments.isEmpty ? nil : environments.map { $0[keyPath: keyPath] }
    }
  }

  public let family: WidgetFamily
  /// In points.
  public let displaySize: CGSize
  /// Whether the widget is only looked at in a gallery: answer at once, with sample data if need be.
  public let isPreview: Bool
  public let environmentVariants: EnvironmentVariants

  public init(
    family: WidgetFamily, displaySize: CGSize, isPreview: Bool = false, environmentVariants: EnvironmentVariants = EnvironmentVariants()
  ) {
    self.family = family
    self.displaySize = displaySize
    self.isPreview = isPreview
    self.environmentVariants = environmentVariants
  }
}
