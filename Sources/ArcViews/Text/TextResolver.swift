// From a text and an environment to spans of exact fonts and paints.

import ArcFoundation
import ArcGraphics
import Foundation

/// Collects a text's spans and the paints that they name.
@MainActor
struct TextResolver {
  let context: ResolveContext
  private var spans: [TextSpan] = []
  private var paints: [PaintSpec] = []

  init(context: ResolveContext) { self.context = context }

  /// How a part of a text is set.
  private struct Setting {
    var text: TextSettings
    /// What paints the part; nil for the foreground.
    var style: (any ShapeStyle)?
  }

  func node(of text: Text) -> TextNode {
    var resolver = self
    var setting = Setting(text: context.environment.textSettings)
    resolver.append(text, set: &setting)
    return resolver.node(set: setting.text)
  }

  private func node(set settings: TextSettings) -> TextNode {
    let alignment: TextRequest.Alignment =
      switch settings.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: TextRequest.Truncation =
      switch settings.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    let request = TextRequest(
      spans: spans, alignment: alignment, isRightToLeft: context.environment.layoutDirection == .rightToLeft,
      language: context.environment.locale.identifier(.bcp47), lineLimit: settings.lineLimit, reservesLines: settings.reservesLines,
      minimumScale: settings.minimumScale, truncation: truncation, allowsTightening: settings.allowsTightening,
      lineSpacing: settings.lineSpacing, trimsToInk: settings.trimsToInk)
    return TextNode(request: request, paints: paints)
  }

  /// Adds a text. `setting` comes back as the whole text leaves it, for what concerns its lines.
  private mutating func append(_ text: Text, set setting: inout Setting) {
    for change in text.changes.reversed() { apply(change, to: &setting) }
    switch text.storage {
    case .verbatim(let string): append(string, set: setting)
    case .localized(let key, let table, let bundle):
      append(LocalizedTemplate(key: key, table: table, bundle: bundle, locale: context.environment.locale), set: setting)
    case .resource(let resource): append(resource.string(in: context.environment.locale), set: setting)
    case .attributed(let string): append(string, set: setting)
    case .dynamic(let dynamic):
      setting.text.hasTabularDigits = setting.text.hasTabularDigits || dynamic.ticks
      append(dynamic.string(in: context.environment), set: setting)
    case .formatted(let formatted): append(formatted.text(FormattedText.Conventions(context.environment)), set: setting)
    case .image(let image): append(image, set: setting)
    case .joined(let parts):
      for part in parts {
        var own = setting
        append(part, set: &own)
      }
    }
  }

  private func apply(_ change: Text.Change, to setting: inout Setting) {
    switch change {
    case .font(let font): if let font { setting.text.font = font }
    case .weight(let weight): if let weight { setting.text.weight = weight }
    case .bold(let isActive): setting.text.isBold = isActive
    case .italic(let isActive): setting.text.isItalic = isActive
    case .foreground(let style): if let style { setting.style = style }
    case .tracking(let tracking): setting.text.tracking = tracking
    case .baselineOffset(let offset): setting.text.baselineOffset = offset
    case .underline(let isActive): setting.text.isUnderlined = isActive
    case .strikethrough(let isActive): setting.text.isStruckThrough = isActive
    case .monospacedDigit: setting.text.hasTabularDigits = true
    case .monospaced(let isActive): setting.text.isMonospaced = isActive
    case .design(let design): setting.text.design = design
    case .inkEdges: setting.text.trimsToInk = true
    }
  }

  private mutating func append(_ string: String, set setting: Setting) {
    guard !string.isEmpty || spans.isEmpty else { return }
    let cased: String =
      switch setting.text.textCase {
      case .uppercase: string.uppercased(with: context.environment.locale)
      case .lowercase: string.lowercased(with: context.environment.locale)
      case nil: string
      }
    append(.text(cased), set: setting)
  }

  private mutating func append(_ content: TextSpan.Content, set setting: Setting) {
    let environment = context.environment
    let paint = (setting.style?.stylePaint(in: environment) ?? environment.foregroundPaint()).spec
    let span = TextSpan(
      content: content, font: setting.text.spec(in: environment), tracking: setting.text.tracking,
      baselineOffset: setting.text.baselineOffset, isUnderlined: setting.text.isUnderlined, isStruckThrough: setting.text.isStruckThrough,
      style: style(painting: paint))
    if case .text(let more) = content, let last = spans.last, case .text(let before) = last.content {
      var joined = last
      joined.content = .text(before + more)
      var same = span
      same.content = joined.content
      if same == joined {
        spans[spans.count - 1] = joined
        return
      }
    }
    spans.append(span)
  }

  private mutating func style(painting paint: PaintSpec) -> Int {
    if let known = paints.firstIndex(of: paint) { return known }
    paints.append(paint)
    return paints.count - 1
  }

  private mutating func append(_ image: Image, set setting: Setting) {
    let environment = context.environment
    guard let request = image.symbolRequest(font: setting.text.spec(in: environment), in: environment) else {
      context.record.warn("a text holds a picture that is not a symbol; it is left out")
      return
    }
    append(.symbol(request), set: setting)
  }

  private mutating func append(_ template: LocalizedTemplate, set setting: Setting) {
    for piece in template.pieces {
      var own = setting
      piece.marks.apply(to: &own.text)
      if piece.marks.link != nil { own.style = own.style ?? TintShapeStyle() }
      switch piece.content {
      case .text(let string): append(string, set: own)
      case .argument(.text(let text)): append(text, set: &own)
      case .argument(.number(let number, let specifier)):
        append(number.string(specifier: specifier, locale: context.environment.locale), set: own)
      }
    }
    if template.pieces.isEmpty { append("", set: setting) }
  }

  private mutating func append(_ attributed: AttributedString, set setting: Setting) {
    for run in attributed.runs {
      var own = setting
      if let intent = run.inlinePresentationIntent { InlineMarks(intent).apply(to: &own.text) }
      if run.link != nil { own.style = own.style ?? TintShapeStyle() }
      own.text.font = run.swiftUI.font ?? own.text.font
      if let color = run.swiftUI.foregroundColor { own.style = color }
      own.text.tracking = run.swiftUI.kern ?? run.swiftUI.tracking ?? own.text.tracking
      own.text.baselineOffset = run.swiftUI.baselineOffset ?? own.text.baselineOffset
      if run.swiftUI.underlineStyle != nil { own.text.isUnderlined = true }
      if run.swiftUI.strikethroughStyle != nil { own.text.isStruckThrough = true }
      append(String(attributed[run.range].characters), set: own)
    }
    if spans.isEmpty { append("", set: setting) }
  }
}
