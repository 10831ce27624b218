// What parameters read as, and what an untouched form fills in.

import ArcFoundation
import ArcIntents
import Foundation
import Testing

private struct Untouched: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Untouched"

  struct Colors: DynamicOptionsProvider {
    func results() async throws -> [String] { ["red", "green"] }
    func defaultResult() async -> String? { "green" }
  }

  struct Quiet: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Guest] { [] }
    func suggestedEntities() async throws -> [Guest] { [] }
  }

  @Parameter(title: "Shown") var isShown: Bool
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Share") var share: Double
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Meal") var meal: Meal
  @Parameter(title: "Notes") var notes: [String]
  @Parameter(title: "Day") var day: Date
  @Parameter(title: "Size", inclusiveRange: (3, 9)) var size: Int
  @Parameter(title: "Color", optionsProvider: Colors()) var color: String
  @Parameter(title: "Shade", requestDisambiguationDialog: "Which shade?", optionsProvider: Colors()) var shade: String?
  @Parameter(title: "Host", requestDisambiguationDialog: IntentDialog("Which host?"), query: Quiet()) var host: Guest?
  @Parameter(title: "Supper", supportedValues: [Meal.dinner]) var supper: Meal
  @Parameter(title: "Pause", defaultValue: 5, unit: .minutes, supportsNegativeNumbers: false) var pause: Measurement<UnitDuration>
  @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Picture", supportedTypeIdentifiers: ["public.image"]) var picture: IntentFile?
  @Parameter(requestValueDialog: "How many?") var number: Int?
}

@Suite("Parameters")
struct ParameterTests {
  @Test("A parameter that nobody has set reads as its form would show it")
  func natural() {
    let intent = Untouched()
    #expect(!intent.isShown)
    #expect(intent.count == 0)
    #expect(intent.share == 0)
    #expect(intent.name.isEmpty)
    #expect(intent.meal == .breakfast)
    #expect(intent.notes.isEmpty)
    #expect(intent.shade == nil)
    #expect(intent.price == nil)
    #expect(intent.number == nil)
    #expect(intent.pause == Measurement(value: 5, unit: UnitDuration.minutes))
    #expect(intent.$isShown.currentValue == nil)
  }

  @Test("An untouched form chooses what providers and ranges say, and today")
  func filled() async throws {
    let intent = Untouched()
    let now = Date(timeIntervalSince1970: 1_774_004_400)
    try await IntentFields.fillDefaults(in: intent, at: now)
    #expect(intent.$isShown.currentValue == false)
    #expect(intent.size == 3)
    #expect(intent.color == "green")
    #expect(intent.shade == "green")
    #expect(intent.supper == .dinner)
    #expect(intent.day == now)
    // The parameter's own query decides, not the type's.
    #expect(intent.host == nil)
  }

  @Test("An entity that must be chosen is the first that is suggested where no default is named")
  func suggested() async throws {
    struct Hosted: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Hosted"
      @Parameter(title: "Pet") var pet: Pet
      @Parameter(title: "Friend") var friend: Pet?
    }
    let intent = Hosted()
    try await IntentFields.fillDefaults(in: intent)
    #expect(intent.pet.id == "cat")
    #expect(intent.friend == nil)
  }

  @Test("A query that names several defaults gives them to a list, and the first of them to one")
  func several() async throws {
    struct Walked: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Walked"
      @Parameter(title: "Dogs") var dogs: [Dog]
      @Parameter(title: "Pair", size: 2) var pair: [Dog]?
      @Parameter(title: "Leader") var leader: Dog
      @Parameter(title: "Guests") var guests: [Guest]?
      @Parameter(title: "Pets") var pets: [Pet]
    }
    let intent = Walked()
    try await IntentFields.fillDefaults(in: intent)
    #expect(intent.dogs.map(\.id) == [1, 2])
    #expect(intent.pair?.map(\.id) == [1, 2])
    #expect(intent.leader.id == 1)
    #expect(intent.guests?.map(\.name) == ["Ada"])
    #expect(intent.pets.isEmpty)
  }

  @Test("Nobody can be asked: the only choice is taken, all else is told")
  func asking() async throws {
    let intent = Untouched()
    await #expect(throws: IntentError.missingValue(parameter: "Name")) { try await intent.$name.requestValue("Which name?") }
    intent.name = "Ada"
    #expect(try await intent.$name.requestValue() == "Ada")
    #expect(try await intent.$name.requestDisambiguation(among: ["Emmy"]) == "Emmy")
    await #expect(throws: IntentError.needsPerson(question: "Which one?")) {
      try await intent.$name.requestDisambiguation(among: ["Ada", "Emmy"], dialog: "Which one?")
    }
    await #expect(throws: IntentError.needsPerson(question: "Sure?")) {
      try await intent.requestConfirmation(actionName: .go, dialog: "Sure?")
    }
    await #expect(throws: IntentError.needsPerson(question: "Untouched")) { try await intent.requestConfirmation() }
    let option = IntentChoiceOption(title: "Only")
    #expect(try await intent.requestChoice(between: [option]) == option)
    #expect("\(AppIntentError.Unrecoverable.entityNotFound)" == "no such entity was found")
  }

  @Test("Choices lie in sections, with words of their own")
  func sections() {
    let list = ItemCollection<String>(promptLabel: "Choose", usesIndexedCollation: true) {
      ItemSection("First", items: [IntentItem("a", title: "A"), IntentItem("b")])
      ItemSection(title: "Second", subtitle: "more", items: ["c"])
    }
    #expect(list.choices == ["a", "b", "c"])
    #expect(ItemCollection<String>.empty.choices.isEmpty)
  }

  @Test("A file knows its name and its bytes")
  func file() {
    let file = IntentFile(data: Data([1, 2]), filename: "two.bin")
    #expect(file.filename == "two.bin")
    #expect(Array(file.data) == [1, 2])
    #expect(IntentFile(fileURL: URL(filePath: "/nowhere/a.txt")).filename == "a.txt")
    #expect(IntentFile(fileURL: URL(filePath: "/nowhere/a.txt")).data.isEmpty)
  }
}

private struct Pet: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pet"
  static let defaultQuery = PetQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct PetQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Pet] { identifiers.map { Pet(id: $0) } }
  func allEntities() async throws -> [Pet] { ["cat", "dog"].map { Pet(id: $0) } }
}

private struct Dog: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dog"
  static let defaultQuery = DogQuery()
  var displayRepresentation: DisplayRepresentation { "Dog \(id)" }
}

private struct DogQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Dog] { identifiers.map { Dog(id: $0) } }
  func defaultResult() async -> [Dog]? { [Dog(id: 1), Dog(id: 2)] }
}
