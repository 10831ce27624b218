// What an intent answers with: nothing, a value, words, a view, or another intent.

public import ArcFoundation
public import ArcViews

/// The answer of an intent's `perform()`.
public protocol IntentResult: Sendable {}

/// An answer that carries a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

/// An answer that is said to the person.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}

/// An answer that is shown to the person.
public protocol ShowsSnippetView: IntentResult {}

/// An answer that another intent shows to the person.
public protocol ShowsSnippetIntent: IntentResult {}

/// An answer after which another intent runs.
public protocol OpensIntent: IntentResult {
  var opensIntent: (any AppIntent)? { get }
}

/// The answers that `.result(…)` makes. `Never` stands for a part that it lacks.
public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult {
  /// `@unchecked`: written once at birth, and values of an answer are values of parameters, which travel between tasks already.
  private struct Returned: @unchecked Sendable { let value: Value? }

  private let returned: Returned
  public let dialog: IntentDialog?
  public let opensIntent: (any AppIntent)?

  init(value: Value? = nil, intent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) {
    returned = Returned(value: value)
    opensIntent = intent
    self.dialog = dialog
  }

  public var value: Value? { returned.value }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: ShowsSnippetIntent where SnippetView: SnippetIntent {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Done; nothing to say.
  public static func result() -> Self { Self() }
}

/// Stands for an intent that an answer lacks, so that a plain `.result()` may be promised to open one.
extension Never: AppIntent {
  public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>
  public typealias SummaryContent = EmptyParameterSummary

  public static var title: LocalizedStringResource { "" }

  /// There is no such intent.
  public init() { preconditionFailure("there is no intent of type Never") }

  public func perform() async throws -> PerformResult { switch self {} }
}
