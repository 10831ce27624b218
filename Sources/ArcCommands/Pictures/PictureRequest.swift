// What `render` was asked to draw: the options of the command line, settled.

import ArcGraphics
import ArcHabitWidgets
import ArcHabits
import ArcImages
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
  /// The display it is for and its room there, or nil for a picture of its own.
  let panel: (request: PanelRequest, plan: PanelPlan)?
  private let size: Size?
  private let scale: Double
  private let scheme: SchemeName?
  private let mode: ModeName
  private let isNight: Bool
  private let textSize: PictureSettings.TextSizeName
  private let ground: PictureSettings.Ground?
  private let corners: Double

  init(_ invocation: Invocation, devices: DeviceShelf) throws {
    let word = invocation.arguments[0]
    guard let family = FamilyName(typed: word) else {
      let names = FamilyName.offered.map(\.rawValue) + (invocation.command.name == "render" ? ["page"] : [])
      let near = nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError.badArgument("FAMILY", value: word, reason: "it is one of \(names.joined(separator: ", "))\(near)")
    }
    self.family = family
    widget = invocation[PictureSettings.widget] ?? HabitWidgetKind.name
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
    let request = try PanelRequest(invocation, titled: family.rawValue, among: devices)
    panel = try request.map { request in
      (
        request,
        try PanelPlan(family, on: request.profile, size: invocation[PictureSettings.size], scale: invocation[PictureSettings.scale])
      )
    }
    let given = invocation[PictureSettings.output]
    format = request == nil ? try Self.format(of: given, said: invocation[PictureSettings.format]) : .png
    output = request?.output ?? given ?? "\(family.rawValue).\(format.rawValue)"
    try checkSize()
  }

  /// The picture of a widget in its cells on a page.
  init(_ widget: PageLayout.Widget, in cell: PixelRectangle, scale: Double, on profile: DeviceProfile, isDark: Bool) {
    family = widget.family
    self.widget = widget.kind
    habit = widget.habit
    format = .png
    output = "-"
    drawsTileOnError = false
    let plan = PanelPlan(widget.family, in: cell, scale: scale, on: profile)
    panel = (PanelRequest(profile), plan)
    size = plan.size
    self.scale = scale
    scheme = widget.scheme ?? (isDark ? .dark : .light)
    mode = .fullColor
    isNight = false
    textSize = widget.textSize
    ground = scheme == .dark ? .color(.black) : nil
    corners = 0
  }

  /// The format that is meant: the one said, else the one the file's ending names, else PNG.
  private static func format(of output: String?, said: PictureFormat?) throws(UsageError) -> PictureFormat {
    if let said { return said }
    guard let output, output != "-" else { return .png }
    let ending = PathParts(output).ending
    if ending.isEmpty || output.hasPrefix("/dev/") { return .png }
    guard let format = PictureFormat(rawValue: ending) else {
      throw .badValue(
        option: "-o", value: output,
        reason: "pictures are written as \(PictureFormat.allCases.map(\.rawValue).joined(separator: " or ")); --format says which")
    }
    return format
  }

  private func checkSize() throws {
    let points = panel?.plan.size ?? size ?? family.standardSize
    let scale = panel?.plan.scale ?? scale
    guard points.isDrawable(at: scale) else {
      throw Failure.badSize(width: Int(min(points.width * scale, 1e9)), height: Int(min(points.height * scale, 1e9)))
    }
  }

  /// Everything that decides the picture of an instant.
  func options(at instant: Instant, zone: ZoneRules, locale: String) -> PictureOptions {
    var options = PictureOptions(
      family: family.widgetFamily, placement: family.placement, size: size, scale: scale,
      colorScheme: scheme?.colorScheme ?? (isNight ? .dark : nil),
      mode: mode.renderingMode, isNight: isNight, typeSize: textSize.dynamicTypeSize, cornerRadius: corners, date: instant.date,
      timeZone: TimeZone(identifier: zone.identifier) ?? .gmt, locale: Locale(identifier: locale))
    switch ground {
    case nil: break
    case .some(.none): options.ground = .none
    case .color(let color): options.ground = .color(color)
    }
    if let panel { options.fit(panel.request.profile, panel.plan, scheme: scheme) }
    let glows = panel?.request.profile.glows ?? true
    if family == .standby, glows { options.shift = BurnIn.shift(at: instant.date, size: options.size, scale: options.scale) }
    return options
  }
}

extension PictureOptions {
  /// Fits the picture to its room on a display and to the display's inks. StandBy is light on paper.
  mutating func fit(_ profile: DeviceProfile, _ plan: PanelPlan, scheme: SchemeName?) {
    size = plan.size
    scale = plan.scale
    magnification = plan.magnification
    if placement != .standBy { placement = .display }
    if !profile.glows {
      // Paper has no night of its own: it is shown light on dark, in its own inks.
      if scheme == nil { colorScheme = isNight ? .dark : .light }
      isNight = false
    }
    snapsGlyphs = profile.isCrisp
    inks = profile.widgetInks
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
