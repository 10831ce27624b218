// Where a program asks for its controls to be shown anew. Nothing shows them here: it is accepted and forgotten.

public import ArcIntents
public import Foundation

/// Takes a program's wishes about its controls.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}

  /// The placed controls: none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A placed control.
public struct ControlInfo: Sendable, Hashable, Identifiable {
  /// What a server sends news of the control to.
  public struct PushInfo: Sendable, Hashable {
    public let token: Data
  }

  public let kind: String
  public let pushInfo: PushInfo?

  public var id: String { kind }

  /// The intent that configures it: none.
  public func configurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type) -> Intent? { nil }
}

/// Is told where a server reaches the program's controls. Never called here.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
  /// Who is told where a server reaches the control. Never called here.
  nonisolated public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration {
    describing { _ in }
  }
}
