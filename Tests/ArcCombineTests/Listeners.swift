// What the tests of publishers listen with: a subscriber that asks for as much as it is told, and a scheduler whose clock they turn.

import Combine
import Foundation

/// Asks for `first` values, then for `more` after each, and remembers what it hears.
final class Listener<Input, Failure: Error>: Subscriber {
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand
  private(set) var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  init(first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
}

struct Fault: Error, Equatable {}

/// Does its work when the clock is turned, in the order of the dates.
final class TurnedClock: Scheduler {
  typealias SchedulerTimeType = SchedulerDate
  struct SchedulerOptions {}

  private var waiting: [(date: Date, action: () -> Void)] = []
  private(set) var now = SchedulerDate(Date(timeIntervalSince1970: 0))
  let minimumTolerance: SchedulerSeconds = 0

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { waiting.append((now.date, action)) }

  func schedule(after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    waiting.append((date.date, action))
  }

  func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date.date, action))
    return AnyCancellable {}
  }

  /// Turns the clock to a second after its beginning.
  func turn(to second: Double) {
    let end = Date(timeIntervalSince1970: second)
    while let next = waiting.indices.filter({ waiting[$0].date <= end }).min(by: { waiting[$0].date < waiting[$1].date }) {
      let (date, action) = waiting.remove(at: next)
      now = SchedulerDate(max(now.date, date))
      action()
    }
    now = SchedulerDate(end)
  }
}

/// What a publisher that ends at once publishes.
func all<P: Publisher>(_ publisher: P) -> [P.Output] {
  let listener = Listener<P.Output, P.Failure>()
  publisher.subscribe(listener)
  return listener.values
}
