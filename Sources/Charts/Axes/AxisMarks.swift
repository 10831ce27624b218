// The marks of an axis at its values, and the builder that collects axes.

public import ArcViews
public import Foundation

/// What an axis is made of.
@MainActor @preconcurrency
public protocol AxisContent {
  associatedtype Body: AxisContent

  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Marks at some values of an axis.
struct AxisGroup {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// Nil for what an axis usually has.
  var marks: ((AxisValue) -> any AxisMark)?
  /// In place of the usual writing of values; nil for that.
  var format: AxisLabel.Content?
  var stroke: StrokeStyle?

  static var standard: AxisGroup { AxisGroup(preset: .automatic, position: .automatic, values: .automatic) }
}

protocol PrimitiveAxisContent {
  @MainActor var groups: [AxisGroup] { get }
}

extension AxisContent {
  @MainActor var allGroups: [AxisGroup] { (self as? any PrimitiveAxisContent)?.groups ?? body.allGroups }
}

/// Builds axes.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> AxisContentList { AxisContentList(axes: []) }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AxisContentList {
    var axes: [any AxisContent] = []
    for axis in repeat each content { axes.append(axis) }
    return AxisContentList(axes: axes)
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: AxisContent>(first: Content) -> AxisContentList { AxisContentList(axes: [first]) }
  public static func buildEither<Content: AxisContent>(second: Content) -> AxisContentList { AxisContentList(axes: [second]) }
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AxisContentList { .init(axes: [content]) }
}

/// Several sets of marks on one axis.
nonisolated public struct AxisContentList: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never

  let axes: [any AxisContent]

  @MainActor var groups: [AxisGroup] { axes.flatMap(\.allGroups) }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  @MainActor var groups: [AxisGroup] { map(\.allGroups) ?? [] }
}

/// Axis content whose type is not told.
nonisolated public struct AnyAxisContent: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never

  let content: any AxisContent
  public init(_ content: some AxisContent) { self.content = content }
  public init(erasing content: some AxisContent) { self.content = content }

  @MainActor var groups: [AxisGroup] { content.allGroups }
}

/// Marks at each of an axis's values.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never

  let group: AxisGroup

  init(_ group: AxisGroup) { self.group = group }

  @MainActor var groups: [AxisGroup] { [group] }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(AxisGroup(preset: preset, position: position, values: values, marks: content)) }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(AxisGroup(preset: preset, position: position, values: values, marks: { _ in content() })) }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(AxisGroup(preset: preset, position: position, values: .list(values), marks: content)) }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(AxisGroup(preset: preset, position: position, values: .list(values), marks: { _ in content() })) }
}

extension AxisMarks where Content == AxisMarkList {
  /// Grid lines, ticks and labels as they are usual.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(AxisGroup(preset: preset, position: position, values: values, stroke: stroke)) }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) { self.init(AxisGroup(preset: preset, position: position, values: .list(values), stroke: stroke)) }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(AxisGroup(preset: preset, position: position, values: values, format: .format(format), stroke: stroke))
  }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [F.FormatInput],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(AxisGroup(preset: preset, position: position, values: .list(values), format: .format(format), stroke: stroke))
  }
}

extension AxisMarkValues {
  fileprivate static func list(_ values: [some Plottable]) -> AxisMarkValues { AxisMarkValues(kind: .list(values.map(\.datum))) }
}
