// The previews that a program holds, found at run time.

import ArcViews
import CPreviews
import Foundation

/// A preview of a program, before it is made.
@MainActor
public struct ProgramPreview {
  /// `Module/File.swift`, or the type's name for a preview provider.
  public let origin: String
  public let line: Int
  /// Makes its parts; a `#Preview` has one, a preview provider may have several.
  let make: @MainActor () -> [Part]

  /// One picture's worth of a preview.
  struct Part {
    let name: String?
    let view: AnyView
    let payload: Any?
    let layout: PreviewLayout?
    let context: (any PreviewContext)?
  }
}

/// Finds previews: `#Preview` by the records it leaves in a section of the program, preview providers by their conformance.
///
/// Records survive every optimisation. Providers that nothing refers to are dropped from release builds, unless they are built with
/// `-enable-testing`.
@MainActor
public enum PreviewCatalog {
  /// All previews, by file and line, providers last by name.
  public static func all() -> [ProgramPreview] {
    let declared = registries().map { registry in
      ProgramPreview(origin: registry._file, line: registry._line) { parts(of: registry._make()) }
    }
    let provided = ConformanceScan.types(conformingTo: "PreviewProvider", of: "ArcViews").compactMap { type in
      (type as? any PreviewProvider.Type).map { preview($0) }
    }
    return declared.sorted { ($0.origin, $0.line) < ($1.origin, $1.line) } + provided.sorted { $0.origin < $1.origin }
  }

  private static func preview<P: PreviewProvider>(_ provider: P.Type) -> ProgramPreview {
    ProgramPreview(origin: String(describing: provider), line: 0) {
      previewParts(of: provider.previews).map { part in
        ProgramPreview.Part(
          name: part.traits.displayName, view: part.view, payload: nil, layout: part.traits.layout, context: part.traits.context)
      }
    }
  }

  private static func parts(of preview: _AnyPreview) -> [ProgramPreview.Part] {
    guard preview.payload == nil else {
      return [ProgramPreview.Part(name: preview.name, view: preview.view, payload: preview.payload, layout: nil, context: nil)]
    }
    return previewParts(of: preview.view).map { part in
      ProgramPreview.Part(
        name: part.traits.displayName ?? preview.name, view: part.view, payload: nil, layout: part.traits.layout ?? preview.layout,
        context: part.traits.context)
    }
  }

  /// The types that the records of the section name.
  private static func registries() -> [any _PreviewRegistry.Type] {
    guard let start = unsafe cpreviews_start(), let end = unsafe cpreviews_end(), unsafe start < end else { return [] }
    let word = MemoryLayout<UInt>.stride
    let size = unsafe MemoryLayout<_PreviewRecord>.stride
    var found: [any _PreviewRegistry.Type] = []
    var place = unsafe start
    while unsafe place + size <= end {
      // A linker may pad between records; every record begins with its version.
      guard unsafe place.load(as: UInt.self) == 1 else {
        unsafe place += word
        continue
      }
      let record = unsafe place.load(as: _PreviewRecord.self)
      var type: Any.Type = Never.self
      unsafe withUnsafeMutablePointer(to: &type) { unsafe record.2(UnsafeMutableRawPointer($0)) }
      if let registry = type as? any _PreviewRegistry.Type { found.append(registry) }
      unsafe place += size
    }
    return found
  }
}

extension _AnyPreview {
  /// The room that the last trait which says something gives.
  fileprivate var layout: PreviewLayout? {
    traits.reversed().lazy.compactMap { trait -> PreviewLayout? in
      switch trait.kind {
      case .layout(let layout): layout
      case .none: nil
      }
    }.first
  }
}
