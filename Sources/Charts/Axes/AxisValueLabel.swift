// The labels of an axis.

public import ArcViews
public import Foundation

/// What is done with labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, greedy, truncate, disabled }

  let kind: Kind
  /// In points; nil for 4.
  var spacing: Double?

  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// Labels are left out.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy, spacing: minimumSpacing.map { Double($0) })
  }
  /// Labels are cut to their room.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
}

/// Which way a label runs.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case horizontal, vertical, verticalReversed }

  let kind: Kind

  public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// What a label says and how it lies.
struct AxisLabel {
  enum Content {
    case automatic
    /// Nil where the value is none that the format takes.
    case format((Datum, EnvironmentValues) -> String?)
    case view(any View)
  }

  var content = Content.automatic
  /// The label's point that stands at the mark; nil for what is usual.
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.horizontal
  /// In points; nil for what is usual.
  var horizontalSpacing: Double?
  var verticalSpacing: Double?
}

/// A label at each value of an axis.
nonisolated public struct AxisValueLabel<Content>: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never

  let part: AxisPart

  init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?, _ collision: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    let label = AxisLabel(
      content: content, anchor: anchor, collision: collision, orientation: orientation, horizontalSpacing: horizontal.map { Double($0) },
      verticalSpacing: vertical.map { Double($0) })
    part = AxisPart(kind: .label(label), centered: centered)
  }

  @MainActor var parts: [AxisPart] { [part] }
}

extension AxisValueLabel where Content == Text {
  /// The value as it is usually written.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) }

  /// The value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(.format(format), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.view(Text(text)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) }

  @_disfavoredOverload
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(Text(verbatim: String(text))), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content: View {
  /// A view at the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(.view(content()), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) }
}

extension AxisLabel.Content {
  /// The value in a format style, in the reader's conventions.
  static func format<F: FormatStyle>(_ style: F) -> AxisLabel.Content
  where F.FormatInput: Plottable, F.FormatOutput == String {
    .format { datum, environment in
      guard let value = F.FormatInput(datum: datum) else { return nil }
      return environment.text(of: value, format: style)
    }
  }
}
