// What `#Preview` leaves in a program, and what it is made into when it is drawn.

public import Foundation

/// A preview of a file. `#Preview` declares one; nobody else need.
public protocol _PreviewRegistry {
  /// `Module/File.swift`.
  static var _file: String { get }
  static var _line: Int { get }
  @MainActor static func _make() -> _AnyPreview
}

/// How a preview is found in a program: a version, room, and a function that writes its type to a place in memory.
public typealias _PreviewRecord = (UInt, UInt, @convention(c) (UnsafeMutableRawPointer) -> Void)

/// A preview, made.
public struct _AnyPreview {
  /// What it was called, or nil.
  public let name: String?
  public let traits: [PreviewTrait<Preview.ViewTraits>]
  /// The view; empty where a higher module keeps what is drawn in `payload`.
  public let view: AnyView
  /// What a higher module draws instead, for example a widget with its entries.
  public let payload: Any?

  public init(name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [], view: AnyView, payload: Any? = nil) {
    self.name = name
    self.traits = traits
    self.view = view
    self.payload = payload
  }
}

/// A preview's names for its traits.
public struct Preview {
  /// What can be said of a view's preview.
  public struct ViewTraits {}
}

/// Something said of a preview beside its view.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case none
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// Pictures are not of a device: the orientation says nothing.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .none) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .none) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .none) }
}

/// Makes a preview of a view.
@MainActor
public func _makePreview<V: View>(_ name: String? = nil, @ViewBuilder body: @MainActor () -> V) -> _AnyPreview {
  _AnyPreview(name: name, view: AnyView(body()))
}

@MainActor
public func _makePreview<V: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ more: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @MainActor () -> V
) -> _AnyPreview {
  _AnyPreview(name: name, traits: [traits] + more, view: AnyView(body()))
}
