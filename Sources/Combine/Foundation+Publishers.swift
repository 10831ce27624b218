// Publishers of Foundation's types: timers, notifications, and what codes values.

public import ArcCombine
public import Foundation

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Timer {
  /// Publishes the date again and again, from when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable {
      let step = SchedulerSeconds(seconds: interval)
      return runLoop.schedule(after: runLoop.now.advanced(by: step), interval: step) { [subject] in subject.send(Clock.now) }
    }
  }
}

extension NotificationCenter {
  /// Publishes notifications of a name, of any object unless one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: ArcCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let passing = Passing(subject: subject)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { passing.subject.send($0) }
      let leaving = Work { [center] in center.removeObserver(observer) }
      subject.handleEvents(receiveCancel: { leaving.action() }).receive(subscriber: subscriber)
    }
  }
}

/// A subject that notifications are sent to. `@unchecked`: it guards itself.
private struct Passing: @unchecked Sendable {
  let subject: PassthroughSubject<Notification, Never>
}
