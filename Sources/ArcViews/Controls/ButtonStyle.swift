// How buttons look.

public import Foundation

/// A button as a style sees it.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View, PrimitiveView {
    public typealias Body = Never

    let view: any View

    @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: view) }
  }

  public let role: ButtonRole?
  public let label: Label
  /// False: nothing is pressed in a still picture.
  public let isPressed = false
}

/// A button as a style with a gesture of its own sees it.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label

  /// Does nothing in a still picture.
  public func trigger() {}
}

/// How buttons look: authors' own way.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and are tapped: authors' own way.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The standard look: a plate, as buttons have in widgets.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlateLabel(label: configuration.label, role: configuration.role)
  }
}

/// The label alone.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { DimmedWhenDisabled(content: configuration.label) }
}

/// The label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled(
      content: configuration.label.foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)))
  }
}

/// The tinted label on a faint plate.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlateLabel(label: configuration.label, role: configuration.role)
  }
}

/// The label in white on a plate of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlateLabel(label: configuration.label, role: configuration.role, isProminent: true)
  }
}

/// How the plate of a button is cut.
nonisolated public struct ButtonBorderShape: InsettableShape, Hashable {
  enum Kind: Hashable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// A label on a plate.
struct PlateLabel<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  var isProminent = false
  /// What the plate is made of; nil for a plain one.
  var glass: Glass?

  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.tintStyle) private var tint

  var body: some View {
    DimmedWhenDisabled(
      content:
        padded
        .modifier(Plate(glass: glass, style: plate, shape: border)))
  }

  /// The label with its room: a square one on a round plate, whose edge is then the button's.
  @ViewBuilder private var padded: some View {
    let colored = label.foregroundStyle(isProminent ? AnyShapeStyle(.white) : glass == nil ? accent : AnyShapeStyle(.primary))
    if border.kind == .circle {
      SquareRoom { colored.padding(room.height) }
    } else {
      colored.padding(.horizontal, room.width).padding(.vertical, room.height)
    }
  }

  private var accent: AnyShapeStyle { role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }

  private var plate: AnyShapeStyle {
    if isProminent { return accent }
    return tint == nil && role == nil ? AnyShapeStyle(FillShapeStyle().tertiary) : AnyShapeStyle(accent.opacity(0.15))
  }

  /// Room beside and above the label, in points.
  private var room: CGSize {
    switch size {
    case .mini, .small: CGSize(width: 10, height: 4)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 14)
    }
  }
}

/// What lies behind a button's label.
private struct Plate: ViewModifier {
  let glass: Glass?
  let style: AnyShapeStyle
  let shape: ButtonBorderShape

  func body(content: Content) -> some View {
    if let glass { content.glassEffect(glass, in: shape) } else { content.background(style, in: shape) }
  }
}

/// A view that is fainter where controls are disabled.
struct DimmedWhenDisabled<Content: View>: View {
  let content: Content

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isEnabled { content } else { content.opacity(0.4) }
  }
}
