// Gestures by name. Nobody touches a still picture: these only compile.

public import Foundation

/// Something that fingers do.
public protocol Gesture {
  associatedtype Value
}

/// A tap.
public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void

  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture, Sendable {
  /// Where a drag is, in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
  }

  public init(minimumDistance: CGFloat = 10) {}
}

/// A pinch.
public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn.
public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> Self {
    self
  }
}
