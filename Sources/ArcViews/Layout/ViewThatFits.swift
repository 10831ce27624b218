// Views that depend on what fits, on time, or on scrolling.

public import Foundation

/// The first of several views that fits, else the last.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let candidates = CandidateCollector(context: context.stacked(nil))
    if let several = content as? any ViewSequence {
      several.visit(by: candidates)
    } else {
      candidates.visit(content)
    }
    if candidates.first.isEmpty && candidates.later.isEmpty { return [] }
    return [
      .firstThatFits(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), candidates.first, later: candidates.later)
    ]
  }
}

/// Resolves the first view that shows something, and lets the others wait: most are never asked for.
private final class CandidateCollector: ViewVisitor {
  private let context: ResolveContext
  private(set) var first: [ViewNode] = []
  private(set) var later: [@MainActor () -> [ViewNode]] = []

  init(context: ResolveContext) { self.context = context }

  func visit<V: View>(_ view: V) {
    if first.isEmpty {
      first = context.nodes(of: view)
    } else {
      let context = context
      later.append { context.nodes(of: view) }
    }
  }
}

/// Content that would scroll. A still picture shows its beginning, cut to the room there is.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  public var axes: Axis.Set
  public var content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let isHorizontal = axes.contains(.horizontal)
    let isVertical = axes.contains(.vertical)
    let body = VStack { content }.fixedSize(horizontal: isHorizontal, vertical: isVertical)
    let corner = Alignment(horizontal: isHorizontal ? .leading : .center, vertical: isVertical ? .top : .center)
    return context.nodes(
      of: body.frame(
        minWidth: isHorizontal ? 0 : nil, maxWidth: isHorizontal ? .infinity : nil, minHeight: isVertical ? 0 : nil,
        maxHeight: isVertical ? .infinity : nil, alignment: corner
      ).clipped())
  }
}

/// Content that depends on the time. A still picture shows the environment's instant.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  public typealias Context = TimelineViewDefaultContext

  let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: content(Context(date: context.environment.date, cadence: .minutes)))
  }
}

/// When the content of a timeline view is drawn.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  public let date: Date
  public let cadence: Cadence
}

/// When a timeline's content changes.
public protocol TimelineSchedule {}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() {} }
/// At equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable { public init(from startDate: Date, by interval: TimeInterval) {} }
/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  public init(_ dates: Entries) {}
}
/// As often as an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable { public init(minimumInterval: Double? = nil, paused: Bool = false) {} }

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule()
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
