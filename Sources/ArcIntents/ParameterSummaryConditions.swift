// Summaries that depend on a parameter's value.

public import ArcFoundation

/// How a parameter is compared with a value.
public enum ParameterSummaryComparison: Sendable, Hashable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// How a parameter is compared with several values.
public enum ParameterSummaryMembership: Sendable, Hashable {
  case oneOf, notOneOf
}

/// Whether a parameter has a value.
public enum ParameterSummaryPresence: Sendable, Hashable {
  case hasAnyValue, hasNoValue
}

/// One summary where a condition holds, another where it does not.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenContent: ParameterSummary, Otherwise: ParameterSummary>:
  ParameterSummary
{
  private let condition: @Sendable (Intent) -> Bool
  private let whenContent: WhenContent
  private let otherwise: Otherwise

  /// - Parameter condition: whether an intent is shown the first summary.
  public init(condition: @escaping @Sendable (Intent) -> Bool, whenContent: WhenContent, otherwise: Otherwise) {
    self.condition = condition
    self.whenContent = whenContent
    self.otherwise = otherwise
  }

  public init<Value: Equatable & Sendable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ whenContent: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let path = ParameterPath(keyPath: keyPath)
    self.init(
      condition: { path.value(in: $0).map { comparison.holds($0, value) } ?? false }, whenContent: whenContent(), otherwise: otherwise())
  }

  public init<Value: Equatable & Sendable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ membership: ParameterSummaryMembership, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ whenContent: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let path = ParameterPath(keyPath: keyPath)
    self.init(
      condition: { intent in
        let isMember = path.value(in: intent).map(values.contains) ?? false
        return (membership == .oneOf) == isMember
      }, whenContent: whenContent(), otherwise: otherwise())
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ whenContent: () -> WhenContent, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let path = ParameterPath(keyPath: keyPath)
    self.init(
      condition: { intent in
        let hasValue = path.value(in: intent).map { IntentValue($0) != .none } ?? false
        return (presence == .hasAnyValue) == hasValue
      }, whenContent: whenContent(), otherwise: otherwise())
  }

  public func sentence(for intent: any AppIntent) -> LocalizedStringResource? {
    guard let typed = intent as? Intent else { return nil }
    return condition(typed) ? whenContent.sentence(for: intent) : otherwise.sentence(for: intent)
  }
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
  public init<Value: Equatable & Sendable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ whenContent: () -> WhenContent
  ) {
    self.init(keyPath, comparison, value, whenContent, otherwise: { EmptyParameterSummary() })
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ whenContent: () -> WhenContent
  ) {
    self.init(keyPath, presence, whenContent, otherwise: { EmptyParameterSummary() })
  }
}

extension ParameterSummaryComparison {
  /// Order is only known for values that have one; without it only equality can hold.
  func holds<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .equalTo: a == b
    case .notEqualTo: a != b
    case .lessThan: Self.isLess(a, b)
    case .lessThanOrEqualTo: a == b || Self.isLess(a, b)
    case .greaterThan: Self.isLess(b, a)
    case .greaterThanOrEqualTo: a == b || Self.isLess(b, a)
    }
  }

  private static func isLess<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Comparable else { return false }
    return isLess(a, than: b)
  }

  private static func isLess<C: Comparable>(_ a: C, than b: Any) -> Bool {
    (b as? C).map { a < $0 } ?? false
  }
}

/// The summary of the case that a parameter's value has.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Cases: ParameterSummary>: ParameterSummary {
  private let cases: Cases

  public init(cases: Cases) {
    self.cases = cases
  }

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) where Value: Sendable {
    let path = ParameterPath(keyPath: keyPath)
    self.cases = SwitchedValue.$read.withValue({ ($0 as? Intent).flatMap { path.value(in: $0) } }) { cases() }
  }

  public func sentence(for intent: any AppIntent) -> LocalizedStringResource? { cases.sentence(for: intent) }
}

/// How the cases of a switch that is just being made find the value they compare.
enum SwitchedValue {
  @TaskLocal static var read: @Sendable (any AppIntent) -> (any Sendable)? = { _ in nil }
}

/// One case of a switch.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>: ParameterSummary {
  private let matches: @Sendable (any AppIntent) -> Bool
  private let content: Content

  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value: Equatable & Sendable {
    self.init([value], content)
  }

  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value: Equatable & Sendable {
    let read = SwitchedValue.read
    matches = { (read($0) as? Value).map(values.contains) ?? false }
    self.content = content()
  }

  public func sentence(for intent: any AppIntent) -> LocalizedStringResource? { matches(intent) ? content.sentence(for: intent) : nil }
}

/// The case for every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
  private let content: Content

  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }

  public func sentence(for intent: any AppIntent) -> LocalizedStringResource? { content.sentence(for: intent) }
}

/// Several cases; the first that has a sentence speaks.
public struct ParameterSummaryCases: ParameterSummary {
  let cases: [any ParameterSummary]

  public func sentence(for intent: any AppIntent) -> LocalizedStringResource? {
    cases.lazy.compactMap { $0.sentence(for: intent) }.first
  }
}

/// Collects the cases of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { condition }

  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { condition }

  public static func buildBlock<each Condition: ParameterSummary>(_ condition: repeat each Condition) -> ParameterSummaryCases {
    var cases: [any ParameterSummary] = []
    for one in repeat each condition { cases.append(one) }
    return ParameterSummaryCases(cases: cases)
  }
}
