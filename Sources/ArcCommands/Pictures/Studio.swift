// Draws a widget of a store at an instant: the host asks the provider, the renderer settles and paints.

import ArcFoundation
import ArcGraphics
import ArcHabitWidgets
import ArcHabits
import ArcIntents
import ArcRendering
import ArcText
import ArcViews
import ArcWidgets
import Foundation
import HabitTemplates

/// Where and when a widget is drawn: the store, the instant, the zone and the locale.
struct Scene: Sendable {
  /// The path of the store.
  let store: String
  /// What it says; it is read once a run.
  let habits: HabitSnapshot
  let instant: Instant
  let zone: ZoneRules
  let locale: String
  /// The habit to show alone, by id, or nil for all.
  let habit: Habit.ID?
}

/// What a widget shows, drawn.
struct Shown: Sendable {
  /// The timeline the entry is of, or nil for a tile without one.
  let record: TimelineRecord?
  let drawing: Drawing
}

/// Fonts, symbols and the painter, kept from picture to picture.
@MainActor
final class Studio {
  /// The widgets there are.
  static let widgets = WidgetDescriptor.all(of: HabitArcFlowBundle()) + WidgetDescriptor.all(of: PanelChart())

  let renderer: Renderer
  private let ownsProcess: Bool

  /// A studio with the first fonts and symbols found on the machine.
  init(_ machine: Machine) throws {
    renderer = try Renderer(assets: AssetLocations(searching: machine.assetRoots))
    ownsProcess = machine.ownsProcess
  }

  /// Draws the entry that shows at the scene's instant.
  func shown(_ request: PictureRequest, in scene: Scene) async throws -> Shown {
    let descriptor = try Self.widget(request)
    let options = request.options(in: scene)
    let instance = request.instance(in: scene)
    let host = Self.host(scene)
    // A detached task or a callback of a widget carries no task-local values and must meet the same store and host.
    if ownsProcess {
      HabitDataStore.setShared(scene.dataStore)
      WidgetAmbient.processDefault = host.ambient
    }
    let showing = try await HabitDataStore.withShared(scene.dataStore) { try await host.showing(instance) }
    let drawing = renderer.draw(showing.view, title: descriptor.title(in: options.locale), options: options)
    return Shown(record: showing.record, drawing: drawing)
  }

  /// Draws the tile that says that habits cannot be read.
  func tile(_ request: PictureRequest, in scene: Scene) throws -> Shown {
    let descriptor = try Self.widget(request)
    let options = request.options(in: scene)
    let entry = HabitEntry(date: scene.instant.date, day: "", dayDate: scene.instant.date, phase: .unavailable)
    let view = descriptor.driver?.view(for: AnyTimelineEntry(entry)) ?? AnyView(EmptyView())
    let drawing = renderer.draw(view, title: descriptor.title(in: options.locale), options: options)
    return Shown(record: nil, drawing: drawing)
  }

  /// The timeline of a widget, every entry with the words of its picture.
  func timeline(_ request: PictureRequest, in scene: Scene) async throws -> TimelineRecord {
    _ = try Self.widget(request)
    let host = Self.host(scene)
    let showing = try await HabitDataStore.withShared(scene.dataStore) { try await host.showing(request.instance(in: scene)) }
    guard var record = showing.record else {
      throw Failure.noTimeline(widget: request.widget, reason: showing.failure.map { "\($0)" } ?? "its provider has not answered")
    }
    for (index, entry) in record.entries.enumerated() where entry.alt == nil {
      let options = request.options(in: scene.moved(to: entry.date))
      record.entries[index].alt = renderer.draw(showing.view(of: entry), title: "", options: options).words
    }
    return record
  }

  private static func widget(_ request: PictureRequest) throws -> WidgetDescriptor {
    guard let descriptor = widgets.first(where: { $0.kind == request.widget }) else {
      throw Failure.unknownWidget(request.widget, near: nearest(to: request.widget, among: widgets.map(\.kind)))
    }
    guard descriptor.families.contains(request.family.widgetFamily) else {
      let supported = FamilyName.offered.filter { descriptor.families.contains($0.widgetFamily) }.map(\.rawValue)
      throw Failure.noFamily(request.family.rawValue, widget: descriptor.kind, supported: supported)
    }
    return descriptor
  }

  /// A host that knows the scene's time, zone and language.
  private static func host(_ scene: Scene) -> WidgetHost {
    let date = scene.instant.date
    let conditions = HostConditions(
      now: { date }, timeZone: TimeZone(identifier: scene.zone.identifier), locale: Locale(identifier: scene.locale))
    return WidgetHost(widgets: widgets, conditions: conditions)
  }
}

extension Scene {
  /// The store as widgets find it.
  fileprivate var dataStore: HabitDataStore {
    let instant = instant
    return HabitDataStore(file: store, known: habits, zone: zone, clock: { instant })
  }

  fileprivate func moved(to date: Date) -> Scene {
    Scene(store: store, habits: habits, instant: Instant(date), zone: zone, locale: locale, habit: habit)
  }
}

extension PictureRequest {
  fileprivate func options(in scene: Scene) -> PictureOptions { options(at: scene.instant, zone: scene.zone, locale: scene.locale) }

  /// The widget that is placed for the picture.
  fileprivate func instance(in scene: Scene) -> WidgetInstance {
    let size = options(in: scene).size
    return WidgetInstance(
      kind: widget, family: family.widgetFamily, width: size.width, height: size.height,
      configuration: scene.habit.map { SelectHabitIntent(habit: $0) })
  }
}
