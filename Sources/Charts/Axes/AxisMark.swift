// The marks of an axis: grid lines, ticks and labels, and the builder that collects them.

public import ArcViews
public import Foundation

/// A mark at each value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  associatedtype Body: AxisMark

  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A mark that says itself what is drawn.
protocol PrimitiveAxisMark {
  @MainActor var parts: [AxisPart] { get }
}

extension AxisMark {
  @MainActor var allParts: [AxisPart] { (self as? any PrimitiveAxisMark)?.parts ?? body.allParts }
}

/// One thing that is drawn at a value of an axis.
struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }

  var kind: Kind
  /// Whether it stands between this value and the next; nil for what is usual.
  var centered: Bool?
  var style: (any ShapeStyle)?
  var font: Font?
  var offset = CGSize.zero
}

/// Builds the marks of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> AxisMarkList { AxisMarkList(marks: []) }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisMarkList {
    var marks: [any AxisMark] = []
    for mark in repeat each content { marks.append(mark) }
    return AxisMarkList(marks: marks)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: AxisMark>(first: Content) -> AxisMarkList { AxisMarkList(marks: [first]) }
  public static func buildEither<Content: AxisMark>(second: Content) -> AxisMarkList { AxisMarkList(marks: [second]) }
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AxisMarkList { AxisMarkList(marks: [content]) }
}

/// Several marks of an axis.
nonisolated public struct AxisMarkList: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never

  let marks: [any AxisMark]

  @MainActor var parts: [AxisPart] { marks.flatMap(\.allParts) }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  @MainActor var parts: [AxisPart] { map(\.allParts) ?? [] }
}

/// A mark whose type is not told.
nonisolated public struct AnyAxisMark: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never

  let mark: any AxisMark
  public init(_ mark: some AxisMark) { self.mark = mark }
  public init(erasing mark: some AxisMark) { self.mark = mark }

  @MainActor var parts: [AxisPart] { mark.allParts }
}

/// Marks with something changed.
nonisolated struct ChangedAxisMark<Content: AxisMark>: AxisMark, PrimitiveAxisMark {
  typealias Body = Never

  let content: Content
  let change: (inout AxisPart) -> Void

  @MainActor var parts: [AxisPart] {
    content.allParts.map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

extension AxisMark {
  /// Paints the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ChangedAxisMark(content: self) { $0.style = $0.style ?? style }
  }

  /// The font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark { ChangedAxisMark(content: self) { $0.font = $0.font ?? font } }

  /// Moves the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ChangedAxisMark(content: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never

  let centered: Bool?
  let stroke: StrokeStyle?

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  @MainActor var parts: [AxisPart] { [AxisPart(kind: .gridLine(stroke), centered: centered)] }
}

/// A short line beside the plot.
nonisolated public struct AxisTick: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never

  /// The length of a tick, in points or by the labels.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
      case automatic
      case fixed(Double)
      case label(more: Double)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

    public static let automatic = Length(.automatic)
    public static let label = Length(.label(more: 0))
    public static let longestLabel = Length(.label(more: 0))
    public static func label(extendPastBy length: CGFloat) -> Length { Length(.label(more: length)) }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(.label(more: length)) }
  }

  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(.fixed(length)), stroke: stroke)
  }

  @MainActor var parts: [AxisPart] { [AxisPart(kind: .tick(length, stroke), centered: centered)] }
}
