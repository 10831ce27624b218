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
  func renderAll() async throws {
    let folder = order.output ?? "widgets"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw EntryError.cannotCreate("the folder \(folder) cannot be made")
    }
    let renderer = try makeRenderer()
    var pictures: [WrittenPicture] = []
    for widget in widgets where order.kind == nil || order.kind == widget.kind {
      for family in FamilyName.names(of: widget) {
        for scheme in schemes(of: family) {
          pictures.append(try draw(await job(widget, family, scheme: scheme), into: folder, with: renderer))
        }
      }
    }
    for job in try await previewJobs(with: renderer) { pictures.append(try draw(job, into: folder, with: renderer)) }
    for sentence in undrawnActivities { Self.complain("\(name): \(sentence)") }
    guard !pictures.isEmpty else { throw EntryError.unavailable("there is no widget to draw") }
    let page = folder + "/index.html"
    try Self.write(Array(ContactSheet(title: name, pictures: pictures).html.utf8), to: page)
    try Self.say("\(pictures.count) pictures in \(folder), all on \(page)")
  }

  private func drawing(of job: PictureJob, with renderer: Renderer) throws(EntryError) -> Drawing {
    let (size, scale) = (job.options.size, job.options.scale)
    guard size.isDrawable(at: scale) else {
      let (width, height) = (Int(min(size.width * scale, 1e9)), Int(min(size.height * scale, 1e9)))
      throw .usage("a picture of \(width) × \(height) pixels cannot be drawn; a side has 1 to 16384: --size and --scale say how many")
    }
    return renderer.draw(job.view, title: job.title, options: job.options)
  }

  private func draw(_ job: PictureJob, into folder: String, with renderer: Renderer) throws -> WrittenPicture {
    let drawing = try drawing(of: job, with: renderer)
    let file = job.name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "_" }.joined() + ".png"
    try Self.write(Self.png(drawing, by: renderer), to: "\(folder)/\(file)")
    let enlargement = job.options.scale / order.scale
    return WrittenPicture(
      file: file, title: job.title, words: drawing.words, width: job.options.size.width * enlargement,
      height: job.options.size.height * enlargement, scheme: job.options.colorScheme, warnings: drawing.warnings)
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
