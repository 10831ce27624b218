// Containers of apps, as far as previews of shared views need them: each shows its content.

public import Foundation

/// Shows its content; there is nothing to navigate in a still picture.
nonisolated public struct NavigationStack<Content: View>: View {
  let content: Content

  public init(@ViewBuilder root: () -> Content) { content = root() }

  @MainActor public var body: some View { content }
}

/// Shows its content; there is nothing to navigate in a still picture.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { content }
}

/// Shows its label.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View { label }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }
}

/// A picture of the network. Pictures here are made without one: the placeholder stands in its place.
nonisolated public struct AsyncImage<Content: View>: View {
  let content: Content

  public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = Color(.system(.fill(0))) }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
  }

  public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: (AsyncImagePhase) -> Content) {
    self.content = content(.empty)
  }

  @MainActor public var body: some View { content }
}

/// How far a picture of the network has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
