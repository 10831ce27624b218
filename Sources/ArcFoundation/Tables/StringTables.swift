// The tables of a program and of bundles, read once.

public import Foundation
import Synchronization

/// Finds translations in folders. Nothing is taken from the machine's language settings.
enum StringTables {
  private struct Name: Hashable {
    /// A folder's path, or nil for the program's own folders.
    let bundle: String?
    let table: String
  }

  private static let known = Mutex<[Name: [StringTable]]>([:])

  /// What a key reads in a locale's language, or nil where no table has it.
  /// - Parameter bundle: a folder, or nil for the program's own.
  static func translation(of key: String, table: String?, in bundle: URL?, locale: Locale) -> Translation? {
    let tables = tables(Name(bundle: bundle?.path, table: table ?? "Localizable"))
    guard !tables.isEmpty else { return nil }
    let languages = languages(of: locale)
    for table in tables where table.entries[key] != nil {
      let tried = languages + (table.sourceLanguage.map { [$0] } ?? []) + ["Base"]
      if let translation = table.translation(of: key, in: tried) { return translation }
    }
    return nil
  }

  /// The tables of a name that hold anything, read once.
  private static func tables(_ name: Name) -> [StringTable] {
    if let found = known.withLock({ $0[name] }) { return found }
    let folders = name.bundle.map { [URL(filePath: $0)] } ?? Localization.folders
    let tables = folders.map { read(name.table, in: $0) }.filter { !$0.entries.isEmpty }
    known.withLock { $0[name] = tables }
    return tables
  }

  /// The tags to look for, most exact first: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
  static func languages(of locale: Locale) -> [String] {
    let full = Locale.Language(identifier: locale.language.maximalIdentifier)
    guard let language = full.languageCode?.identifier else { return [] }
    let region = locale.region?.identifier ?? full.region?.identifier
    var tags: [String] = []
    if let script = full.script?.identifier {
      if let region { tags.append("\(language)-\(script)-\(region)") }
      tags.append("\(language)-\(script)")
    }
    if let region { tags += ["\(language)-\(region)", "\(language)_\(region)"] }
    tags.append(language)
    if language == "nb" { tags.append("no") }
    return tags
  }

  private static func read(_ name: String, in folder: URL) -> StringTable {
    var table = StringTable()
    if let data = FileManager.default.contents(atPath: folder.appending(path: name + ".xcstrings").path),
      let catalog = StringTable(catalog: data)
    {
      table.merge(catalog)
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".lproj") {
      let language = String(entry.dropLast(".lproj".count))
      let path = folder.appending(path: "\(entry)/\(name)").path
      if let data = FileManager.default.contents(atPath: path + ".stringsdict"),
        let plurals = StringTable(stringsDictionary: data, language: language)
      {
        table.merge(plurals)
      }
      if let data = FileManager.default.contents(atPath: path + ".strings"), let strings = StringTable(strings: data, language: language) {
        table.merge(strings)
      }
    }
    return table
  }
}

extension Localization {
  /// The folders of the program's own resources: its bundle's, and the bundles of packages beside it (`Package_Target.resources`).
  public static let folders: [URL] = {
    var folders = [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap { $0 }
    let beside = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
      folders.append(beside.appending(path: name))
    }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0.path).inserted }
  }()
}
