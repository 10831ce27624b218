// A font at a reader's size of text, as the text engine wants it.

package import ArcGraphics
import Foundation

extension Font.Design {
  var spec: FontSpec.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font {
  /// The font that this stands for in an environment. A text style brings its own line height; a plain size has the face's.
  package func spec(in environment: EnvironmentValues) -> FontSpec {
    var spec = baseSpec(at: environment.dynamicTypeSize)
    for change in changes { change.apply(to: &spec) }
    return spec
  }

  private func baseSpec(at size: DynamicTypeSize) -> FontSpec {
    switch base {
    case .style(let style, let design, let weight):
      let (points, leading) = TextStyleTable.metrics(of: style, at: size)
      let standard = style == .headline ? Weight.semibold : .regular
      return FontSpec(
        design: design?.spec ?? .standard, size: points, weight: (weight ?? standard).value, lineHeight: leading)
    case .system(let points, let design, let weight):
      return FontSpec(design: design?.spec ?? .standard, size: points, weight: (weight ?? .regular).value)
    case .custom(let name, let points, let style):
      let (family, weight, isItalic) = FaceName.parts(of: name)
      let scaled = style.map { TextStyleTable.scaled(points, relativeTo: $0, at: size) } ?? points
      return FontSpec(design: .named(family), size: scaled, weight: weight, isItalic: isItalic)
    }
  }
}

extension Font.Change {
  func apply(to spec: inout FontSpec) {
    switch self {
    case .bold: spec.weight = max(spec.weight, Font.Weight.bold.value)
    case .italic: spec.isItalic = true
    case .monospacedDigit: spec.hasTabularDigits = true
    case .monospaced: spec.design = .monospaced
    case .smallCaps: spec.hasSmallCaps = true
    case .weight(let weight): spec.weight = weight.value
    case .design(let design): spec.design = design.spec
    case .leading(let leading):
      guard let height = spec.lineHeight else { return }
      switch leading {
      case .standard: break
      case .tight: spec.lineHeight = height - 2
      case .loose: spec.lineHeight = height + 2
      }
    }
  }
}

/// The names of single faces, such as `HelveticaNeue-Bold`, taken apart.
enum FaceName {
  /// Parts of a face's name after the hyphen and the weights they stand for, longest first where one holds another.
  private static let weights: [(String, Double)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("extrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  static func parts(of name: String) -> (family: String, weight: Double, isItalic: Bool) {
    guard let hyphen = name.lastIndex(of: "-") else { return (name, 400, false) }
    let style = name[name.index(after: hyphen)...].lowercased()
    let weight = weights.first { style.contains($0.0) }?.1
    let isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    guard weight != nil || isItalic else { return (name, 400, false) }
    return (String(name[..<hyphen]), weight ?? 400, isItalic)
  }
}
