// Draws what a program of widgets was asked for, and writes it.

import ArcGraphics
import ArcImages
import ArcPaint
import ArcText
import ArcViews
import ArcWidgets
import Foundation

/// A picture that is to be drawn: a view and what decides how it looks.
@MainActor
struct PictureJob {
  let title: String
  let view: AnyView
  let options: PictureOptions
  /// The file's name without its ending.
  let name: String
}

/// A picture that was written, for the page of them all.
struct WrittenPicture {
  let file: String
  let title: String
  let words: String
  let width: Double
  let height: Double
  let scheme: ColorScheme
  let warnings: [String]
}

extension WidgetProgram {
  func makeRenderer() throws -> Renderer {
    do {
      return try Renderer(assets: AssetLocations(searching: Ambient.assetRoots))
    } catch {
      throw EntryError.unavailable("\(error)")
    }
  }

  /// What a placed widget shows now, as a picture to be drawn.
  func job(_ widget: WidgetDescriptor, _ family: FamilyName, scheme: ColorScheme) async throws -> PictureJob {
    let showing = try await host.showing(instance(widget, family))
    if let failure = showing.failure { Self.complain("\(name): \(widget.kind): \(failure)") }
    for warning in showing.warnings {
      // A program asks once, so that there is no older timeline to show; `--at` is the likely reason.
      let isEarly = if case .allFuture = warning, order.instant != nil { true } else { false }
      let consequence = isEarly ? ", so the placeholder shows; --at does not move the clock that a provider reads" : ""
      Self.complain("\(name): \(widget.kind) \(family.rawValue): \(warning)\(consequence)")
    }
    let date = order.instant ?? max(Ambient.now, showing.entry.date)
    let view = showing.isPlaceholder ? AnyView(showing.view.redacted(reason: .placeholder)) : showing.view
    let suffix = schemes(of: family).count < 2 && order.scheme == nil ? "" : scheme == .light ? "-light" : "-dark"
    return PictureJob(
      title: "\(widget.title(in: order.locale)), \(family.rawValue)", view: view,
      options: options(widget, family, scheme: scheme, at: date), name: "\(widget.kind)-\(family.rawValue)\(suffix)")
  }

  func render(_ family: FamilyName) async throws {
    let job = try await job(widget(for: family), family, scheme: order.scheme ?? .light)
    try write(job, to: order.output ?? "\(family.rawValue).png", with: makeRenderer())
  }

  /// Draws one picture into a file whose ending says how, or as PNG to standard output where it is `-`.
  func write(_ job: PictureJob, to path: String, with renderer: Renderer) throws {
    let drawing = try drawing(of: job, with: renderer)
    for warning in drawing.warnings { Self.complain("\(name): \(warning)") }
    if path == "-" {
      try Self.print(Self.png(drawing, by: renderer))
    } else if path.lowercased().hasSuffix(".svg") {
      try Self.write(Array(SVGWriter { PNG.encode($0) }.svg(drawing.list).utf8), to: path)
    } else if path.lowercased().hasSuffix(".png") {
      try Self.write(Self.png(drawing, by: renderer), to: path)
    } else {
      throw EntryError.usage("-o '\(path)': pictures are written as .png or .svg")
    }
  }

  /// Draws every widget in every family and scheme, and every preview, into a folder, and a page with them all.
  ///
  /// What cannot be drawn is told, and the rest drawn all the same.
  func renderAll() async throws {
    let folder = order.output ?? "widgets"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw EntryError.cannotCreate("the folder \(folder) cannot be made")
    }
    let renderer = try makeRenderer()
    let sheet = ContactFolder(path: folder, title: name)
    for widget in widgets where order.kind == nil || order.kind == widget.kind {
      for family in FamilyName.names(of: widget) {
        try sheet.begin("\(widget.kind) \(family.rawValue)")
        do {
          for scheme in schemes(of: family) { try draw(await job(widget, family, scheme: scheme), onto: sheet, with: renderer) }
        } catch let error as WidgetError {
          fail("\(error)", on: sheet)
        }
      }
    }
    var names: [String: Int] = [:]
    for preview in PreviewCatalog.all() {
      try sheet.begin("the preview at \(preview.origin)\(preview.line > 0 ? ":\(preview.line)" : "")")
      for part in preview.make() {
        let name = Self.name(of: part, in: preview)
        names[name, default: 0] += 1
        let unique = names[name].map { $0 > 1 ? "\(name)-\($0)" : name } ?? name
        do {
          for job in try await jobs(of: part, called: unique, with: renderer) { try draw(job, onto: sheet, with: renderer) }
        } catch let error where (error as? EntryError)?.isOfTarget != true {
          fail("\(unique): \(error)", on: sheet)
        }
      }
    }
    for sentence in undrawnActivities { Self.complain("\(name): \(sentence)") }
    guard !sheet.pictures.isEmpty || sheet.failures > 0 else { throw EntryError.unavailable("there is no widget to draw") }
    try sheet.finish()
    let count = "\(sheet.pictures.count) pictures in \(folder), all on \(sheet.page)"
    guard sheet.failures == 0 else { throw EntryError.unavailable("\(count); \(sheet.failures) could not be drawn, as told above") }
    try Self.say(count)
  }

  private func fail(_ sentence: String, on sheet: ContactFolder) {
    Self.complain("\(name): \(sentence)")
    sheet.failures += 1
  }

  private func drawing(of job: PictureJob, with renderer: Renderer) throws(EntryError) -> Drawing {
    let (size, scale) = (job.options.size, job.options.scale)
    guard size.isDrawable(at: scale) else {
      throw .usage(
        "a picture of \(size.pixelWords(at: scale)) pixels cannot be drawn; a side has 1 to 16384: --size and --scale say how many")
    }
    return renderer.draw(job.view, title: job.title, options: job.options)
  }

  private func draw(_ job: PictureJob, onto sheet: ContactFolder, with renderer: Renderer) throws {
    let drawing = try drawing(of: job, with: renderer)
    let file = sheet.names.take(job.name) + ".png"
    try Self.write(Self.png(drawing, by: renderer), to: "\(sheet.path)/\(file)")
    let enlargement = job.options.scale / order.scale
    sheet.pictures.append(
      WrittenPicture(
        file: file, title: job.title, words: drawing.words, width: job.options.size.width * enlargement,
        height: job.options.size.height * enlargement, scheme: job.options.colorScheme, warnings: drawing.warnings))
  }

  /// The schemes a family is drawn in: StandBy is always dark, and so is the material around the clock.
  func schemes(of family: FamilyName) -> [ColorScheme] {
    if family == .standby || family.widgetFamily.homePlacement == .lockScreen && order.mode ?? .vibrant != .fullColor { return [.dark] }
    return order.scheme.map { [$0] } ?? [.light, .dark]
  }

  private static func png(_ drawing: Drawing, by renderer: Renderer) -> [UInt8] {
    PNG.encode(renderer.paint(drawing))
  }

  /// Writes a file beside its target and renames it, so that a reader never sees half of it; a device or a pipe is written to.
  static func write(_ bytes: [UInt8], to path: String) throws(EntryError) {
    do throws(TargetFault) {
      try OutputTarget.write(bytes, to: path)
    } catch {
      switch error {
      case .full: throw .writing("\(error)")
      case .missingFolder, .isFolder, .noReader, .refused: throw .cannotCreate("\(error)")
      }
    }
  }
}
