// Which face draws a font: Inter for the standard design, other files of the fonts folder by family or by script.

import ArcGraphics

/// The font files of one folder. Inter is opened at once, everything else when a text needs it.
final class FontCatalog {
  let folder: String
  let roman: Face
  private lazy var italic: Face? = Face(path: folder + "/Inter-Italic.ttf")
  /// Every other font file, in the order in which scripts fall back to them.
  private lazy var files: [FontFile] = filesBesideInter()
  private var opened: [String: [Face]] = [:]
  /// Every other face in the same order; a file is opened when its turn comes.
  private var others: some Sequence<Face> { files.lazy.flatMap { self.faces(of: $0.name) } }

  private struct FontFile {
    let name: String
    let rank: Int
  }

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
    guard file.path.hasPrefix(folder + "/") else { return nil }
    return faces(of: String(file.path.dropFirst(folder.count + 1))).first { $0.index == file.index }
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
    return nearest(to: weight, isItalic: false, among: family(found.family)) ?? found
  }

  private func standard(_ font: FontSpec) -> (face: Face, warning: String?) {
    guard font.isItalic else { return (roman, nil) }
    guard let italic else { return (roman, "the italic of Inter is not among the assets; drawn upright") }
    return (italic, nil)
  }

  private func named(_ families: [String], _ font: FontSpec) -> (face: Face, warning: String?)? {
    for family in families {
      guard let face = nearest(to: font.weight, isItalic: font.isItalic, among: self.family(family)) else { continue }
      return (face, font.isItalic && !face.isItalic ? "'\(family)' has no italic among the assets; drawn upright" : nil)
    }
    return nil
  }

  /// The faces that bear a name: of the files that are called so, else of any.
  private func family(_ name: String) -> [Face] {
    let own = faces(of: files.filter { $0.name.hasPrefix(squeezed(name)) }, named: name)
    return own.isEmpty ? faces(of: files, named: name) : own
  }

  private func faces(of files: [FontFile], named name: String) -> [Face] {
    files.flatMap { faces(of: $0.name) }.filter {
      $0.family == name || $0.string(1) == name || $0.string(4) == name || $0.string(6) == name
    }
  }

  private func nearest(to weight: Double, isItalic: Bool, among faces: [Face]) -> Face? {
    let upright = faces.filter { $0.isItalic == isItalic }
    return (upright.isEmpty ? faces : upright).min { distance($0, weight) < distance($1, weight) }
  }

  private func distance(_ face: Face, _ weight: Double) -> Double {
    face.axes.contains { $0.tag == Tag.weight } ? 0 : abs(face.ownWeight - weight)
  }

  /// The faces of a file of the folder, opened once; none where it is no font.
  private func faces(of file: String) -> [Face] {
    if let known = opened[file] { return known }
    var faces: [Face] = []
    while let face = Face(path: folder + "/" + file, index: faces.count) { faces.append(face) }
    opened[file] = faces
    return faces
  }

  private func filesBesideInter() -> [FontFile] {
    let names = fileNames(in: folder).filter { name in
      !name.hasPrefix("Inter.") && !name.hasPrefix("Inter-Italic.")
        && [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
    }
    // Files come sorted by name; longer names of the order stand before their prefixes, so the rank decides alone.
    let files = names.map { FontFile(name: $0, rank: rank(of: $0)) }
    return files.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  /// The place in the order that a file's name shows, or else its family's.
  private func rank(of file: String) -> Int {
    if let rank = Self.order.firstIndex(where: { file.hasPrefix(squeezed($0)) }) { return rank }
    if Self.designs.contains(where: { file.hasPrefix(squeezed($0)) }) { return Self.order.count }
    guard let family = faces(of: file).first?.family else { return Self.order.count }
    return Self.order.firstIndex { family.hasPrefix($0) } ?? Self.order.count
  }

  static let roundedFamilies = ["Nunito", "M PLUS Rounded 1c", "Varela Round"]
  static let serifFamilies = ["Source Serif 4", "Noto Serif", "Lora", "Merriweather"]
  static let monospacedFamilies = ["JetBrains Mono", "Noto Sans Mono", "IBM Plex Mono", "Fira Code", "DejaVu Sans Mono"]

  private static let designs = roundedFamilies + serifFamilies + monospacedFamilies

  /// The order of fallback: the families of single scripts, then symbols, then Han, then whatever else lies there.
  private static let order = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Gujarati",
    "Noto Sans Gurmukhi", "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Tamil",
    "Noto Sans Telugu", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Ethiopic", "Noto Sans Khmer", "Noto Sans Lao",
    "Noto Sans Myanmar", "Noto Sans Symbols2", "Noto Sans Symbols 2", "Noto Sans Symbols", "Noto Sans Math", "Noto Sans CJK",
    "Noto Sans JP", "Noto Sans KR", "Noto Sans SC", "Noto Sans TC", "Noto Sans HK", "Noto Sans", "Noto Emoji",
  ]
}

/// A family's name as files are called after it.
private func squeezed(_ name: String) -> String { name.filter { $0 != " " } }

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
