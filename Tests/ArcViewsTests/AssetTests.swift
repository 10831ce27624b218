// Asset catalogues, and colours and images in UIKit's names.

import ArcGraphics
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Assets")
struct AssetTests {
  /// A folder with a catalogue of one colour and one picture.
  private func bundle() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcflow-assets-\(UUID().uuidString)")
    let colors = folder.appending(path: "Assets.xcassets/Brand/Accent.colorset")
    let images = folder.appending(path: "Assets.xcassets/Photo.imageset")
    for set in [colors, images] { try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true) }
    let color = """
      {"colors":[
        {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0x80","blue":"0","alpha":"0.500"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"color-space":"srgb","components":{"red":"255","green":"255","blue":"255","alpha":"1.000"}}}]}
      """
    try Data(color.utf8).write(to: colors.appending(path: "Contents.json"))
    let image = """
      {"images":[{"idiom":"universal","scale":"1x"},{"filename":"a.png","idiom":"universal","scale":"2x"}]}
      """
    try Data(image.utf8).write(to: images.appending(path: "Contents.json"))
    try Data([1, 2, 3]).write(to: images.appending(path: "a.png"))
    return folder
  }

  @Test("Colours of a catalogue are found in its groups, in each scheme")
  func colors() throws {
    let folder = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = Color("Accent", bundle: Bundle(path: folder.path))
    #expect(root(of: color).paint == .solid(RGBA(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5)))
    #expect(root(of: color) { $0.colorScheme = .dark }.paint == solid(0xFFFFFF))
  }

  @Test("Pictures of a catalogue are read by the host, at their pixels per point; a missing one is a plate and a warning")
  func images() throws {
    let folder = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = Bundle(path: folder.path)
    var environment = EnvironmentValues()
    environment.imageDecoder = { [Data([1, 2, 3]), Data([0xFF, 0xD8, 0xFF])].contains($0) ? Bitmap(width: 8, height: 4) : nil }
    guard case .image(let image) = resolve(Image("Photo", bundle: bundle), in: environment).root else {
      return #expect(Bool(false), "it is a picture")
    }
    #expect(image.size == Size(width: 4, height: 2))
    // A picture that was read is not read again.
    try FileManager.default.removeItem(at: folder.appending(path: "Assets.xcassets/Photo.imageset/a.png"))
    #expect(resolve(Image("Photo", bundle: bundle), in: environment).warnings.isEmpty)
    let missing = resolve(Image("Nothing", bundle: bundle), in: environment)
    #expect(missing.root.shape != nil)
    #expect(missing.warnings.count == 1)
    guard
      case .image(let bytes) = resolve(Image(uiImage: try #require(UIImage(data: Data([0xFF, 0xD8, 0xFF])))).resizable(), in: environment)
        .root
    else { return #expect(Bool(false), "it is a picture") }
    #expect(bytes.isResizable)
    #expect(bytes.size == Size(width: 8, height: 4))
  }

  @Test("Bytes that are no picture make none, and a picture's header tells its size")
  func headers() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("<html>".utf8)) == nil)
    let png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0, 20])
    #expect(try #require(UIImage(data: png, scale: 2)).size == CGSize(width: 20, height: 10))
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 60, 1, 1, 0x11, 0])
    #expect(try #require(UIImage(data: jpeg)).size == CGSize(width: 60, height: 30))
    #expect(UIImage().size == .zero)
    #expect(resolve(Image(uiImage: UIImage()), in: EnvironmentValues()).warnings.isEmpty)
  }

  @Test("UIKit's colours have its shades")
  func systemColors() {
    #expect(root(of: Color(.systemBackground)) { $0.colorScheme = .dark }.paint == solid(0x000000))
    #expect(root(of: Color(uiColor: .secondaryLabel)).paint == solid(0x3C3C43, 0.6))
    #expect(root(of: Color(UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue })).paint == solid(0x007AFF))
    #expect(root(of: Color(UIColor.black.withAlphaComponent(0.25))).paint == solid(0x000000, 0.25))
  }
}
