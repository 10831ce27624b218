// What a golden case is compared with: the stages of one drawing, text first, pixels last.

public import ArcGraphics
import ArcLayout
public import ArcRendering
public import ArcWidgets

/// One drawing, as its case keeps it.
public struct GoldenDrawing: Sendable, Hashable {
  /// The text stages, in the order in which the drawing passes them.
  public let stages: [GoldenStage]
  /// What was painted.
  public let picture: Bitmap

  public init(stages: [GoldenStage], picture: Bitmap) {
    self.stages = stages
    self.picture = picture
  }
}

extension GoldenDrawing {
  /// The stages of a finished drawing: its timeline, what was placed, the drawing commands, and what could not be drawn as asked.
  /// - Parameters:
  ///   - timeline: the timeline that the drawn entry is of, or nil where there is none to compare.
  ///   - picture: the drawing's pixels.
  public init(_ drawing: Drawing, timeline: TimelineRecord? = nil, picture: Bitmap) {
    var stages = timeline.map { [GoldenStage(name: "timeline", text: "\($0)")] } ?? []
    stages.append(GoldenStage(name: "placed", text: "\(drawing.placement.root)"))
    stages.append(GoldenStage(name: "display list", text: "\(drawing.list)"))
    if !drawing.warnings.isEmpty { stages.append(GoldenStage(name: "warnings", text: drawing.warnings.joined(separator: "\n"))) }
    self.init(stages: stages, picture: picture)
  }
}

/// What comparing a drawing with its golden came to.
public enum GoldenVerdict: Sendable, Hashable {
  case same
  /// The case has not been recorded: these files of it are missing.
  case missing([String])
  /// A text stage differs; stages after it, and the picture, may differ because of it.
  case stage(StageDifference, picture: PictureDifference?)
  /// The pictures have different sizes in pixels.
  case size(expected: (width: Int, height: Int), actual: (width: Int, height: Int))
  /// Every text stage is the same, and still the pixels differ: the painter changed.
  case pixels(PictureDifference)
  /// A file of the case cannot be read as what it should be.
  case unreadable(String)

  public static func == (a: GoldenVerdict, b: GoldenVerdict) -> Bool { a.sentence == b.sentence }
  public func hash(into hasher: inout Hasher) { hasher.combine(sentence) }

  /// Whether the drawing is what the golden says.
  public var isSame: Bool {
    switch self {
    case .same: true
    case .missing, .stage, .size, .pixels, .unreadable: false
    }
  }

  /// What differs first, in words.
  public var sentence: String {
    switch self {
    case .same: "the same"
    case .missing(let files): "not recorded yet: \(files.joined(separator: ", ")) missing"
    case .stage(let difference, let picture):
      "\(difference)" + (picture.map { "; \($0)" } ?? "; the picture is the same or of another size")
    case .size(let expected, let actual):
      "the golden is \(expected.width) × \(expected.height) pixels, the drawing \(actual.width) × \(actual.height)"
    case .pixels(let difference): "\(difference)"
    case .unreadable(let file): "\(file) cannot be read"
    }
  }
}
