// Which face draws a font: Inter for the standard design, other files of the fonts folder by family or by script.

import ArcGraphics

/// The font files of one folder. Inter is opened at once, everything else when a text needs it.
final class FontCatalog {
  let folder: String
  let roman: Face
  private lazy var italic: Face? = Face(path: folder + "/Inter-Italic.ttf")
  /// Every other face of the folder, in the order in which scripts fall back to them.
  private(set) lazy var others: [Face] = facesBesideInter()

  init(folder: String) throws(AssetError) {
    let path = folder + "/Inter.ttf"
    guard let roman = Face(path: path) else { throw .fontUnreadable(path: path) }
    self.folder = folder
    self.roman = roman
  }

  /// The face for a font, and a sentence where it is not the one asked for.
  func face(for font: FontSpec) -> (face: Face, warning: String?) {
    switch font.design {
    case .standard:
      standard(font)
    case .rounded:
      // Inter stands for the rounded design as it does for the plain one, so nothing is amiss without a face of its own.
      named(Self.roundedFamilies, font) ?? standard(font)
    case .serif:
      named(Self.serifFamilies, font) ?? (standard(font).face, "no serif font is among the assets; drawn in Inter")
    case .monospaced:
      named(Self.monospacedFamilies, font) ?? (standard(font).face, "no monospaced font is among the assets; drawn in Inter")
    case .named(let family):
      if family == "Inter" {
        standard(font)
      } else {
        named([family], font) ?? (standard(font).face, "no font family is called '\(family)'; drawn in Inter")
      }
    }
  }

  /// The open face of a file, or nil where the folder has none such.
  func face(at file: (path: String, index: Int)) -> Face? {
    if file.path == roman.path { return roman }
    if file.path.hasSuffix("/Inter-Italic.ttf") { return italic }
    return others.first { $0.path == file.path && $0.index == file.index }
  }

  /// The first face in the fixed order that has all of the scalars, of the nearest weight; nil where none has.
  ///
  /// `language` puts the Japanese, Korean or Chinese shapes of Han characters first.
  func fallback(for scalars: some Sequence<UInt32>, weight: Double, isEmoji: Bool, language: String) -> Face? {
    let wanted = scalars.filter { !isInvisible($0) }
    func first(where suits: (Face) -> Bool) -> Face? {
      others.first { face in suits(face) && wanted.allSatisfy { face.covers($0) } }
    }
    if isEmoji, let face = first(where: { $0.hasColorBitmaps }) ?? first(where: { $0.family == "Noto Emoji" }) { return face }
    let region = hanRegion(of: language)
    let found =
      first { !$0.hasColorBitmaps && !$0.isItalic && (hanRegion(named: $0.family) ?? region) == region }
      ?? first { !$0.hasColorBitmaps } ?? first { _ in true }
    guard let found else { return nil }
    return nearest(to: weight, isItalic: false, among: others.filter { $0.family == found.family }) ?? found
  }

  private func standard(_ font: FontSpec) -> (face: Face, warning: String?) {
    guard font.isItalic else { return (roman, nil) }
    guard let italic else { return (roman, "the italic of Inter is not among the assets; drawn upright") }
    return (italic, nil)
  }

  private func named(_ families: [String], _ font: FontSpec) -> (face: Face, warning: String?)? {
    for family in families {
      let faces = others.filter { $0.family == family || $0.string(1) == family || $0.string(4) == family || $0.string(6) == family }
      guard let face = nearest(to: font.weight, isItalic: font.isItalic, among: faces) else { continue }
      return (face, font.isItalic && !face.isItalic ? "'\(family)' has no italic among the assets; drawn upright" : nil)
    }
    return nil
  }

  private func nearest(to weight: Double, isItalic: Bool, among faces: [Face]) -> Face? {
    let upright = faces.filter { $0.isItalic == isItalic }
    return (upright.isEmpty ? faces : upright).min { distance($0, weight) < distance($1, weight) }
  }

  private func distance(_ face: Face, _ weight: Double) -> Double {
    face.axes.contains { $0.tag == Tag.weight } ? 0 : abs(face.ownWeight - weight)
  }

  private func facesBesideInter() -> [Face] {
    var faces: [(rank: Int, face: Face)] = []
    for file in fileNames(in: folder) where !file.hasPrefix("Inter.") && !file.hasPrefix("Inter-Italic.") {
      guard [".ttf", ".otf", ".ttc", ".otc"].contains(where: { file.lowercased().hasSuffix($0) }) else { continue }
      var index = 0
      while let face = Face(path: folder + "/" + file, index: index) {
        faces.append((Self.order.firstIndex { face.family.hasPrefix($0) } ?? Self.order.count, face))
        index += 1
      }
    }
    // Files come sorted by name; longer family names of the order stand before their prefixes, so the rank decides alone.
    return faces.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.face)
  }

  static let roundedFamilies = ["Nunito", "M PLUS Rounded 1c", "Varela Round"]
  static let serifFamilies = ["Source Serif 4", "Noto Serif", "Lora", "Merriweather"]
  static let monospacedFamilies = ["JetBrains Mono", "Noto Sans Mono", "IBM Plex Mono", "Fira Code", "DejaVu Sans Mono"]

  /// The order of fallback: the families of single scripts, then symbols, then Han, then whatever else lies there.
  private static let order = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Gujarati",
    "Noto Sans Gurmukhi", "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Tamil",
    "Noto Sans Telugu", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Ethiopic", "Noto Sans Khmer", "Noto Sans Lao",
    "Noto Sans Myanmar", "Noto Sans Symbols2", "Noto Sans Symbols 2", "Noto Sans Symbols", "Noto Sans Math", "Noto Sans CJK",
    "Noto Sans JP", "Noto Sans KR", "Noto Sans SC", "Noto Sans TC", "Noto Sans HK", "Noto Sans", "Noto Emoji",
  ]
}

/// The suffix of the Noto family whose Han shapes a language reads.
private func hanRegion(of language: String) -> String {
  let tag = language.lowercased()
  if tag.hasPrefix("ko") { return "KR" }
  if tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk") || tag.hasPrefix("yue") { return "HK" }
  if tag.hasPrefix("zh-hant") || tag.hasPrefix("zh-tw") || tag.hasPrefix("zh-mo") { return "TC" }
  return tag.hasPrefix("zh") ? "SC" : "JP"
}

/// The same suffix of a family's name, or nil where it has none.
private func hanRegion(named family: String) -> String? {
  ["JP", "KR", "SC", "TC", "HK"].first { family.hasSuffix(" " + $0) }
}
