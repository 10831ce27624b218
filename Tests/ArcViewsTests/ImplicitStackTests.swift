// Views without a container at the root.

import ArcViews
import Testing

@MainActor
@Suite("Views without a container")
struct ImplicitStackTests {
  private struct Several: View {
    var body: some View {
      Text("above")
      Spacer()
      Text("below")
    }
  }

  @Test("Several views at the root stand below one another, as in a stack")
  func stacked() {
    guard case .stack(let stack) = resolve(Several(), in: EnvironmentValues()).root else {
      Issue.record("the root is no stack")
      return
    }
    #expect(stack.axis == .vertical)
    #expect(stack.children.count == 3)
    let same = resolve(VStack { Several() }, in: EnvironmentValues()).root
    #expect("\(ViewNode.stack(stack))" == "\(same)")
  }

  @Test("A control in one of several views is found once")
  func once() {
    let found = resolve(
      Group {
        Text("a"); Button("b") {}
      }, in: EnvironmentValues()
    ).interactions
    #expect(found.map(\.label) == ["b"])
  }
}
