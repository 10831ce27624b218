// Optical edges: text that begins and ends where its ink does. Ours.

extension View {
  /// Sets texts within so that their left and right edges are the ink of their first and last letters, not the room around them.
  ///
  /// A large numeral or headline then lines up with what stands above and below it. Apple's SwiftUI has no such modifier.
  nonisolated public func inkEdges(_ isActive: Bool = true) -> some View { trimmingInk(isActive) }
}
