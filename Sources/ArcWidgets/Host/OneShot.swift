// The bridge from a completion handler to an awaited value: one answer counts, and none may hang the caller.

import Synchronization

/// A value that is set once; later settings are dropped.
final class OneShot<Value: Sendable>: Sendable {
  private struct State {
    var result: Result<Value, any Error>?
    var waiter: CheckedContinuation<Value, any Error>?
  }

  private let state = Mutex(State())

  /// Sets the value, unless it is set.
  func finish(_ value: Value) {
    finish(with: .success(value))
  }

  /// Sets what went wrong instead, unless something is set.
  func fail(_ error: any Error) {
    finish(with: .failure(error))
  }

  /// A completion handler that sets the value made from what it is given. Free of the provider's type, whose conformances may not travel.
  func taking<Answer>(_ make: @escaping (Answer) -> Value) -> @Sendable (Answer) -> Void {
    let make = Handed(value: make)
    return { self.finish(make.value($0)) }
  }

  private func finish(with result: Result<Value, any Error>) {
    let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard state.result == nil else { return nil }
      state.result = result
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(with: result)
  }

  /// Waits until it is set. Only one task may wait.
  private func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state -> Result<Value, any Error>? in
        if state.result == nil { state.waiter = continuation }
        return state.result
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// The value that `operation` sets.
  ///
  /// The operation runs in a task of its own, off the main actor and with the caller's task-local values.
  /// - Parameter limit: how long it may take, or nil for ever.
  /// - Throws: `timeout` where it takes longer; `CancellationError` where the caller is cancelled.
  static func answer(
    within limit: Duration?, or timeout: WidgetError, _ operation: @escaping @Sendable (OneShot<Value>) async -> Void
  ) async throws -> Value {
    let shot = OneShot<Value>()
    let work = Task { await operation(shot) }
    let clock = limit.map { limit in
      Task {
        try await Task.sleep(for: limit)
        shot.fail(timeout)
      }
    }
    defer {
      work.cancel()
      clock?.cancel()
    }
    return try await withTaskCancellationHandler {
      try await shot.value()
    } onCancel: {
      shot.fail(CancellationError())
    }
  }
}
