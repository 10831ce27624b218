// Does what a program of widgets was told.

import ArcFoundation
import ArcGraphics
import ArcIntents
import ArcText
import ArcViews
package import ArcWidgets
package import Foundation

/// A run of a program of widgets.
@MainActor
struct WidgetProgram {
  let name: String
  let widgets: [WidgetDescriptor]
  let activities: [WidgetDescriptor]
  let order: WidgetOrder
  let zone: TimeZone
  let host: WidgetHost

  init(name: String, widgets: [WidgetDescriptor], order: WidgetOrder) {
    self.name = name
    // A host knows a widget by its kind.
    var kinds: Set<String> = []
    self.widgets = widgets.filter { $0.driver != nil }.filter { widget in
      let isNew = kinds.insert(widget.kind).inserted
      if !isNew { Self.complain("\(name): several widgets are of the kind '\(widget.kind)'; the first is drawn") }
      return isNew
    }
    activities = widgets.filter { $0.activity != nil }
    self.order = order
    zone = order.zone ?? Ambient.timeZone
    let instant = order.instant
    let conditions = HostConditions(now: { instant ?? Ambient.now }, timeZone: order.zone, locale: order.locale)
    host = WidgetHost(widgets: widgets, conditions: conditions)
    WidgetAmbient.processDefault = host.ambient
    Localization.defaultLocale = order.locale
  }

  func run() async throws {
    switch order.action {
    case .help: try Self.say(Self.usage(of: name))
    case .list: try Self.say(listing)
    case .timeline(let family): try Self.say(await timeline(family))
    case .render(let family): try await render(family)
    case .renderPreview(let preview): try await renderPreview(preview)
    case .all: try await renderAll()
    }
  }

  private static func usage(of name: String) -> String {
    """
    usage: \(name)                       every widget, family, preview and scheme into ./widgets (-o FOLDER), with a page of them all
           \(name) list                  the widgets and previews
           \(name) render FAMILY         the entry that shows at the instant, as FAMILY.png (-o FILE.png, FILE.svg, - for standard output)
           \(name) preview NAME          a preview's first entry
           \(name) timeline FAMILY       the entries and the policy
    FAMILY: \(FamilyName.allCases.map(\.rawValue).joined(separator: ", "))
    options: --widget KIND  --at 2026-03-20T08:00:00Z  --zone Europe/Berlin  --locale de_DE  --scale 2  --size 158x158
             --scheme light|dark  --mode fullColor|accented|vibrant  --night
    Widgets around the clock are drawn on a dark wallpaper in one material, unless --mode says otherwise.
    """
  }

  private var listing: String {
    var lines: [String] = []
    for widget in widgets {
      let title = widget.title(in: order.locale)
      lines.append(title == widget.kind ? widget.kind : "\(widget.kind): \(title)")
      if let summary = widget.summary?.string(in: order.locale) { lines.append("  \(summary)") }
      lines.append("  \(FamilyName.names(of: widget).map(\.rawValue).joined(separator: ", "))")
      if let intent = widget.configuration { lines.append("  configured by \(IntentRecord(intent.init()))") }
    }
    lines += activities.map { "\($0.kind): a live activity" } + undrawnActivities.map { "  \($0)" }
    let previews = previewNames()
    if !previews.isEmpty { lines += ["previews"] + previews.map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// The widget that the arguments mean.
  func widget(for family: FamilyName) throws(EntryError) -> WidgetDescriptor {
    if let kind = order.kind, !widgets.contains(where: { $0.kind == kind }) {
      throw .unavailable("there is no widget of the kind '\(kind)'; there are \(widgets.map(\.kind).joined(separator: ", "))")
    }
    let found = widgets.first { (order.kind == nil || $0.kind == order.kind) && FamilyName.names(of: $0).contains(family) }
    guard let found else {
      let kinds = widgets.filter { order.kind == nil || $0.kind == order.kind }.map { widget in
        "\(widget.kind) comes in \(FamilyName.names(of: widget).map(\.rawValue).joined(separator: ", "))"
      }
      throw .unavailable("no widget is drawn as \(family.rawValue): \(kinds.joined(separator: "; "))")
    }
    return found
  }

  func instance(_ widget: WidgetDescriptor, _ family: FamilyName) -> WidgetInstance {
    let size = options(widget, family, scheme: .light, at: Date(timeIntervalSince1970: 0)).size
    return WidgetInstance(kind: widget.kind, family: family.widgetFamily, width: size.width, height: size.height)
  }

  /// The options of a picture of a widget.
  func options(_ widget: WidgetDescriptor, _ family: FamilyName, scheme: ColorScheme, at date: Date) -> PictureOptions {
    var options = PictureOptions(
      showing: widget, as: family.widgetFamily, placement: family == .standby ? .standBy : nil, scale: order.scale, colorScheme: scheme,
      mode: order.mode, isNight: order.isNight, date: date, timeZone: zone, locale: order.locale)
    if let size = order.size { options.size = size }
    return options
  }

  private func timeline(_ family: FamilyName) async throws -> String {
    let widget = try widget(for: family)
    let showing = try await host.showing(instance(widget, family))
    if let failure = showing.failure { throw EntryError.unavailable("\(widget.kind): \(failure)") }
    return showing.record.map(String.init(describing:)) ?? ""
  }

  static func say(_ text: String) throws(EntryError) { try print(Array((text.hasSuffix("\n") ? text : text + "\n").utf8)) }

  static func print(_ bytes: [UInt8]) throws(EntryError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw .writing("standard output cannot be written")
    }
  }

  static func complain(_ sentence: String) {
    // A name may hold anything, and a sentence is one line.
    let line = sentence.map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{fffd}" : $0 }
    // Where nobody listens there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data((String(line) + "\n").utf8))
  }
}

extension WidgetDescriptor {
  /// What people call it, or its kind where it does not say.
  package func title(in locale: Locale) -> String {
    displayName?.string(in: locale) ?? kind
  }
}
