// Takes the types off a provider and its content.

import ArcIntents
import ArcViews

extension WidgetDriver {
  /// Drives a widget whose provider answers through completion handlers.
  init<Provider: TimelineProvider, Content: View>(
    kind: String, provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    self.init(
      kind: kind,
      calls: Calls(
        placeholder: { AnyTimelineEntry(provider.placeholder(in: $0)) },
        snapshot: { context, _, answer in provider.getSnapshot(in: context, completion: answer.taking { AnyTimelineEntry($0) }) },
        timeline: { context, _, answer in provider.getTimeline(in: context, completion: answer.taking { AnyTimeline($0) }) },
        recommendations: { [] },
        view: Self.view(content)))
  }

  /// Drives a widget whose provider takes an intent.
  init<Provider: AppIntentTimelineProvider, Content: View>(
    kind: String, provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    self.init(
      kind: kind,
      calls: Calls(
        placeholder: { AnyTimelineEntry(provider.placeholder(in: $0)) },
        snapshot: { context, configuration, answer in
          do {
            let intent = try await Self.intent(Provider.Intent.self, from: configuration, kind: kind)
            answer.finish(AnyTimelineEntry(await provider.snapshot(for: intent, in: context)))
          } catch {
            answer.fail(error)
          }
        },
        timeline: { context, configuration, answer in
          do {
            let intent = try await Self.intent(Provider.Intent.self, from: configuration, kind: kind)
            answer.finish(AnyTimeline(await provider.timeline(for: intent, in: context)))
          } catch {
            answer.fail(error)
          }
        },
        recommendations: { provider.recommendations().map { ($0.intent, $0.name) } },
        view: Self.view(content)))
  }

  private static func view<Entry: TimelineEntry, Content: View>(
    _ content: @escaping (Entry) -> Content
  ) -> (any TimelineEntry) -> AnyView {
    { ($0 as? Entry).map { AnyView(content($0)) } ?? AnyView(EmptyView()) }
  }

  /// The configuration, or the intent with the defaults that a form would fill in.
  private static func intent<Intent: WidgetConfigurationIntent>(
    _ type: Intent.Type, from configuration: (any WidgetConfigurationIntent)?, kind: String
  ) async throws -> Intent {
    let intent: Intent
    if let configuration {
      guard let own = configuration as? Intent else {
        throw WidgetError.wrongConfiguration(kind: kind, expected: "\(Intent.self)", found: "\(Swift.type(of: configuration))")
      }
      intent = own
    } else {
      intent = Intent()
    }
    try await IntentFields.fillDefaults(in: intent, at: WidgetAmbient.current?.now())
    return intent
  }
}
