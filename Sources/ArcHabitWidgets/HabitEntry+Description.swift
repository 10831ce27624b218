// What an entry says of itself in a timeline's record.

public import ArcWidgets

extension HabitEntry: DescribedTimelineEntry {
  public var dayDescription: String? { day.isEmpty ? nil : day }
  public var alternativeText: String? { nil }
}
