// The distance from baseline to baseline, set by hand.

import ArcGraphics
public import Foundation

extension AttributedString {
  /// How far apart the baselines of a text's lines are.
  public struct LineHeight: Sendable, Hashable {
    private enum Rule: Hashable {
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }

    private let rule: Rule

    /// So many points, whatever the font.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }
    /// The font's point size times a factor.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }
    /// The font's point size and so many points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .leading(increase)) }
    public static let tight = multiple(factor: 1.1)
    public static let loose = multiple(factor: 1.4)

    /// The distance for a font, in points.
    func points(of font: FontSpec) -> Double {
      switch rule {
      case .exact(let points): Double(points)
      case .multiple(let factor): font.size * Double(factor)
      case .leading(let increase): font.size + Double(increase)
      }
    }
  }
}

extension View {
  /// How far apart the baselines of texts within are; nil for the font's own distance.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { setting { $0.lineHeight = lineHeight } }
}
