// The one seam through which a widget's code meets the host without being handed it.

public import Foundation
import Synchronization

/// A reload that a program asked for.
public enum ReloadRequest: Sendable, Hashable {
  case kind(String)
  case all
}

/// The host as code without arguments meets it: what the clock says, and who takes reload requests.
///
/// `WidgetCenter.shared` and the habit provider read it. A host binds `bound` around the work it runs; a program sets `processDefault`
/// once at launch for tasks and callbacks that carry no task-local values.
public struct WidgetAmbient: Sendable {
  /// The host's instant.
  public var now: @Sendable () -> Date
  /// The zone that days are counted in, or nil where the host leaves it to the store.
  public var timeZone: TimeZone?
  /// Takes a reload request.
  public var reload: @Sendable (ReloadRequest) -> Void
  /// The widgets that are placed.
  public var configurations: @Sendable () -> [WidgetInfo]

  public init(
    now: @escaping @Sendable () -> Date, timeZone: TimeZone? = nil, reload: @escaping @Sendable (ReloadRequest) -> Void = { _ in },
    configurations: @escaping @Sendable () -> [WidgetInfo] = { [] }
  ) {
    self.now = now
    self.timeZone = timeZone
    self.reload = reload
    self.configurations = configurations
  }

  /// The host of the running task, or nil for the process's.
  @TaskLocal public static var bound: WidgetAmbient?

  private static let process = Mutex<WidgetAmbient?>(nil)

  /// The host of tasks that have none bound; nil until a program sets it.
  public static var processDefault: WidgetAmbient? {
    get { process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }

  /// The host in force here, or nil where there is none: then requests are accepted and forgotten.
  public static var current: WidgetAmbient? { bound ?? processDefault }
}
