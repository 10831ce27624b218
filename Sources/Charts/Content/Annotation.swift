// Views that stand beside marks.

public import ArcViews
public import Foundation

/// Where an annotation stands about its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The mark's size in points.
  public let targetSize: CGSize
}

/// What is done with an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// Where it is to fit.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    public static let automatic = Boundary(isPlot: false)
    public static let plot = Boundary(isPlot: true)
    public static let chart = Boundary(isPlot: false)
  }

  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }

    let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    /// Moved until it fits.
    public static let fit = Strategy(kind: .fit(.automatic))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// The scale leaves room for it.
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
  }

  public var x: Strategy
  public var y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()
}

/// A view beside a mark.
struct Annotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// In points; nil for 4.
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> any View
}

extension ChartContent {
  /// Puts a view beside each mark; `spacing` in points.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    looking {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: .automatic) { _ in content() })
    }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    looking {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: .automatic) { content($0) })
    }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    looking {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) { _ in content() })
    }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    looking {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) { content($0) })
    }
  }
}
