// The machine's clock, by which schedulers and timers run. Pictures never ask it.

import Foundation

enum Clock {
  static var now: Date { Date() }
}

/// Work that a queue does later. `@unchecked`: Combine asks no more of what it is given; the work is handed over and done once.
struct Work: @unchecked Sendable {
  let action: () -> Void
}
