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

  /// Whether a picture keeps its colours or is painted with the foreground.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  let source: Source
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode

  private init(_ source: Source, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// A picture of no size.
  public convenience init() { self.init(.bytes(Data())) }

  /// Never nil: where a catalogue has none of that name an empty plate is drawn, with a warning.
  public convenience init?(named name: String) { self.init(.named(name, bundle: nil)) }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Never?) {
    self.init(.named(name, bundle: bundle?.bundlePath))
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(.named(name, bundle: bundle?.bundlePath))
  }
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// nil where the bytes do not begin as a picture does. PNG and JPEG are drawn; of other kinds an empty plate, with a warning.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard PictureHeader.isPicture(data) else { return nil }
    self.init(.bytes(data), scale: scale)
  }

  /// The bytes that the picture was made of, where they are a PNG's; else nil, as nothing encodes pictures here.
  public func pngData() -> Data? { bytes(beginning: [0x89, 0x50, 0x4E, 0x47]) }

  /// The bytes that the picture was made of, where they are a JPEG's, at the quality they have; else nil.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(beginning: [0xFF, 0xD8]) }

  private func bytes(beginning start: [UInt8]) -> Data? {
    let data: Data? =
      switch source {
      case .bytes(let data): data
      case .named(let name, let bundle): AssetCatalog.image(named: name, bundle: bundle, scheme: .light)?.data
      case .symbol: nil
      }
    return data.flatMap { $0.starts(with: start) ? $0 : nil }
  }

  /// nil where the file cannot be read or is no picture. `name@2x.png` has two pixels a point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, scale: scale, renderingMode: renderingMode)
  }

  /// In points; 20 × 20 for a symbol, nothing where it is not known.
  public var size: CGSize {
    let (data, scale): (Data?, Double)
    switch source {
    case .named(let name, let bundle):
      (data, scale) = AssetCatalog.image(named: name, bundle: bundle, scheme: .light).map { ($0.data, $0.scale) } ?? (nil, 1)
    case .symbol: return CGSize(width: 20, height: 20)
    case .bytes(let bytes): (data, scale) = (bytes, self.scale)
    }
    guard let (width, height) = data.flatMap(PictureHeader.size) else { return .zero }
    return CGSize(width: Double(width) / scale, height: Double(height) / scale)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.source == b.source && a.scale == b.scale && a.renderingMode == b.renderingMode
  }
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
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
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
