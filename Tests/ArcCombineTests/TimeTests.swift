// Operators that wait, futures, and publishers in async code.

import Combine
import Foundation
import Testing

@Suite("Time")
struct TimeTests {
  @Test("A value arrives once none has followed it")
  func debounce() {
    let (clock, subject) = (TurnedClock(), PassthroughSubject<Int, Never>())
    let listener = Listener<Int, Never>()
    subject.debounce(for: 1, scheduler: clock).subscribe(listener)
    subject.send(1)
    clock.turn(to: 0.5)
    subject.send(2)
    clock.turn(to: 1.2)
    #expect(listener.values == [])
    clock.turn(to: 1.5)
    #expect(listener.values == [2])
  }

  @Test("At most one value arrives in an interval")
  func throttle() {
    let (clock, subject) = (TurnedClock(), PassthroughSubject<Int, Never>())
    let (newest, first) = (Listener<Int, Never>(), Listener<Int, Never>())
    subject.throttle(for: 10, scheduler: clock, latest: true).subscribe(newest)
    subject.throttle(for: 10, scheduler: clock, latest: false).subscribe(first)
    for (second, value) in [(0.0, 1), (1, 2), (2, 3), (11, 4)] {
      clock.turn(to: second)
      subject.send(value)
    }
    clock.turn(to: 30)
    #expect(newest.values == [1, 3, 4])
    #expect(first.values == [1, 2, 4])
  }

  @Test("Values and a good end come later, a failure at once")
  func delay() {
    let (clock, subject) = (TurnedClock(), PassthroughSubject<Int, Fault>())
    let listener = Listener<Int, Fault>()
    subject.delay(for: 5, scheduler: clock).subscribe(listener)
    subject.send(1)
    clock.turn(to: 4)
    #expect(listener.values == [])
    clock.turn(to: 5)
    #expect(listener.values == [1])
    subject.send(completion: .failure(Fault()))
    clock.turn(to: 5)
    #expect(listener.completion == .failure(Fault()))
  }

  @Test("Values arrive where a scheduler works, and none after a cancellation")
  func places() {
    let (clock, subject) = (TurnedClock(), PassthroughSubject<Int, Never>())
    let listener = Listener<Int, Never>()
    subject.receive(on: clock).subscribe(listener)
    subject.send(1)
    #expect(listener.values == [])
    clock.turn(to: 0)
    #expect(listener.values == [1])
    subject.send(2)
    listener.subscription?.cancel()
    clock.turn(to: 1)
    #expect(listener.values == [1])
  }

  @Test("A future keeps its first result for all who ask")
  func future() async throws {
    var promise: ((Result<Int, Fault>) -> Void)?
    let future = Future<Int, Fault> { promise = $0 }
    let early = Listener<Int, Fault>()
    future.subscribe(early)
    promise?(.success(4))
    promise?(.success(5))
    #expect(early.values == [4])
    #expect(early.completion == .finished)
    #expect(all(future) == [4])
    #expect(try await future.value == 4)
  }

  @Test("Values are read in a loop")
  func loops() async {
    var read: [Int] = []
    for await value in (1...3).publisher.map({ $0 * 2 }).values { read.append(value) }
    #expect(read == [2, 4, 6])
  }

  @Test("The main queue and the main run loop deliver in a program that runs neither by hand")
  @MainActor func mainQueue() async {
    var read: [String] = []
    for await value in Just("a").receive(on: DispatchQueue.main).values { read.append(value) }
    for await value in Just("b").receive(on: RunLoop.main).values { read.append(value) }
    for await value in Just("c").subscribe(on: DispatchQueue.global()).receive(on: OperationQueue.main).values { read.append(value) }
    for await _ in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(2).values { read.append("tick") }
    #expect(read == ["a", "b", "c", "tick", "tick"])
  }

  @Test("Notifications are published while somebody listens")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var heard = 0
    let token = center.publisher(for: name).sink { _ in heard += 1 }
    center.post(name: name, object: nil)
    token.cancel()
    center.post(name: name, object: nil)
    #expect(heard == 1)
  }
}
