// Reloads that a server asks for. There is none here: handlers are declarations.

public import Foundation

/// Is told where a server reaches the program's widgets. Never called here.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// Where a server reaches a program's widgets.
public struct WidgetPushInfo: Sendable, Hashable {
  public let token: Data

  public init(token: Data) {
    self.token = token
  }
}
