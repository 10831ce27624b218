// Intents as data, and what controls do with them.

import ArcFoundation
import ArcIntents
import ArcViews
import Foundation
import Testing

enum Meal: String, AppEnum {
  case breakfast, dinner
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meal"
  static let caseDisplayRepresentations: [Meal: DisplayRepresentation] = [.breakfast: "Breakfast", .dinner: "Dinner"]
}

struct Guest: AppEntity {
  let id: Int
  let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guest"
  static let defaultQuery = GuestQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "Guest") }
}

struct GuestQuery: EntityQuery {
  static let all = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Emmy")]
  func entities(for identifiers: [Int]) async throws -> [Guest] { Self.all.filter { identifiers.contains($0.id) } }
  func suggestedEntities() async throws -> [Guest] { Self.all }
  func defaultResult() async -> Guest? { Self.all[0] }
}

struct ServeIntent: AppIntent {
  static let title: LocalizedStringResource = "Serve a Meal"

  @Parameter(title: "Meal", default: .dinner) var meal: Meal
  @Parameter(title: "Guest") var guest: Guest?
  @Parameter(title: "Plates", default: 2, inclusiveRange: (1, 12)) var plates: Int
  @Parameter(title: "Notes") var notes: [String]?
  @Parameter(title: "At", kind: .time) var time: Date?

  static var parameterSummary: some ParameterSummary {
    When(\.$guest, .hasAnyValue) {
      Summary("Serve \(\.$meal) to \(\.$guest)") {
        \.$plates
        \.$notes
      }
    } otherwise: {
      Switch(\.$meal) {
        Case(.breakfast) { Summary("Serve the early meal") }
        DefaultCase { Summary("Serve \(\.$meal) on \(\.$plates) plates") }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: plates, dialog: "Served on \(plates) plates")
  }
}

/// An entity whose query offers none.
struct Word: AppEntity, ExpressibleByStringLiteral {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Word"
  static let defaultQuery = WordQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(stringLiteral value: String) { id = value }
}

struct WordQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Word] { identifiers.map { Word(stringLiteral: $0) } }
}

struct NeedyIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Needs a Word"
  @Parameter(title: "Guest") var guest: Guest
  @Parameter(title: "Word") var word: Word
}

@Suite("Intents")
struct IntentTests {
  @Test("An intent tells its type and parameters as data")
  func record() {
    let intent = ServeIntent()
    #expect(IntentRecord(intent).description == "ServeIntent(meal: .dinner, guest: none, plates: 2, notes: none, time: none)")
    intent.guest = GuestQuery.all[1]
    intent.notes = ["warm", "salt"]
    intent.time = Date(timeIntervalSince1970: 0)
    let record = IntentRecord(intent)
    #expect(
      record.description
        == #"ServeIntent(meal: .dinner, guest: #2, plates: 2, notes: ["warm", "salt"], time: 1970-01-01T00:00:00Z)"#)
    #expect(record.title == "Serve a Meal")
    #expect(record.parameters[1].value == .entity(id: "2", name: "Emmy"))
    #expect(record.parameters.map(\.title) == ["Meal", "Guest", "Plates", "Notes", "At"])
  }

  @Test("A record survives being written down")
  func codable() throws {
    let record = IntentRecord(ServeIntent())
    #expect(try JSONDecoder().decode(IntentRecord.self, from: JSONEncoder().encode(record)) == record)
  }

  @Test("Parameters are set from plain values, entities through their query")
  func set() async throws {
    let intent = ServeIntent()
    try await IntentFields.set(
      ["meal": .text("breakfast"), "guest": .text("2"), "plates": .text("7"), "notes": .list([.text("hot")]), "time": .none], in: intent)
    #expect(intent.meal == .breakfast)
    #expect(intent.guest?.name == "Emmy")
    #expect(intent.plates == 7)
    #expect(intent.notes == ["hot"])
    #expect(intent.time == nil)
    try await IntentFields.set(["guest": .none], in: intent)
    #expect(intent.guest == nil)
  }

  @Test("What does not fit is refused by name")
  func refused() async {
    let intent = ServeIntent()
    await #expect(throws: IntentError.unknownParameter("wine", intent: "ServeIntent")) {
      try await IntentFields.set(["wine": .text("red")], in: intent)
    }
    await #expect(throws: IntentError.unfitValue(parameter: "meal", expected: "Meal", found: "\"lunch\"")) {
      try await IntentFields.set(["meal": .text("lunch")], in: intent)
    }
    await #expect(throws: IntentError.unknownEntity(parameter: "guest", id: "9")) {
      try await IntentFields.set(["guest": .integer(9)], in: intent)
    }
  }

  @Test("Empty entities take their query's default, and what must have a value is named")
  func defaults() async throws {
    let intent = ServeIntent()
    try await IntentFields.fillDefaults(in: intent)
    #expect(intent.guest?.name == "Ada")
    let needy = NeedyIntent()
    await #expect(throws: IntentError.missingValue(parameter: "word")) { try await IntentFields.fillDefaults(in: needy) }
    #expect(needy.guest.name == "Ada")
    needy.word = "yes"
    try await IntentFields.fillDefaults(in: needy)
  }

  @Test("A summary speaks of the parameters as they are")
  func summary() {
    let intent = ServeIntent()
    func say() -> String? { ServeIntent.parameterSummary.sentence(for: intent)?.string(in: Locale(identifier: "en_US")) }
    #expect(say() == "Serve Dinner on 2 plates")
    intent.meal = .breakfast
    #expect(say() == "Serve the early meal")
    intent.guest = GuestQuery.all[0]
    #expect(say() == "Serve Breakfast to Ada")
  }

  @Test("A result carries its value and its words")
  func result() async throws {
    let result = try await ServeIntent().perform()
    #expect(result.value == 2)
    #expect(result.dialog?.full.string(in: Locale(identifier: "en_US")) == "Served on 2 plates")
  }

  @Test("A value that is an initial value counts as one")
  func initial() {
    struct Initial: AppIntent {
      static let title: LocalizedStringResource = "Initial"
      @Parameter(title: "Count") var count: Int = 4
      @Parameter var name: String?
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Initial().count == 4)
    #expect(Initial().name == nil)
  }
}

@Suite("Controls with intents")
@MainActor
struct ControlTests {
  @Test("A button says what it is, keeps its intent, and performs it")
  func button() async throws {
    let counter = Counter()
    let view = Button(intent: WritingIntent(counter: counter, kind: "Sample")) { Text("Write it") }
    let found = resolve(view, in: EnvironmentValues()).interactions
    #expect(found.map(\.label) == ["Write it"])
    #expect(found[0].kind == .button)
    #expect(found[0].intent.map { IntentRecord($0).type } == "WritingIntent")
    try await found[0].perform?()
    #expect(counter["written"] == 1)
  }

  @Test("A toggle tells what is on")
  func toggle() {
    let view = Toggle("Light", isOn: true, intent: WritingIntent())
    let found = resolve(view, in: EnvironmentValues()).interactions
    #expect(found.map(\.isOn) == [true])
    #expect(found.map(\.kind) == [.toggle])
    #expect(found.map(\.label) == ["Light"])
  }

  @Test("A disabled button cannot be tapped")
  func disabled() {
    let view = Button("Write", intent: WritingIntent()).disabled(true)
    #expect(resolve(view, in: EnvironmentValues()).interactions.isEmpty)
  }
}
