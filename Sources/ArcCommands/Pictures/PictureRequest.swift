// What `render` was asked to draw: the options of the command line, settled.

import ArcGraphics
import ArcHabits
import ArcRendering
import ArcViews
import ArcWidgets
import Foundation

/// One picture that was asked for, but for the instant and the store.
struct PictureRequest: Sendable {
  let family: FamilyName
  /// The widget's kind.
  let widget: String
  /// The habit to draw alone, as a person calls it, or nil for all.
  let habit: String?
  let format: PictureFormat
  /// The file to write, `-` for standard output.
  let output: String
  let drawsTileOnError: Bool
  private let size: Size?
  private let scale: Double
  private let scheme: PictureSettings.SchemeName?
  private let mode: PictureSettings.ModeName
  private let isNight: Bool
  private let textSize: PictureSettings.TextSizeName
  private let ground: PictureSettings.Ground?
  private let corners: Double

  static let habitWidget = "HabitArcFlowWidget"

  init(_ invocation: Invocation) throws {
    let word = invocation.arguments[0]
    guard let family = FamilyName(rawValue: word.lowercased()) else {
      let names = FamilyName.allCases.map(\.rawValue)
      let near = nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError.badArgument("FAMILY", value: word, reason: "it is one of \(names.joined(separator: ", "))\(near)")
    }
    self.family = family
    widget = invocation[PictureSettings.widget] ?? Self.habitWidget
    habit = invocation[PictureSettings.habit]
    drawsTileOnError = invocation[PictureSettings.onError] != nil
    size = invocation[PictureSettings.size]
    scale = invocation[PictureSettings.scale] ?? 2
    scheme = invocation[PictureSettings.scheme]
    mode = invocation[PictureSettings.mode] ?? .fullColor
    isNight = invocation[PictureSettings.night]
    textSize = invocation[PictureSettings.textSize] ?? .large
    ground = invocation[PictureSettings.ground]
    corners = invocation[PictureSettings.corners] ?? 0
    if let name = invocation[PictureSettings.device], Device.named(name) == nil {
      let near = nearest(to: name, among: Device.all.map(\.name))
      throw UsageError.badValue(
        option: "--device", value: name, reason: "no such device" + (near.map { "; did you mean '\($0)'?" } ?? "; see 'arcflow devices'"))
    }
    let given = invocation[PictureSettings.output]
    format = try Self.format(of: given, said: invocation[PictureSettings.format])
    output = given ?? "\(family.rawValue).\(format.rawValue)"
    try checkSize()
  }

  /// The format that is meant: the one said, else the one the file's ending names, else PNG.
  private static func format(of output: String?, said: PictureFormat?) throws(UsageError) -> PictureFormat {
    if let said { return said }
    guard let output, output != "-" else { return .png }
    let ending = (output as NSString).pathExtension.lowercased()
    if ending.isEmpty || output.hasPrefix("/dev/") { return .png }
    guard let format = PictureFormat(rawValue: ending) else {
      throw .badValue(
        option: "-o", value: output,
        reason: "pictures are written as \(PictureFormat.allCases.map(\.rawValue).joined(separator: " or ")); --format says which")
    }
    return format
  }

  private func checkSize() throws {
    let points = size ?? family.standardSize
    let (width, height) = (points.width * scale, points.height * scale)
    guard max(width, height) <= 16_384, min(width, height).rounded() >= 1 else {
      throw Failure.badSize(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
    }
  }

  /// Everything that decides the picture of an instant.
  func options(at instant: Instant, zone: ZoneRules, locale: String) -> PictureOptions {
    var options = PictureOptions(
      family: family.widgetFamily, placement: family.placement, size: size, scale: scale,
      colorScheme: scheme.map { $0 == .light ? .light : .dark },
      mode: mode.renderingMode, isNight: isNight, typeSize: textSize.dynamicTypeSize, cornerRadius: corners, date: instant.date,
      timeZone: TimeZone(identifier: zone.identifier) ?? .gmt, locale: Locale(identifier: locale))
    switch ground {
    case nil: break
    case .some(.none): options.ground = .none
    case .color(let color): options.ground = .color(color)
    }
    if family == .standby { options.shift = BurnIn.shift(at: instant.date, size: options.size, scale: scale) }
    return options
  }
}

extension FamilyName {
  /// The widget family that is drawn; StandBy shows the small one.
  var widgetFamily: WidgetFamily {
    switch self {
    case .small, .standby: .systemSmall
    case .medium: .systemMedium
    case .large: .systemLarge
    case .circular: .accessoryCircular
    case .rectangular: .accessoryRectangular
    case .inline: .accessoryInline
    }
  }

  /// Where it is drawn.
  var placement: WidgetPlacement { self == .standby ? .standBy : widgetFamily.homePlacement }

  /// Its size on the default phone, in points.
  var standardSize: Size { self == .standby ? WidgetSizes.standBy : WidgetSizes.phone(widgetFamily) }
}

extension PictureSettings.ModeName {
  fileprivate var renderingMode: WidgetRenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

extension PictureSettings.TextSizeName {
  fileprivate var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}
