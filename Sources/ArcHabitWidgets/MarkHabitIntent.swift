// One tap: makes the day that the person saw what they wanted it to be.

public import ArcFoundation
import ArcHabits
public import ArcIntents
import ArcWidgets
import Foundation

/// Sets a habit's day and asks for a new picture. It sets, and never toggles, so that a double tap or a stale widget cannot flip it.
public struct MarkHabitIntent: AppIntent {
  /// What the day shall be.
  public enum Wanted: String, Sendable, CaseIterable {
    case done, add, skipped, missed, nothing
  }

  public static let title: LocalizedStringResource = "Mark Habit"
  public static let isDiscoverable = false

  /// The habit's id.
  @Parameter(title: "Habit") public var habit: String
  /// The day that was shown, `YYYY-MM-DD`.
  @Parameter(title: "Day") public var day: String
  /// `done`, `add`, `skipped`, `missed` or `nothing`.
  @Parameter(title: "State") public var wanted: String
  /// How much was done, or how much more with `add`; nil for the whole target.
  @Parameter(title: "Amount") public var amount: Double?
  /// Names this one tap, so that it counts once even if it is delivered twice; `add` needs one, as only it adds up.
  @Parameter(title: "Token") public var token: String?

  public init() {}

  public init(habit: String, day: String, wanted: Wanted, amount: Double? = nil, token: String? = nil) {
    self.habit = habit
    self.day = day
    self.wanted = wanted.rawValue
    self.amount = amount
    self.token = token
  }

  /// What a tap on a habit's row wants: the other state than the one that is shown; for an avoided habit, a relapse.
  public init(_ item: HabitItemViewModel, day: String) {
    let wanted: Wanted
    switch item.mark {
    case .open: wanted = item.isAvoided ? .missed : .done
    case .done, .skipped, .missed: wanted = .nothing
    }
    self.init(habit: item.id, day: day, wanted: wanted)
  }

  public func perform() async throws -> some IntentResult {
    guard let day = CalendarDay(parsing: day) else { throw MarkHabitError.notADay(day) }
    guard let wanted = Wanted(rawValue: wanted) else { throw MarkHabitError.notAState(wanted) }
    let state: DayWish.Wanted
    switch wanted {
    case .done: state = .done(amount: amount)
    case .add:
      guard let amount, token != nil else { throw MarkHabitError.needsAmountAndToken }
      state = .add(amount)
    case .skipped: state = .skipped
    case .missed: state = .missed
    case .nothing: state = .nothing
    }
    let host = WidgetAmbient.current
    let now = host?.now() ?? Ambient.now().date
    try await HabitDataStore.shared.apply(
      DayWish(habit: habit, day: day, wanted: state, token: token), timestamp: now, in: host?.zone,
      noting: ReloadNote(at: Instant(now), kind: HabitWidgetKind.name, cause: ReloadCause.intent.rawValue))
    WidgetCenter.shared.reloadTimelines(ofKind: HabitWidgetKind.name)
    return .result()
  }
}

/// What is wrong with a tap that did not come from a widget of ours.
public enum MarkHabitError: Error, Sendable, Hashable, CustomStringConvertible {
  case notADay(String)
  case notAState(String)
  /// `add` without how much, or without a name for the tap.
  case needsAmountAndToken

  public var description: String {
    switch self {
    case .notADay(let text): "'\(text)' is not a day such as 2026-03-20"
    case .notAState(let text): "'\(text)' is not one of \(MarkHabitIntent.Wanted.allCases.map(\.rawValue).joined(separator: ", "))"
    case .needsAmountAndToken: "to add, say how much, and name the tap"
    }
  }
}

/// The habit widget's kind, by which its timeline is reloaded.
public enum HabitWidgetKind {
  public static let name = "HabitArcFlowWidget"
}
