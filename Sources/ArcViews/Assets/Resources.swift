// Pictures and colours by resources, as catalogues are read since Xcode makes a name of each.

public import Foundation

/// A picture of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: String?

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundlePath
  }
}

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: String?

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundlePath
  }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(.named(resource.name, bundle: resource.bundle)) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(.named(resource.name, bundle: resource.bundle)) }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == ArcViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ArcViews.Label(titleKey, image: image) }
  }
}
