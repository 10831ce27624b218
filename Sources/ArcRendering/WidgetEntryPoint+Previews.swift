// The previews of a program, as pictures to be drawn.

import ArcGraphics
import ArcLayout
import ArcViews
import ArcWidgets
import Foundation

extension WidgetProgram {
  /// What the previews are called, each once.
  func previewNames() -> [String] {
    PreviewCatalog.all().flatMap { preview in
      preview.make().map { "\(Self.name(of: $0, in: preview))  \(preview.origin)\(preview.line > 0 ? ":\(preview.line)" : "")" }
    }
  }

  /// Draws the first picture of the preview of a name.
  func renderPreview(_ name: String) async throws {
    let renderer = try makeRenderer()
    for preview in PreviewCatalog.all() {
      for part in preview.make() where Self.name(of: part, in: preview) == name {
        guard let job = try await jobs(of: part, called: name, with: renderer).first else { continue }
        return try write(job, to: order.output ?? "\(job.name).png", with: renderer)
      }
    }
    throw EntryError.noInput("there is no preview called '\(name)'; list names them")
  }

  /// The name it was given, else the widget's kind and family, else the file's name and line.
  static func name(of part: ProgramPreview.Part, in preview: ProgramPreview) -> String {
    if let name = part.name { return name }
    if let widget = part.payload as? WidgetPreview { return "\(widget.widget?.kind ?? "widget") \(widget.family)" }
    if let activity = part.activity { return "\(activity.attributes) \(activity.kind.title)" }
    let file = URL(filePath: preview.origin).deletingPathExtension().lastPathComponent
    return preview.line > 0 ? "\(file) \(preview.line)" : file
  }

  /// Its pictures: each entry of a widget's preview in each scheme, each view in each scheme.
  func jobs(of part: ProgramPreview.Part, called name: String, with renderer: Renderer) async throws -> [PictureJob] {
    if let preview = part.payload as? WidgetPreview { return try await jobs(of: preview, called: name) }
    if let activity = part.activity { return await jobs(of: activity, called: name, with: renderer) }
    let family = (part.context as? WidgetPreviewContext)?.family
    return (family.map { schemes(of: FamilyName($0)) } ?? order.scheme.map { [$0] } ?? [.light, .dark]).map { scheme in
      var options = options(of: part, scheme: scheme)
      if part.layout == .sizeThatFits {
        let fitted = renderer.draw(part.view, title: name, options: options).placement.root.children.last?.frame.size
        if let fitted, fitted.width >= 1, fitted.height >= 1 { options.size = fitted }
      }
      return PictureJob(title: name, view: part.view, options: options, name: "preview-\(name)-\(scheme == .light ? "light" : "dark")")
    }
  }

  /// A view's options: its family's where it is shown as a widget, else those of a screen or of the size it asks for.
  private func options(of part: ProgramPreview.Part, scheme: ColorScheme) -> PictureOptions {
    var options: PictureOptions
    if let family = (part.context as? WidgetPreviewContext)?.family {
      options = PictureOptions(
        showing: nil, as: family, scale: order.scale, colorScheme: scheme, mode: order.mode, isNight: order.isNight,
        date: order.instant ?? Ambient.now, timeZone: zone, locale: order.locale)
    } else {
      options = PictureOptions(
        family: .systemSmall, size: Size(width: 393, height: 852), scale: order.scale, colorScheme: scheme, mode: order.mode ?? .fullColor,
        isNight: order.isNight, date: order.instant ?? Ambient.now, timeZone: zone, locale: order.locale)
    }
    if let size = order.size { options.size = size }
    if case .fixed(let width, let height) = part.layout { options.size = Size(width: width, height: height) }
    return options
  }

  private func jobs(of preview: WidgetPreview, called name: String) async throws -> [PictureJob] {
    guard let widget = preview.widget, let driver = widget.driver else { return [] }
    let family = FamilyName(preview.family)
    let instance = instance(widget, family)
    let context = host.conditions.context(of: instance, isPreview: true)
    let entries = try await preview.entries(context, host.conditions.limit)
    var jobs: [PictureJob] = []
    for (index, entry) in entries.enumerated() {
      for scheme in schemes(of: family) {
        jobs.append(
          PictureJob(
            title: entries.count > 1 ? "\(name), entry \(index + 1)" : name, view: driver.view(for: entry),
            options: options(widget, family, scheme: scheme, at: order.instant ?? entry.date),
            name: "preview-\(name)\(Self.number(index, of: entries.count))-\(scheme == .light ? "light" : "dark")"))
      }
    }
    return jobs
  }

  /// What tells apart the pictures of a preview with several, so that they sort by their numbers.
  static func number(_ index: Int, of count: Int) -> String {
    guard count > 1 else { return "" }
    let digits = String(index + 1)
    return "-" + String(repeating: "0", count: String(count).count - digits.count) + digits
  }
}

extension ActivityPreviewViewKind {
  fileprivate var title: String {
    switch self {
    case .content: "content"
    case .dynamicIsland(let state): "dynamicIsland \(state)"
    }
  }
}
