// What an intent may ask of a person or of the system while it runs. There is neither here.

public import ArcFoundation
public import ArcViews

/// The words on the button by which a person confirms.
public struct ConfirmationActionName: Sendable, Hashable {
  public let acceptLabel: LocalizedStringResource
  public let denyLabel: LocalizedStringResource

  /// Words of one's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource], destructive: Bool
  ) -> ConfirmationActionName {
    ConfirmationActionName(acceptLabel: acceptLabel, denyLabel: denyLabel)
  }

  private static func named(_ accept: LocalizedStringResource) -> ConfirmationActionName {
    ConfirmationActionName(acceptLabel: accept, denyLabel: "Cancel")
  }

  public static let add = named("Add")
  public static let addData = named("Add")
  public static let book = named("Book")
  public static let buy = named("Buy")
  public static let call = named("Call")
  public static let checkIn = named("Check In")
  public static let `continue` = named("Continue")
  public static let create = named("Create")
  public static let `do` = named("Do")
  public static let download = named("Download")
  public static let filter = named("Filter")
  public static let find = named("Find")
  public static let get = named("Get")
  public static let go = named("Go")
  public static let log = named("Log")
  public static let open = named("Open")
  public static let order = named("Order")
  public static let pay = named("Pay")
  public static let play = named("Play")
  public static let playSound = named("Play")
  public static let post = named("Post")
  public static let request = named("Request")
  public static let run = named("Run")
  public static let search = named("Search")
  public static let send = named("Send")
  public static let set = named("Set")
  public static let share = named("Share")
  public static let start = named("Start")
  public static let startNavigation = named("Start")
  public static let toggle = named("Toggle")
  public static let turnOff = named("Turn Off")
  public static let turnOn = named("Turn On")
  public static let view = named("View")
}

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension AppIntent {
  private func ask(_ dialog: IntentDialog?) throws {
    throw IntentError.needsPerson(question: dialog?.text ?? Self.title.string(in: Localization.locale))
  }

  /// Nobody can confirm here: throws `IntentError.needsPerson`, so that nothing happens that a person would have had to allow.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true
  ) async throws {
    try ask(dialog)
  }

  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws {
    try ask(dialog)
  }

  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, view: Content
  ) async throws {
    try ask(dialog)
  }

  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    try ask(dialog)
  }

  public func requestConfirmation<Value, Opens, Snippet, Dialog>(
    result: IntentResultContainer<Value, Opens, Snippet, Dialog>, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try ask(result.dialog)
  }

  /// Nobody can choose here: answers the only option there is, else throws `IntentError.needsPerson`.
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
    guard options.count == 1, let only = options.first else {
      throw IntentError.needsPerson(question: dialog?.text ?? Self.title.string(in: Localization.locale))
    }
    return only
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await requestChoice(between: options, dialog: dialog)
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await requestChoice(between: options, dialog: dialog)
  }

  /// There is no app to bring forward: says so.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error {
    IntentError.needsPerson(question: dialog?.text ?? "open the app?")
  }

  /// There is no app to bring forward: throws.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    throw needsToContinueInForegroundError(dialog)
  }

  /// There is no system to learn from it: does nothing.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  @discardableResult
  public func donate<Result: IntentResult>(result: Result) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Performs the intent as a function of one's own program.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
}

extension ForegroundContinuableIntent {
  /// There is no app to bring forward: goes on where it is, with the continuation's answer.
  public func requestToContinueInForeground<Value: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    try await continuation()
  }

  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

extension AppIntent {
  public typealias Option = IntentChoiceOption
}

/// One of several answers.
public struct IntentChoiceOption: Sendable, Hashable {
  public enum Style: Sendable, Hashable { case `default`, cancel, destructive }

  public let title: LocalizedStringResource
  public let style: Style

  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource?, style: Style = .default) {
    self.init(title: title, style: style)
  }

  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { IntentChoiceOption(title: title, style: .cancel) }
}
