// The live activities of a program, as their previews show them.

import ArcGraphics
import ArcLayout
import ArcViews
import ArcWidgets
import Foundation

extension WidgetSizes {
  /// The least and greatest size of a live activity on a screen of 393 × 852 points (Human Interface Guidelines, "Live Activities").
  static func activity(_ kind: ActivityPreviewViewKind) -> (least: Size, greatest: Size) {
    switch kind {
    case .content, .dynamicIsland(.expanded): (Size(width: 371, height: 84), Size(width: 371, height: 160))
    case .dynamicIsland(.compact): (Size(width: 230, height: 36.67), Size(width: 230, height: 36.67))
    case .dynamicIsland(.minimal): (Size(width: 36.67, height: 36.67), Size(width: 45, height: 36.67))
    }
  }
}

extension WidgetProgram {
  /// The pictures of a live activity: each of its states, where the screen is locked in each scheme. The island is always dark.
  func jobs(of preview: ActivityPreview, called name: String, with renderer: Renderer) async -> [PictureJob] {
    let widget = preview.widget ?? activities.first { $0.activity?.attributes == preview.attributes }
    guard let driver = widget?.activity else {
      Self.complain("\(self.name): \(name): no live activity of the program has \(preview.attributes), so that nothing is drawn")
      return []
    }
    let moments = await preview.moments()
    var jobs: [PictureJob] = []
    for (index, moment) in moments.enumerated() {
      for scheme in preview.kind == .content ? order.scheme.map({ [$0] }) ?? [.light, .dark] : [.dark] {
        guard let view = driver.view(of: moment, as: preview.kind) else { continue }
        let suffix = preview.kind != .content ? "" : scheme == .light ? "-light" : "-dark"
        jobs.append(
          PictureJob(
            title: moments.count > 1 ? "\(name), state \(index + 1)" : name, view: view,
            options: options(of: preview.kind, showing: view, scheme: scheme, with: renderer),
            name: "preview-\(name)\(Self.number(index, of: moments.count))\(suffix)"))
      }
    }
    return jobs
  }

  /// The options of a live activity, as large as its view asks within the system's bounds.
  private func options(
    of kind: ActivityPreviewViewKind, showing view: AnyView, scheme: ColorScheme, with renderer: Renderer
  ) -> PictureOptions {
    let (least, greatest) = WidgetSizes.activity(kind)
    var options = PictureOptions(
      family: .systemMedium, placement: .lockScreen, size: greatest, scale: order.scale, colorScheme: scheme,
      mode: order.mode ?? .fullColor,
      isNight: order.isNight, ground: kind == .content ? .standard : .color(.black), date: order.instant ?? Ambient.now, timeZone: zone,
      locale: order.locale)
    let asked = renderer.draw(view, title: name, options: options).placement.root.children.last?.frame.size ?? least
    options.size = Size(
      width: min(max(asked.width, least.width), greatest.width), height: min(max(asked.height, least.height), greatest.height))
    switch kind {
    case .content: break
    case .dynamicIsland(.expanded): options.cornerRadius = 44
    case .dynamicIsland(.compact), .dynamicIsland(.minimal): options.cornerRadius = options.size.height / 2
    }
    if let size = order.size { options.size = size }
    return options
  }

  /// The activities that no preview shows, and why nothing is drawn.
  var undrawnActivities: [String] {
    let shown = PreviewCatalog.all().flatMap { $0.make() }.compactMap { $0.activity?.attributes }
    return activities.filter { widget in !shown.contains { $0 == widget.activity?.attributes } }.map {
      "\($0.kind): a live activity is drawn as its previews show it, and there is no preview of this one"
    }
  }
}

extension ProgramPreview.Part {
  /// The live activity that it shows, or nil where it shows something else.
  @MainActor var activity: ActivityPreview? {
    if let preview = payload as? ActivityPreview { return preview }
    return (context as? ActivityPreviewContext)?.preview
  }
}
