// What an intent answers with: nothing, a value, words, a view, or another intent.

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

/// An answer after which another intent runs.
public protocol OpensIntent: IntentResult {
  var opensIntent: (any AppIntent)? { get }
}

/// The answers that `.result(…)` makes. `Never` stands for a part that it lacks.
public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult {
  private let parts: Parts

  /// The parts of an answer.
  private struct Parts: @unchecked Sendable {
    /// `@unchecked`: written once at birth, and values of an answer are values of parameters, which travel between tasks already.
    let fields: (value: Value?, intent: (any AppIntent)?, dialog: IntentDialog?)
  }

  init(value: Value? = nil, intent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) {
    parts = Parts(fields: (value, intent, dialog))
  }

  public var value: Value? { parts.fields.value }
  public var dialog: IntentDialog? { parts.fields.dialog }
  public var opensIntent: (any AppIntent)? { parts.fields.intent }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Done; nothing to say.
  public static func result() -> Self { Self() }
}

extension IntentResult {
  /// Done, with a value.
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  /// Done, with a sentence.
  public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Done; then `intent` runs.
  public static func result<I: AppIntent>(opensIntent intent: I) -> Self where Self == IntentResultContainer<Never, I, Never, Never> {
    Self(intent: intent)
  }

  public static func result<I: AppIntent>(opensIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    Self(intent: intent, dialog: dialog)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent intent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    Self(value: value, intent: intent)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    Self(value: value, intent: intent, dialog: dialog)
  }

  /// Done, with a view. A headless host does not draw it.
  public static func result<S: View>(view: S) -> Self where Self == IntentResultContainer<Never, Never, S, Never> { Self() }

  public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<S: View>(dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<V: Sendable, S: View>(value: V, view: S) -> Self where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value: value)
  }

  public static func result<V: Sendable, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
