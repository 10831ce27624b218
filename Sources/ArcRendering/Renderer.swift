// From a view and an instant to a finished drawing: resolve, place, emit, paint.

import ArcFoundation
public import ArcGraphics
import ArcImages
public import ArcLayout
import ArcPaint
public import ArcText
public import ArcViews
import ArcWidgets
public import Foundation

/// Draws views. It keeps fonts, shaped lines and painted shapes between pictures; the same input gives the same picture all the same.
@MainActor
public final class Renderer {
  private let engine: TextEngine
  private let painter = Painter()

  /// A renderer with the fonts and symbols of `assets`.
  /// - Throws: `AssetError` where the standard font cannot be read.
  public init(assets: AssetLocations) throws {
    engine = try TextEngine(assets: assets)
  }

  /// Settles every number of a picture. `title` says what the picture is, in a few words.
  public func draw(_ view: some View, title: String, options: PictureOptions) -> Drawing {
    var options = options
    var (resolved, placement) = settled(view, options)
    // GeometryReaders may declare a background as late as in layout.
    if options.margins != .zero, options.family.homePlacement == .homeScreen, resolved.containerBackground == nil {
      options.margins = .zero
      (resolved, placement) = settled(view, options)
      placement.warnings.append(Self.noBackground)
    }
    if options.showsBackground, let background = resolved.containerBackground {
      let ground = place(background, in: options.size, measuring: engine, rightToLeft: options.isRightToLeft)
      placement.root.children.insert(ground.root, at: 0)
      placement.warnings = ground.warnings + placement.warnings
    }
    if let tint = resolved.activityBackground, let ground = options.groundColor { options.ground = .color(tint.over(ground)) }
    let list = placement.root.displayList(options.emitOptions(title: title))
    return Drawing(
      placement: placement, list: list, interactions: resolved.interactions, widgetURL: resolved.widgetURL,
      warnings: resolved.warnings + placement.warnings)
  }

  private func settled(_ view: some View, _ options: PictureOptions) -> (ResolvedView, Placement) {
    var environment = EnvironmentValues(options)
    environment.textMeasuring = engine
    environment.imageDecoder = { PictureFile.decode([UInt8]($0)) }
    let resolved = resolve(view, in: environment)
    // Geometry readers and their like make views while they are placed.
    let placement = Localization.$boundLocale.withValue(options.locale) {
      place(resolved.root, in: options.size, margins: options.margins, measuring: engine, rightToLeft: options.isRightToLeft)
    }
    return (resolved, placement)
  }

  /// Widgets of before iOS 17 brought their own margins; later systems show a notice in the place of one that does not say what its
  /// background is.
  private static let noBackground =
    "the widget declares no containerBackground(for: .widget), so it is drawn to its edges, as before iOS 17; later systems refuse to show it"

  /// The pixels of a drawing.
  public func paint(_ drawing: Drawing) -> Bitmap { painter.paint(drawing.list) }
}

/// A finished drawing and what a host needs beside it.
public struct Drawing: Sendable {
  /// Every frame and every line of text, in points.
  public let placement: Placement
  /// The drawing commands, in device pixels.
  public let list: DisplayList
  /// What the picture says, in reading order.
  public var words: String { list.summary }
  /// What can be tapped; `placement.regions` says where.
  public let interactions: [Interaction]
  /// Where a tap outside of every control leads, or nil.
  public let widgetURL: URL?
  /// What could not be drawn as asked, in sentences.
  public let warnings: [String]
}
