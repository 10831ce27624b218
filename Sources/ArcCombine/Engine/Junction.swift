// Several publishers on their way to one subscriber.

import Foundation

/// Joins publishers. Where the subscriber wants everything so does it; else it asks each for one value at a time, while there is room.
final class Junction<Output, Failure: Error> {
  private let lock = NSLock()
  private var taps: [Int: any Tap] = [:]
  /// Those that are to be asked once there is room.
  private var paused: Set<Int> = []
  /// What says whether one is of use, by those who have enough sometimes.
  private var hunger: [Int: () -> Bool] = [:]
  /// Those that were asked for everything.
  private var sated: Set<Int> = []
  private var count = 0
  private(set) var outlet: Outlet<Output, Failure>?

  /// Tells the subscriber, then adds its publishers.
  static func join<S: Subscriber>(_ subscriber: S, _ add: (Junction) -> Void) where S.Input == Output, S.Failure == Failure {
    let junction = Junction()
    let outlet = Outlet(subscriber, onRoom: { junction.resume() }, onCancel: { junction.cancel() })
    junction.outlet = outlet
    subscriber.receive(subscription: outlet)
    add(junction)
  }

  /// How many publishers have not ended.
  var open: Int { lock.withLock { taps.count } }

  /// Adds a publisher. `value` says what comes of a value; `completion` hears the end when the publisher is no longer counted.
  /// `demand` is what to ask of it whatever the subscriber wants; nil for as much as that, or one by one while `isHungry`.
  /// - Returns: a number by which it can be asked for more and removed.
  @discardableResult
  func add<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand? = nil, isHungry: (() -> Bool)? = nil, value: @escaping (P.Output) -> [Output],
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Int {
    let id = lock.withLock {
      count += 1
      return count
    }
    let inlet = Inlet<P.Output, P.Failure> { [self] input in
      for output in value(input) { outlet?.offer(output) }
      return demand == nil ? appetite(of: id) : .none
    } completion: { [self] end in
      lock.withLock { taps[id] = nil }
      completion(end)
    }
    lock.withLock {
      taps[id] = inlet
      hunger[id] = isHungry
    }
    inlet.request(demand ?? appetite(of: id))
    publisher.subscribe(inlet)
    return id
  }

  func request(_ demand: Subscribers.Demand, of id: Int) {
    lock.withLock { taps[id] }?.request(demand)
  }

  func remove(_ id: Int) {
    lock.withLock { taps.removeValue(forKey: id) }?.cancel()
  }

  /// Ends all of it.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let left = takeAll()
    outlet?.finish(completion)
    for tap in left { tap.cancel() }
  }

  private func cancel() {
    for tap in takeAll() { tap.cancel() }
  }

  private func takeAll() -> [any Tap] {
    lock.withLock {
      defer { (taps, hunger) = ([:], [:]) }
      return Array(taps.values)
    }
  }

  /// What to ask a publisher for; where that is nothing it is asked again when there is room.
  private func appetite(of id: Int) -> Subscribers.Demand {
    let isSated = lock.withLock {
      paused.insert(id)
      return sated.contains(id)
    }
    guard !isSated, let appetite = outlet?.appetite, appetite > 0 else { return .none }
    return lock.withLock {
      guard appetite == .unlimited || hunger[id]?() != false else { return .none }
      // Room may have been made in between: whoever takes the number out asks.
      guard paused.remove(id) != nil else { return .none }
      if appetite == .unlimited { sated.insert(id) }
      return appetite
    }
  }

  private func resume() {
    let appetite = outlet?.appetite ?? .none
    guard appetite > 0 else { return }
    let taps = lock.withLock {
      let ids = paused.subtracting(sated).filter { appetite == .unlimited || hunger[$0]?() != false }.sorted()
      paused.subtract(ids)
      if appetite == .unlimited { sated.formUnion(ids) }
      return ids.compactMap { self.taps[$0] }
    }
    for tap in taps { tap.request(appetite) }
  }
}
