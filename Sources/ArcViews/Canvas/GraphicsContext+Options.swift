// Small choices of an author who draws in a canvas.

import Foundation

extension GraphicsContext {
  public typealias BlendMode = _BlendMode

  /// Which side of a clip is kept.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Nothing depends on these here.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Nothing depends on these here.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow meets what casts it. Only what falls inward depends on these here.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow falls within what casts it.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins again. Not drawn: the ends extend.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Runs back and forth. Not drawn: the ends extend.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Nothing depends on this here.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
