// Scales of looks: from values to colours, symbols, lines and sizes.

public import ArcViews

/// The looks that a scale hands out.
public protocol ScaleRange<VisualValue> {
  associatedtype VisualValue

  /// The looks in turn.
  var visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var visualValues: [Element] { self }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var visualValues: [Color] { stops.map(\.color) }
}

/// What an author says of a scale of looks.
struct LookScaleWish<Value> {
  var domain: [Datum]?
  var range: [Value]?
  var pairs: [(Datum, Value)] = []
  var mapping: ((Datum) -> Value?)?
}

/// Gives each value its look, in the order in which values appear.
struct LookScale<Value> {
  private(set) var domain: [Datum] = []
  private var looks: [Datum: Value] = [:]
  private var rank = 0
  private let range: [Value]
  private let mapping: ((Datum) -> Value?)?
  private let isFixed: Bool

  init(_ wish: LookScaleWish<Value>?, standard: [Value]) {
    let range = wish?.range ?? []
    self.range = range.isEmpty ? standard : range
    mapping = wish?.mapping
    isFixed = wish?.domain != nil
    for (datum, value) in wish?.pairs ?? [] where looks[datum] == nil {
      domain.append(datum)
      looks[datum] = value
    }
    for datum in wish?.domain ?? [] { meet(datum) }
  }

  /// Hands the value a look where it has none yet.
  mutating func meet(_ datum: Datum) {
    guard looks[datum] == nil else { return }
    if let look = mapping?(datum) {
      looks[datum] = look
    } else {
      looks[datum] = range[rank % range.count]
      rank += 1
    }
    domain.append(datum)
  }

  func look(of datum: Datum) -> Value? { looks[datum] }
}

/// The colours that a scale hands out in turn.
enum Palette {
  static var standard: [any ShapeStyle] { [Color.blue, Color.green, Color.orange, Color.purple, Color.red, Color.cyan, Color.yellow] }

  /// Solid, then dashes that can be told apart.
  static var lines: [StrokeStyle] {
    [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5], [4, 2]].map { StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: $0) }
  }
}
