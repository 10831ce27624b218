// UIKit's images, which widget sources reach through SwiftUI elsewhere.

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
