// Who gets how much, until when.

import Combine
import Testing

@Suite("Demand and cancellation")
struct DemandTests {
  @Test("A subscriber gets as many values as it asked for, and the end when nothing is left")
  func asked() {
    let listener = Listener<Int, Never>(first: .max(2))
    (1...4).publisher.map { $0 * 10 }.subscribe(listener)
    #expect(listener.values == [10, 20])
    #expect(listener.completion == nil)
    listener.subscription?.request(.max(1))
    #expect(listener.values == [10, 20, 30])
    listener.subscription?.request(.unlimited)
    #expect(listener.values == [10, 20, 30, 40])
    #expect(listener.completion == .finished)
  }

  @Test("An endless sequence is asked for what is wanted alone")
  func endless() {
    var made = 0
    let endless = sequence(first: 1) {
      made += 1
      return $0 + 1
    }
    #expect(all(endless.publisher.filter { $0 % 10 == 0 }.prefix(2)) == [10, 20])
    #expect(made < 25)
    let slow = Listener<(Int, Int), Never>(first: .max(1))
    (1...).publisher.zip((10...).publisher).subscribe(slow)
    #expect(slow.values.map(\.0) == [1])
    let merged = Listener<Int, Never>(first: .max(1), more: .none)
    (1...).publisher.merge(with: (100...).publisher).subscribe(merged)
    merged.subscription?.request(.max(3))
    #expect(merged.values.count == 4)
  }

  @Test("A value left out is made up for")
  func skipped() {
    let listener = Listener<Int, Never>(first: .max(2))
    (1...10).publisher.filter { $0 % 3 == 0 }.subscribe(listener)
    #expect(listener.values == [3, 6])
  }

  @Test("A subject's value is lost on those who want none, its newest value is not")
  func subjects() {
    let passing = PassthroughSubject<Int, Never>()
    let listener = Listener<Int, Never>(first: .max(1))
    passing.send(0)
    passing.subscribe(listener)
    passing.send(1)
    passing.send(2)
    listener.subscription?.request(.max(1))
    passing.send(3)
    #expect(listener.values == [1, 3])

    let current = CurrentValueSubject<Int, Never>(1)
    let late = Listener<Int, Never>(first: .max(1))
    current.subscribe(late)
    current.value = 2
    current.send(3)
    late.subscription?.request(.max(1))
    #expect(late.values == [1, 3])
    #expect(current.value == 3)
    current.send(completion: .finished)
    current.send(4)
    #expect(current.value == 3)
    #expect(late.completion == .finished)
  }

  @Test("A subscription ends when it is cancelled or its token is dropped")
  func cancelling() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { heard.append($0) }.store(in: &tokens)
    var token: AnyCancellable? = subject.map { $0 * 10 }.sink { heard.append($0) }
    subject.send(1)
    token = nil
    subject.send(2)
    tokens.removeAll()
    subject.send(3)
    #expect(token == nil)
    #expect(heard.sorted() == [1, 2, 10])
  }

  @Test("A value sent while another is handed over comes after it")
  func reentrance() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var heard: [Int] = []
    let token = subject.sink { value in
      heard.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    #expect(heard == [0, 1, 2, 3])
    token.cancel()
  }

  @Test("Many share one subscription, which ends with the last of them")
  func sharing() {
    var (begun, ended) = (0, 0)
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }).share()
    var heard: [Int] = []
    let first = shared.sink { heard.append($0) }
    let second = shared.sink { heard.append($0 * 10) }
    subject.send(1)
    #expect(heard == [1, 10])
    first.cancel()
    #expect(ended == 0)
    second.cancel()
    #expect((begun, ended) == (1, 1))
  }

  @Test("Demands add up, and all is all")
  func numbers() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.max(2) + .unlimited == .unlimited)
    #expect(Subscribers.Demand.max(Int.max) + .max(1) == .unlimited)
    #expect(Subscribers.Demand.max(1) - 4 == .none)
    #expect(Subscribers.Demand.max(9) < .unlimited)
  }
}
