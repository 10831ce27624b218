// Summaries that depend on the widget's family.

public import ArcIntents

/// How a family is compared.
public enum WidgetFamilyComparison: Sendable, Hashable { case equalTo, notEqualTo }

extension ParameterSummaryWhenCondition {
  /// One summary for a family, another for the others. No form asks for a family here: the second one speaks.
  public init(
    widgetFamily comparison: WidgetFamilyComparison, _ family: WidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenContent: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(condition: { _ in comparison == .notEqualTo }, whenContent: whenContent(), otherwise: otherwise())
  }

  public init(
    widgetFamily membership: ParameterSummaryMembership, _ families: [WidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenContent: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(condition: { _ in membership == .notOneOf }, whenContent: whenContent(), otherwise: otherwise())
  }
}

/// What a switch may ask of the widget instead of a parameter.
public struct ParameterSummaryWidgetSubject: Sendable {
  /// The family that is configured.
  public static let widgetFamily = ParameterSummaryWidgetSubject()
}

extension ParameterSummarySwitchCondition where Value == WidgetFamily {
  /// The summary of the family's case. No form asks for a family here: the case for every other value speaks.
  public init(_ subject: ParameterSummaryWidgetSubject, @ParameterSummaryCaseBuilder<Intent, WidgetFamily> _ cases: () -> Cases) {
    self.init(cases: cases())
  }
}
