// What views keep, read, hand down and tell upward.

import ArcCombine
import ArcGraphics
import ArcViews
import Foundation
import Observation
import Testing

@MainActor
@Suite("Data")
struct DataTests {
  @Test("State and its bindings keep the first value; bindings read and write what they stand for")
  func bindings() {
    let state = State(initialValue: [1, 2])
    state.wrappedValue = [3]
    #expect(state.wrappedValue == [1, 2])
    #expect(state.projectedValue[0].wrappedValue == 1)
    final class Store { var name = "a" }
    let store = Store()
    let binding = Binding(get: { store.name }, set: { store.name = $0 })
    binding.wrappedValue = "b"
    #expect(store.name == "b")
    #expect(Binding<String?>(binding).wrappedValue == "b")
    #expect(Binding<Int>(Binding.constant(nil as Int?)) == nil ? true : false)
  }

  @Test("Kept values come from the store around the view, or are the initial ones")
  func appStorage() throws {
    struct Kept: View {
      @AppStorage("count") var count = 3
      @AppStorage("name") var name: String?
      @AppStorage("on") var isOn = true
      var body: some View { Text(verbatim: "\(count) \(name ?? "-") \(isOn)") }
    }
    let suite = "arcflow-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    #expect(root(of: Kept().defaultAppStorage(store)).string == "3 - true")
    store.set(7, forKey: "count")
    store.set("x", forKey: "name")
    store.set(false, forKey: "on")
    #expect(root(of: Kept().defaultAppStorage(store)).string == "7 x false")
  }

  private final class Model: ObservableObject {
    @Published var name = "model"
  }

  @Observable
  final class Watched { var name = "watched" }

  @Test("Objects are handed down by their types")
  func objects() {
    struct Reader: View {
      @EnvironmentObject var model: Model
      @Environment(Watched.self) var watched
      @Environment(Watched.self) var perhaps: Watched?
      @StateObject private var own = Model()
      @ObservedObject var given: Model
      var body: some View { Text(verbatim: "\(model.name) \(watched.name) \(perhaps == nil) \(own.name) \(given.name)") }
    }
    let node = root(of: Reader(given: Model()).environmentObject(Model()).environment(Watched()))
    #expect(node.string == "model watched false model model")
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("What views tell is joined in order, and read by what lies over them")
  func preferences() {
    let view = HStack {
      Text("a").preference(key: Sum.self, value: 2)
      Text("b").preference(key: Sum.self, value: 3).transformPreference(Sum.self) { $0 *= 10 }
    }.overlayPreferenceValue(Sum.self) { Text(verbatim: "\($0)") }
    guard case .overlay(let front, _)? = root(of: view).modifiers.first else { return #expect(Bool(false), "it has an overlay") }
    #expect(front.string == "32")
    let outer = VStack { view }.backgroundPreferenceValue(Sum.self) { Text(verbatim: "\($0)") }
    guard case .background(let behind, _)? = root(of: outer).modifiers.first else { return #expect(Bool(false), "it has a background") }
    #expect(behind.string == "32")
  }

  private struct Depth: EnvironmentKey { static let defaultValue = 1 }

  @Test("An author's own value of the environment has its default, and is changed on the way down")
  func ownValue() {
    struct Reader: View {
      @Environment(\.self) var all
      var body: some View { Text(verbatim: "\(all[Depth.self])") }
    }
    #expect(root(of: Reader()).string == "1")
    #expect(root(of: Reader().transformEnvironment(\.self) { $0[Depth.self] += 4 }).string == "5")
  }

  @Test("A length that follows the reader's size of text grows as body does")
  func scaledMetric() {
    struct Scaled: View {
      @ScaledMetric var side: CGFloat = 17
      var body: some View { Text(verbatim: "\(Int(side))") }
    }
    #expect(root(of: Scaled()).string == "17")
    #expect(root(of: Scaled()) { $0.dynamicTypeSize = .accessibility5 }.string == "53")
  }

  private struct Place: PreviewContext {
    var name: String
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
  }

  @Test("A provider's previews are its single views, each with what is said of it and its group")
  func previews() {
    let view = Group {
      Text("a").previewDisplayName("first").previewContext(Place(name: "inner"))
      ForEach(0..<2) { Text(verbatim: "\($0)") }
    }
    .environment(\.colorScheme, .dark).previewContext(Place(name: "outer")).previewLayout(.fixed(width: 10, height: 20))
    let parts = previewParts(of: view)
    #expect(parts.map(\.traits.displayName) == ["first", nil, nil])
    #expect(parts.map { ($0.traits.context as? Place)?.name } == ["inner", "outer", "outer"])
    #expect(parts.allSatisfy { $0.traits.layout == .fixed(width: 10, height: 20) })
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(verbatim: "\(scheme)") }
    }
    let dark = previewParts(
      of: Group {
        Scheme(); Scheme()
      }.environment(\.colorScheme, .dark))
    #expect(dark.map { root(of: $0.view).string } == ["dark", "dark"])
  }
}
