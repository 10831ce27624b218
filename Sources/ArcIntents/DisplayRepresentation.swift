// How a value and its type are named to a person.

public import ArcFoundation
public import Foundation

/// How one value is shown where a person chooses it.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A picture beside the name. It is kept, not drawn.
  public enum Image: Sendable, Hashable {
    case systemName(String)
    case named(String)
    case data(Data)
    case url(URL)

    public init(systemName: String, isTemplate: Bool? = nil) { self = .systemName(systemName) }
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle) { self = .systemName(systemName) }
    /// - Parameter tintColor: a color of the system's. The picture is not drawn.
    public init<Tint>(systemName: String, tintColor: Tint, isTemplate: Bool? = nil) { self = .systemName(systemName) }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) { self = .named(name) }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default, bundle: Bundle) {
      self = .named(name)
    }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) { self = .data(data) }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) { self = .url(url) }
    /// - Parameters:
    ///   - width: in points.
    ///   - height: in points.
    public init(
      url: URL, width: Double?, height: Double?, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default
    ) {
      self = .url(url)
    }

    public enum ImageDisplayStyle: Sendable, Hashable { case `default`, circular }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]
  public var descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = [],
    descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }

  /// What of it is asked for.
  public struct Components: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = Components(rawValue: 1)
    public static let image = Components(rawValue: 2)
    public static let synonyms = Components(rawValue: 4)
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type is named where a person chooses among its values.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  public var name: LocalizedStringResource
  /// "%lld habits", or nil.
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that has a name for people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type and its values that have names for people.
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable
