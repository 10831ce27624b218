// Published properties and the objects that have them.

import Combine
import Foundation
import Testing

private class Named: ObservableObject {
  @Published var name = "a"
}

private final class Counted: Named {
  @Published var count = 0
  private(set) var doubled = 0

  func take(_ value: Int) { doubled = value * 2 }
}

@MainActor
private final class Screen: ObservableObject {
  @Published var title: String
  @Published private(set) var length = 0

  init(title: String) {
    self.title = title
    $title.map(\.count).assign(to: &$length)
  }
}

@Suite("Observable objects")
struct ObjectTests {
  @Test("An object tells before one of its properties changes, an inherited one as well")
  func willChange() {
    let object = Counted()
    var heard: [String] = []
    let token = object.objectWillChange.sink { heard.append("\(object.name) \(object.count)") }
    object.name = "b"
    object.count = 2
    #expect(heard == ["a 0", "b 0"])
    #expect(object.objectWillChange === object.objectWillChange)
    token.cancel()
    object.count = 3
    #expect(heard.count == 2)
  }

  @Test("A property publishes its value, then those it is about to take")
  func published() {
    let object = Counted()
    var heard: [String] = []
    let token = object.$count.sink { heard.append("\($0) over \(object.count)") }
    object.count = 5
    #expect(heard == ["0 over 0", "5 over 0"])
    token.cancel()
  }

  @Test("Values are written into properties")
  @MainActor func assigning() {
    let screen = Screen(title: "one")
    #expect(screen.length == 3)
    screen.title = "three"
    #expect(screen.length == 5)
    let object = Counted()
    let token = [1, 2].publisher.assign(to: \.count, on: object)
    #expect(object.count == 2)
    token.cancel()
  }

  @Test("Publishers joined from properties follow both")
  func joined() {
    let object = Counted()
    var heard: [String] = []
    let token = object.$name.combineLatest(object.$count).map { "\($0)\($1)" }.dropFirst().removeDuplicates().sink { heard.append($0) }
    object.name = "b"
    object.count = 1
    object.count = 1
    #expect(heard == ["b0", "b1"])
    token.cancel()
  }
}
