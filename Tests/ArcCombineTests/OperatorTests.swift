// What operators make of values, failures and ends.

import Combine
import Foundation
import Testing

@Suite("Operators")
struct OperatorTests {
  @Test("Values are changed, left out and counted in their order")
  func values() {
    let numbers = (1...6).publisher
    #expect(all(numbers.map { $0 * 2 }.filter { $0 > 4 }) == [6, 8, 10, 12])
    #expect(all(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }) == ["2", "4", "6"])
    #expect(all([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(all(numbers.scan(0, +)) == [1, 3, 6, 10, 15, 21])
    #expect(all(numbers.dropFirst(2).prefix(3)) == [3, 4, 5])
    #expect(all(numbers.first { $0 > 3 }) == [4])
    #expect(all(numbers.reduce(0, +)) == [21])
    #expect(all(numbers.collect(4)) == [[1, 2, 3, 4], [5, 6]])
    #expect(all(numbers.last()) == [6])
    #expect(all(numbers.max()) == [6])
    #expect(all(numbers.count()) == [6])
    #expect(all([Int?.none, 3].publisher.replaceNil(with: 0)) == [0, 3])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
    #expect(all(numbers.prefix(1).prepend(0).append(7, 8)) == [0, 1, 7, 8])
  }

  @Test("What a closure throws ends the publisher, and a value may stand in its place")
  func failures() {
    let publisher = [1, 2, 3].publisher.tryMap { number throws in
      if number == 2 { throw Fault() }
      return number
    }
    let listener = Listener<Int, any Error>()
    publisher.subscribe(listener)
    #expect(listener.values == [1])
    guard case .failure(let error)? = listener.completion else { return #expect(Bool(false), "it failed") }
    #expect(error is Fault)
    #expect(all(publisher.replaceError(with: 9)) == [1, 9])
    #expect(all(publisher.catch { _ in Just(7) }) == [1, 7])
    #expect(all(publisher.mapError { _ in Fault() }.catch { _ in Empty<Int, Never>() }) == [1])
  }

  @Test("A publisher that fails is begun again as often as one asks")
  func retry() {
    var begun = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Fault> in
      begun += 1
      return begun < 3 ? Fail(error: Fault()).eraseToAnyPublisher() : Just(begun).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    #expect(all(publisher.retry(5)) == [3])
    begun = 0
    let listener = Listener<Int, Fault>()
    publisher.retry(1).subscribe(listener)
    #expect(listener.completion == .failure(Fault()))
    #expect(begun == 2)
  }

  @Test("Publishers of publishers are flattened, a few at a time where one says so")
  func flattening() {
    #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    let fallible = [1, 2].publisher.flatMap { $0 == 1 ? Result<Int, Fault>.success(1).publisher : Result.failure(Fault()).publisher }
    #expect(all(fallible.flatMap { Just($0 + 1) }) == [2])
    let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let listener = Listener<String, Never>()
    [0, 1].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }.subscribe(listener)
    subjects[1].send("missed")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    subjects[1].send("b")
    subjects[1].send(completion: .finished)
    #expect(listener.values == ["a", "b"])
    #expect(listener.completion == .finished)
  }

  @Test("Only the newest of publishers is heard")
  func newest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let listener = Listener<Int, Never>()
    outer.switchToLatest().subscribe(listener)
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(listener.values == [1, 3])
  }

  @Test("Values of several publishers are joined as they come, by newest, or one by one")
  func joining() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let latest = Listener<String, Never>()
    let zipped = Listener<String, Never>()
    let merged = Listener<String, Never>()
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(latest)
    a.zip(b) { "\($0)\($1)" }.subscribe(zipped)
    a.map { "\($0)" }.merge(with: b).subscribe(merged)
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(latest.values == ["2x", "2y"])
    #expect(zipped.values == ["1x", "2y"])
    #expect(merged.values == ["1", "2", "x", "y"])
    a.send(completion: .finished)
    #expect(latest.completion == nil)
    #expect(zipped.completion == .finished)
    b.send(completion: .finished)
    #expect(latest.completion == .finished)
    #expect(merged.completion == .finished)
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)).map { a, b, c, d in [a, b, c, d] }
    #expect(all(four) == [[1, 2, 3, 4]])
  }

  @Test("A coder makes values of data")
  func decoding() {
    let data = Just(Data(#"[{"name":"a"},{"name":"b"}]"#.utf8))
    struct Item: Codable, Equatable { let name: String }
    #expect(all(data.decode(type: [Item].self, decoder: JSONDecoder()).replaceError(with: [])) == [[Item(name: "a"), Item(name: "b")]])
    #expect(all(Just(Data()).decode(type: [Item].self, decoder: JSONDecoder()).replaceError(with: [])) == [[]])
  }

  @Test("What passes can be looked at")
  func events() {
    var seen: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let listening = subject.handleEvents(
      receiveSubscription: { _ in seen.append("subscribed") }, receiveOutput: { seen.append("value \($0)") },
      receiveCancel: { seen.append("cancelled") }, receiveRequest: { seen.append("wants \($0)") }
    ).sink { _ in }
    subject.send(1)
    listening.cancel()
    subject.send(2)
    #expect(seen == ["subscribed", "wants unlimited", "value 1", "cancelled"])
  }
}
