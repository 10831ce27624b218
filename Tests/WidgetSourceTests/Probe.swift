// What authors' sources do with types, isolation and names, in Swift 5 mode: it must compile without a word from the compiler.

import AppIntents
import SwiftUI
import WidgetKit

// A view's static helper, used where nothing is isolated.
struct StreakView: View {
  let streak: Int

  static func title(for streak: Int) -> String { streak == 1 ? "1 day" : "\(streak) days" }
  static let accent = Color.orange

  var body: some View {
    Text(Self.title(for: streak)).foregroundColor(Self.accent)
  }
}

struct StreakEntry: TimelineEntry {
  let date: Date
  let streak: Int
  var title: String { StreakView.title(for: streak) }
}

// A model on the main actor, used by a body.
@MainActor
final class StreakModel: ObservableObject {
  @Published var streak = 4
  func label() -> String { StreakView.title(for: streak) }
}

struct ModelView: View {
  @StateObject private var model = StreakModel()
  var body: some View { Text(model.label()) }
}

// A model that is observed by its macro, handed down by its type.
@Observable
final class Settings {
  var name = "Ann"
}

struct SettingsView: View {
  @Environment(Settings.self) private var settings
  @Bindable var edited: Settings
  var body: some View {
    Toggle(settings.name, isOn: .constant(true))
    Text(edited.name)
  }
}

// Shapes, styles, layouts, keys and modifiers of an author's own.
struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 10 + phase) * rect.height / 4))
    }
    return path
  }
}

struct Plate: InsettableShape {
  var gap: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: gap, dy: gap), cornerRadius: 4) }
  func inset(by amount: CGFloat) -> some InsettableShape { Plate(gap: gap + amount) }
}

struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.mint : Color.teal
  }
}

extension ShapeStyle where Self == Brand {
  static var brand: Brand { Brand() }
}

struct Card: ViewModifier {
  var corner: CGFloat = 8
  func body(content: Content) -> some View {
    content.padding(corner).background(.brand, in: RoundedRectangle(cornerRadius: corner))
  }
}

extension View {
  func card(corner: CGFloat = 8) -> some View { modifier(Card(corner: corner)) }

  @ViewBuilder func hidden(if isHidden: Bool) -> some View {
    if isHidden { hidden() } else { self }
  }
}

private struct DensityKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  var density: CGFloat {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

struct Bouncy: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == Bouncy {
  static var bouncy: Bouncy { Bouncy() }
}

struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: configuration.value).stroke(.tint, lineWidth: 4)
      configuration.currentValueLabel
    }
  }
}

// A protocol that asks for a view, and what a body is put together of.
protocol CardContent {
  associatedtype V: View
  @ViewBuilder func make() -> V
}

struct Greeting: CardContent {
  let name: String?
  func make() -> some View {
    if let name { Text("Hello, \(name)!") } else { Text("Hello!") }
  }
}

struct Container<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      header
      content
    }
  }

  private var header: some View { Text(title).font(.headline) }
}

enum Mood: String, CaseIterable { case good, bad }

struct Choices: View {
  var mood: Mood = .good
  var pair: (Int, Mood) = (1, .bad)
  let numbers = [3, 1, 2]
  let stats = [("a", 1), ("b", 2)]

  var body: some View {
    let sorted = numbers.sorted()
    switch (mood, pair.1) {
    case (.good, .bad): Text("mixed")
    case (.good, .good): Text("good")
    default: EmptyView()
    }
    if case .good = mood { Text("case") }
    if #available(iOSApplicationExtension 17.0, *) { Text("new") } else { Text("old") }
    ForEach(sorted, id: \.self) { Text("\($0)") }
    ForEach(stats, id: \.0) { stat in Text("\(stat.0): \(stat.1)") }
    ForEach(Array(Mood.allCases.enumerated()), id: \.offset) { index, mood in Text(verbatim: "\(index)\(mood.rawValue)") }
    ForEach(0..<2) { index in
      if index == 1 { Text("one") }
    }
  }
}

// Names that an author may have chosen as well.
enum Shadowing {
  struct Task: Identifiable {
    let id: Int
    var title: String
  }
  struct Entry { var task: Task }
  struct Provider { var entry: Entry }
}

// A closure without isolation, handed on as an action.
struct Retry: View {
  let onRetry: () -> Void
  var onSkip: (() -> Void)?

  var body: some View {
    Button("Retry", action: onRetry)
    Button("Retry", systemImage: "arrow.clockwise", action: onRetry)
    Button("Retry", role: .destructive, action: onRetry)
    Button(action: onRetry) { Text("Retry") }
    Button(action: onRetry, label: { Image(systemName: "arrow.clockwise") })
    Text("Skip").onTapGesture(perform: onRetry).onAppear(perform: onSkip)
  }
}

// An intent that configures a widget and says itself what performing it does.
struct StreakConfiguration: AppIntent, WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Streak"
  @Parameter(title: "Goal", default: 3) var goal: Int
  @Parameter(title: "Weekends") var countsWeekends: Bool
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: goal) }
}

struct StreakWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Streak", intent: StreakConfiguration.self, provider: StreakProvider()) { StreakView(streak: $0.streak) }
  }
}

struct StreakProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> StreakEntry { StreakEntry(date: .distantPast, streak: 0) }
  func snapshot(for configuration: StreakConfiguration, in context: Context) async -> StreakEntry {
    StreakEntry(date: .distantPast, streak: configuration.countsWeekends ? 0 : configuration.goal)
  }
  func timeline(for configuration: StreakConfiguration, in context: Context) async -> Timeline<StreakEntry> {
    await Timeline(entries: [snapshot(for: configuration, in: context)], policy: .never)
  }
}

// An entry point of an author's own that chooses what runs.
enum Chooser {
  @MainActor static func main() { StreakWidget.main() }
}

// Initializers that most apps have of their own, with the labels of some of ArcFlow's.
extension Color {
  init(hex: String) {
    let value = UInt64(hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted), radix: 16) ?? 0
    self.init(
      .sRGB, red: Double(value >> 16 & 0xff) / 255, green: Double(value >> 8 & 0xff) / 255, blue: Double(value & 0xff) / 255, opacity: 0.5)
  }

  init(hex: UInt, alpha: Double = 1) {
    self.init(.sRGB, red: Double(hex >> 16 & 0xff) / 255, green: 0, blue: 0, opacity: alpha)
  }

  init(light: Color, dark: Color) { self = dark }

  static let brick = Color(hex: "#AA4444")
  static let ember = Color(hex: 0xFF0000)
  static let ink = Color(light: .white, dark: .black)
}
