// UIKit's images, fonts and screen, as far as widget sources reach them through SwiftUI elsewhere.

package import ArcGraphics
public import Foundation

/// A picture in UIKit's names: of an asset catalogue, of bytes, or a symbol.
public final class UIImage: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case named(String, bundle: String?)
    case symbol(String)
    case bytes(Data)
  }

  let source: Source
  /// Pixels per point.
  public let scale: CGFloat

  private init(_ source: Source, scale: CGFloat = 1) {
    self.source = source
    self.scale = scale
  }

  public convenience init?(named name: String) { self.init(.named(name, bundle: nil)) }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Never?) {
    self.init(.named(name, bundle: bundle?.bundlePath))
  }
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// nil where the bytes are empty; what is no picture is found out where it is drawn.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.bytes(data))
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(.bytes(data), scale: scale)
  }

  /// nil where the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source && a.scale == b.scale }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
  /// A picture of UIKit's.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .named(let name, let bundle): self.init(.named(name, bundle: bundle))
    case .symbol(let name): self.init(.symbol(name))
    case .bytes(let data): self.init(.encoded(data, scale: uiImage.scale))
    }
  }
}

extension EnvironmentValues {
  private struct Decoder: EnvironmentKey { static let defaultValue: (@Sendable (Data) -> Bitmap?)? = nil }

  /// Reads the bytes of a picture; set by a host, nil where none can be read.
  package var imageDecoder: (@Sendable (Data) -> Bitmap?)? {
    get { self[Decoder.self] }
    set { self[Decoder.self] = newValue }
  }
}

/// The screen of the phone that pictures are made for: 393 × 852 points at three pixels a point.
public struct UIScreen: Sendable {
  public static let main = UIScreen()

  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public let scale: CGFloat = 3
  public let nativeScale: CGFloat = 3
}

/// A font in UIKit's names.
public struct UIFont: Hashable, Sendable {
  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  let font: Font
  public let pointSize: CGFloat

  /// A family by name; where it is missing the system's face stands in.
  public init?(name: String, size: CGFloat) {
    font = .custom(name, fixedSize: size)
    pointSize = size
  }

  private init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic(), size) }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
