// The asset catalogues of a program: colours and pictures by name, as their folders hold them.

import ArcFoundation
import ArcGraphics
import Foundation
import Synchronization

/// Finds what an `.xcassets` folder holds. SwiftPM copies such folders into a program's resources as they are.
enum AssetCatalog {
  private static let found = Mutex<[String: URL?]>([:])
  private static let colors = Mutex<[String: RGBA?]>([:])
  private static let files = Mutex<[URL: Data]>([:])
  /// How many bytes of pictures are kept.
  private static let room = 32 << 20

  /// A colour set of a bundle's catalogues, or nil; read once.
  static func color(named name: String, bundle: String?, scheme: ColorScheme) -> RGBA? {
    let key = "\(bundle ?? "")\n\(name)\n\(scheme)"
    if let known = colors.withLock({ $0[key] }) { return known }
    let color = readColor(named: name, bundle: bundle, scheme: scheme)
    colors.withLock { $0[key] = .some(color) }
    return color
  }

  private static func readColor(named name: String, bundle: String?, scheme: ColorScheme) -> RGBA? {
    guard let folder = folder(of: name + ".colorset", bundle: bundle), let set: ColorSet = contents(of: folder) else { return nil }
    return variant(of: set.colors, scheme: scheme) { $0.appearances }?.color?.rgba
  }

  /// The file of an image set with the most pixels, and its pixels per point; nil where there is none.
  static func image(named name: String, bundle: String?, scheme: ColorScheme) -> (data: Data, scale: Double)? {
    guard let folder = folder(of: name + ".imageset", bundle: bundle), let set: ImageSet = contents(of: folder) else { return nil }
    let files = set.images.filter { $0.filename != nil }.sorted { $0.pixelsPerPoint > $1.pixelsPerPoint }
    guard let image = variant(of: files, scheme: scheme, { $0.appearances }), let file = image.filename,
      let data = contents(of: folder, file)
    else { return nil }
    return (data, image.pixelsPerPoint)
  }

  /// What a file of a set holds, or nil where it cannot be read; kept until there are too many.
  private static func contents(of folder: URL, _ name: String) -> Data? {
    let file = folder.appending(path: name)
    if let known = files.withLock({ $0[file] }) { return known }
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    files.withLock { files in
      if files.values.reduce(data.count, { $0 + $1.count }) > room { files = [:] }
      files[file] = data
    }
    return data
  }

  /// The first element for a scheme: one that names it, else one that names none.
  private static func variant<T>(of elements: [T], scheme: ColorScheme, _ appearances: (T) -> [Appearance]?) -> T? {
    let wanted = scheme == .dark ? "dark" : "light"
    let named = elements.first { appearances($0)?.contains { $0.appearance == "luminosity" && $0.value == wanted } == true }
    return named ?? elements.first { appearances($0)?.isEmpty ?? true } ?? elements.first
  }

  /// The folder of a set, looked for once.
  private static func folder(of set: String, bundle: String?) -> URL? {
    let key = (bundle ?? "") + "\n" + set
    if let known = found.withLock({ $0[key] }) { return known }
    let roots = bundle.map { [URL(filePath: $0)] } ?? Localization.folders
    let folder = roots.lazy.flatMap(catalogs).lazy.compactMap { search($0, for: set) }.first
    found.withLock { $0[key] = .some(folder) }
    return folder
  }

  private static func catalogs(in root: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".xcassets") }.map { root.appending(path: $0) }
  }

  /// The set in a catalogue, at its path or in any of the catalogue's groups.
  private static func search(_ catalog: URL, for set: String) -> URL? {
    let direct = catalog.appending(path: set)
    if FileManager.default.fileExists(atPath: direct.path) { return direct }
    let groups = (try? FileManager.default.contentsOfDirectory(atPath: catalog.path)) ?? []
    return groups.sorted().filter { !$0.contains(".") }.lazy.compactMap { search(catalog.appending(path: $0), for: set) }.first
  }

  private static func contents<T: Decodable>(of folder: URL) -> T? {
    contents(of: folder, "Contents.json").flatMap { try? JSONDecoder().decode(T.self, from: $0) }
  }
}

extension AssetCatalog {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ColorSet: Decodable {
    struct Entry: Decodable {
      var appearances: [Appearance]?
      var color: Components?
    }

    var colors: [Entry]
  }

  struct ImageSet: Decodable {
    struct Entry: Decodable {
      var appearances: [Appearance]?
      var filename: String?
      var scale: String?

      var pixelsPerPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    var images: [Entry]
  }

  /// A colour as a catalogue writes it: from 0 to 1, from 0 to 255, or in hexadecimal digits.
  struct Components: Decodable {
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    var rgba: RGBA? {
      guard let components else { return nil }
      func value(_ name: String) -> Double? {
        components[name].flatMap { text in
          if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
          return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
      }
      let alpha = components["alpha"].flatMap { Double($0) } ?? 1
      let colorSpace: Color.RGBColorSpace = space == "display-p3" ? .displayP3 : space == "extended-linear-srgb" ? .sRGBLinear : .sRGB
      if let white = value("white") { return colorSpace.rgba(white, white, white, alpha: alpha) }
      guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
      return colorSpace.rgba(red, green, blue, alpha: alpha)
    }
  }
}
