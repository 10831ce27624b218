// What a golden case asks to be drawn, read from its JSON.

import ArcGolden
import ArcHabits
import Foundation

/// A golden case's request: a store, an instant, and the words one would type after `arcflow render`.
struct GoldenRequest: Decodable, Sendable {
  /// What the case shows that no other does, in a sentence.
  let idea: String
  /// An exchange file, as a path below the folder of goldens, or nil for a store without habits.
  let store: String?
  /// The instant, in RFC 3339.
  let at: String
  /// The zone, by its tz database name; nil for the one the store's log has in force.
  let zone: String?
  /// The locale, or nil for en_US.
  let locale: String?
  /// The family and options, separated by spaces.
  let render: String

  /// Reads the request of a case.
  init(of golden: GoldenCase) throws {
    do {
      self = try JSONDecoder().decode(GoldenRequest.self, from: Data(contentsOf: golden.request))
    } catch let error as DecodingError {
      throw Failure.badCase(golden.name, reason: error.sentence)
    } catch {
      throw Failure.badCase(golden.name, reason: "its JSON cannot be read")
    }
  }

  /// The command line that draws the case.
  func invocation(for golden: GoldenCase) throws -> Invocation {
    var words = ["render"] + render.split(separator: " ").map(String.init) + ["--at", at, "--locale", locale ?? "en_US"]
    if let zone { words += ["--zone", zone] }
    do {
      if case .run(let invocation) = try Parser(commands: [.render]).parse(words) { return invocation }
      throw Failure.badCase(golden.name, reason: "'render' holds no picture")
    } catch let error as UsageError {
      throw Failure.badCase(golden.name, reason: error.sentence)
    }
  }
}
