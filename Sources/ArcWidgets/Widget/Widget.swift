// Widgets and bundles of widgets.

/// A widget: its kind, how it is configured, what provides its entries and how they look.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}

/// Several widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Stands for other widgets.
@MainActor
protocol WidgetGroup {
  var members: [any Widget] { get }
}

/// The widgets that one statement after another names.
nonisolated public struct TupleWidget: Widget, WidgetGroup {
  let members: [any Widget]

  nonisolated init(members: [any Widget]) {
    self.members = members
  }

  /// An empty group.
  public init() {
    members = []
  }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Optional: Widget where Wrapped: Widget {
  public init() { self = .none }
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Optional: WidgetGroup where Wrapped: Widget {
  var members: [any Widget] { map { [$0] } ?? [] }
}

/// Collects the widgets of a bundle.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  public static func buildExpression<W: ControlWidget>(_ widget: W) -> TupleWidget {
    TupleWidget(members: [ControlMember(control: widget)])
  }
  public static func buildBlock() -> TupleWidget { TupleWidget(members: []) }
  public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }

  public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> TupleWidget {
    var members: [any Widget] = []
    for one in repeat each widget { members.append(one) }
    return TupleWidget(members: members)
  }

  public static func buildOptional<W: Widget>(_ widget: W?) -> W? { widget }
  public static func buildEither<W: Widget>(first widget: W) -> TupleWidget { TupleWidget(members: [widget]) }
  public static func buildEither<W: Widget>(second widget: W) -> TupleWidget { TupleWidget(members: [widget]) }
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> TupleWidget { TupleWidget(members: [widget]) }
}
