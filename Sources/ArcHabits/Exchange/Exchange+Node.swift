// A JSON value with the path that leads to it, so that every fault names its place.

extension Exchange {
  /// A value of a file and the keys that lead to it.
  struct Node {
    let json: JSONValue
    private let file: String
    private let place: Place

    /// A path that is only spelt out when something is wrong.
    private indirect enum Place {
      case root(String)
      case key(Place, String)
      case index(Place, Int)

      var path: String {
        switch self {
        case .root(let path): path
        case .key(let place, let key): place.path.isEmpty ? key : place.path + "." + key
        case .index(let place, let index): place.path + "[\(index)]"
        }
      }
    }

    init(_ json: JSONValue, file: String, path: String) { self.init(json, file, .root(path)) }

    private init(_ json: JSONValue, _ file: String, _ place: Place) {
      self.json = json
      self.file = file
      self.place = place
    }

    /// The member of an object, or nil where it is missing or null.
    subscript(key: String) -> Node? { json[key].map { Node($0, file, .key(place, key)) } }

    func require(_ key: String) throws(StoreError) -> Node {
      guard let node = self[key] else { throw fault(json.members == nil ? "an object was expected" : "'\(key)' is missing") }
      return node
    }

    func list() throws(StoreError) -> [Node] {
      guard let values = json.array else { throw fault("a list was expected") }
      return values.enumerated().map { Node($1, file, .index(place, $0)) }
    }

    func text() throws(StoreError) -> String {
      guard let text = json.string else { throw fault("a text was expected") }
      return text
    }

    /// A text, or nil where it is empty.
    func words() throws(StoreError) -> String? {
      let text = try text()
      return text.isEmpty ? nil : text
    }

    func number() throws(StoreError) -> Double {
      guard let number = json.number else { throw fault("a number was expected") }
      return number
    }

    func integer(in range: ClosedRange<Int>) throws(StoreError) -> Int {
      guard let value = json.integer, range.contains(value) else {
        throw fault("a whole number from \(range.lowerBound) to \(range.upperBound) was expected")
      }
      return value
    }

    func parsed<Result>(_ wanted: String, _ parse: (String) -> Result?) throws(StoreError) -> Result {
      let text = try text()
      guard let result = parse(text) else { throw fault("'\(text)' is not \(wanted)") }
      return result
    }

    func day() throws(StoreError) -> CalendarDay {
      let day = try parsed("a day written YYYY-MM-DD") { CalendarDay(parsing: $0) }
      guard CalendarDay.storable.contains(day) else { throw fault("\(day) is outside the years 1970 to 2200") }
      return day
    }

    func zone() throws(StoreError) -> ZoneRules {
      let name = try text()
      do throws(ZoneError) {
        return try ZoneCache.rules(name)
      } catch {
        guard case .unknown(_, let nearest) = error else { throw fault("no zone is called '\(name)'") }
        throw fault("no zone is called '\(name)'; the nearest is \(nearest)")
      }
    }

    func weekdays() throws(StoreError) -> Weekdays {
      var days: [Int] = []
      for day in try list() { days.append(try day.integer(in: 1...7)) }
      return Weekdays(days)
    }

    func fault(_ reason: String) -> StoreError {
      let path = place.path
      return .badImport(file: file, place: path.isEmpty ? "the file" : path, reason: reason)
    }
  }
}
