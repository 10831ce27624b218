// The spellings of `.result(…)`. A headless host draws no view of a result and shows no button.

public import ArcViews

extension IntentResult {
  public static func result<S: View>(view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    Self()
  }

  public static func result<S: View>(@ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    Self()
  }

  public static func result<S: SnippetIntent>(snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    Self()
  }

  public static func result<I: AppIntent>(opensIntent intent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    Self(intent: intent)
  }

  public static func result<I: AppIntent, S: View>(opensIntent intent: I, view: S) -> Self
  where Self == IntentResultContainer<Never, I, S, Never> {
    Self(intent: intent)
  }

  public static func result<I: AppIntent, S: View>(opensIntent intent: I, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, I, S, Never> {
    Self(intent: intent)
  }

  public static func result<I: AppIntent, S: SnippetIntent>(opensIntent intent: I, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, I, S, Never> {
    Self(intent: intent)
  }

  public static func result<I: AppIntent>(actionButtonIntent intent: I) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  public static func result<V: Sendable>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<V: Sendable, S: View>(value: V, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value: value)
  }

  public static func result<V: Sendable, S: View>(value: V, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value: value)
  }

  public static func result<V: Sendable, S: SnippetIntent>(value: V, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value: value)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent intent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    Self(value: value, intent: intent)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(value: V, opensIntent intent: I, view: S) -> Self
  where Self == IntentResultContainer<V, I, S, Never> {
    Self(value: value, intent: intent)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(value: V, opensIntent intent: I, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, I, S, Never> {
    Self(value: value, intent: intent)
  }

  public static func result<V: Sendable, I: AppIntent, S: SnippetIntent>(value: V, opensIntent intent: I, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, I, S, Never> {
    Self(value: value, intent: intent)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, actionButtonIntent intent: I) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<S: View>(dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<S: SnippetIntent>(dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<I: AppIntent>(opensIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    Self(intent: intent, dialog: dialog)
  }

  public static func result<I: AppIntent, S: View>(opensIntent intent: I, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, I, S, IntentDialog> {
    Self(intent: intent, dialog: dialog)
  }

  public static func result<I: AppIntent, S: View>(opensIntent intent: I, dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, I, S, IntentDialog> {
    Self(intent: intent, dialog: dialog)
  }

  public static func result<I: AppIntent, S: SnippetIntent>(opensIntent intent: I, dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, I, S, IntentDialog> {
    Self(intent: intent, dialog: dialog)
  }

  public static func result<I: AppIntent>(actionButtonIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<V: Sendable, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<V: Sendable, S: View>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<V: Sendable, S: SnippetIntent>(value: V, dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    Self(value: value, intent: intent, dialog: dialog)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(value: V, opensIntent intent: I, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, I, S, IntentDialog> {
    Self(value: value, intent: intent, dialog: dialog)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(
    value: V, opensIntent intent: I, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, IntentDialog> {
    Self(value: value, intent: intent, dialog: dialog)
  }

  public static func result<V: Sendable, I: AppIntent, S: SnippetIntent>(
    value: V, opensIntent intent: I, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, IntentDialog> {
    Self(value: value, intent: intent, dialog: dialog)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, actionButtonIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
