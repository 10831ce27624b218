// Effects that an author makes of a view's place.

import ArcGraphics
public import Foundation

/// Changes of a view's drawing that may depend on where it stands.
public protocol VisualEffect: Sendable {}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// Changes one after another.
struct EffectList: VisualEffect {
  var changes: [@Sendable () -> NodeModifier]
}

extension VisualEffect {
  func adding(_ change: @escaping @Sendable () -> NodeModifier) -> EffectList {
    EffectList(changes: ((self as? EffectList)?.changes ?? []) + [change])
  }

  private func turning(_ transform: Transform, about anchor: UnitPoint) -> EffectList {
    adding { .transform { transform.about(anchor, of: $0) } }
  }

  public func offset(_ offset: CGSize) -> some VisualEffect { adding { .offset(x: offset.width, y: offset.height) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding { .offset(x: x, y: y) } }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    turning(.scale(x: scale.width, y: scale.height), about: anchor)
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    turning(.scale(x: scale, y: scale), about: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    turning(.scale(x: x, y: y), about: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    turning(.rotation(cosine: cos(angle.radians), sine: sin(angle.radians)), about: anchor)
  }
  /// Drawn without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { turning(.flattenedRotation(angle.radians, axis: axis), about: anchor) }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding { .transform { _ in transform.plain } } }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding { .blur(radius: radius) } }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding { .opacity(opacity) } }
  public func brightness(_ amount: Double) -> some VisualEffect { adding { .colors(.brightness(amount)) } }
  public func contrast(_ amount: Double) -> some VisualEffect { adding { .colors(.contrast(amount)) } }
  public func saturation(_ amount: Double) -> some VisualEffect { adding { .colors(.saturation(amount)) } }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding { .colors(.saturation(1 - amount)) } }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { .colors(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians))) }
  }
}

extension View {
  /// Changes the view's drawing by its place; layout does not see it.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifyingNodes { _ in
      .placedEffects { geometry in
        let changes = (effect(EmptyVisualEffect(), GeometryProxy(node: geometry)) as? EffectList)?.changes ?? []
        return changes.map { $0() }
      }
    }
  }

  /// The view itself: nothing scrolls in a still picture.
  nonisolated public func scrollTransition(
    axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifyingNodes { _ in nil } }
}

/// Where a view would be while it scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
