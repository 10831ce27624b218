// Which habits a placed widget shows: all of them, or one.

public import ArcFoundation
public import ArcIntents

/// The habit widget's configuration.
public struct SelectHabitIntent: WidgetConfigurationIntent {
  public static let title: LocalizedStringResource = "Choose a Habit"

  /// The id of the one habit to show, or nil for all.
  @Parameter(title: "Habit") public var habit: String?

  public init() {}

  public init(habit: String?) {
    self.habit = habit
  }
}
