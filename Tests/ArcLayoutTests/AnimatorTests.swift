// What still pictures show of phases, keyframes, glass, effects of place, and views taken one by one.

import ArcGraphics
import ArcLayout
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Rarer views")
struct AnimatorTests {
  private func words(_ view: some View) -> [String] { resolve(view, in: EnvironmentValues()).words }

  @Test("An animator shows how it begins")
  func animators() {
    #expect(words(PhaseAnimator(["a", "b"]) { Text(verbatim: $0) }) == ["a"])
    #expect(
      words(
        Text("x").phaseAnimator([1, 2]) { view, phase in
          VStack {
            view; Text(verbatim: "\(phase)")
          }
        }) == ["x", "1"])
    let moving = KeyframeAnimator(initialValue: CGPoint(x: 3, y: 4)) { value in
      Text(verbatim: "\(Int(value.x))")
    } keyframes: { _ in
      KeyframeTrack(\.x) {
        LinearKeyframe(1, duration: 2)
        SpringKeyframe(9, duration: 1, spring: .bouncy)
      }
      KeyframeTrack(\.y) { MoveKeyframe(2) }
    }
    #expect(words(moving) == ["3"])
  }

  @Test("Effects of place know the frame, and layout does not see them")
  func visualEffect() {
    let view = Color.red.frame(width: 10, height: 10).visualEffect { content, proxy in
      content.offset(x: proxy.size.width).opacity(proxy.frame(in: .global).minX / 10)
    }
    let drawn = list(
      resolve(
        HStack(spacing: 0) {
          Color.clear.frame(width: 5); view
        }, in: EnvironmentValues()
      ).root, 15, 10)
    guard case .fill(let path, _, .solid(let color))? = drawn.commands.first else { Issue.record("nothing is drawn"); return }
    #expect(path.controlBounds?.minX == 15 * drawn.scale)
    #expect(color.alpha == 0.5)
  }

  @Test("A frame by the container is a part of the widget without its margins")
  func containerFrame() {
    func width(_ view: some View) -> Double? {
      var environment = EnvironmentValues()
      environment.containerRoom = CGSize(width: 100, height: 50)
      return list(resolve(view, in: environment).root, 200, 200).commands.first.flatMap {
        if case .fill(let path, _, _) = $0 { path.controlBounds?.width } else { nil }
      }
    }
    #expect(width(Color.red.containerRelativeFrame(.horizontal)) == 100)
    #expect(width(Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)) == 46)
    #expect(width(Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 4 }) == 25)
  }

  @Test("A container's views come one by one, with what they tell and inherit")
  func subviews() {
    let content = Group {
      Text("a").tag("first"); Text("b"); ForEach(0..<2) { Text(verbatim: "\($0)") }
    }
    #expect(words(VStack { Group(subviews: content) { views in ForEach(views.reversed()) { $0 } } }) == ["1", "0", "b", "a"])
    #expect(words(VStack { ForEach(subviews: content) { view in if view.containerValues.hasTag("first") { view } } }) == ["a"])
    #expect(words(VStack { _VariadicView.Tree(Pairs()) { content } }) == ["a", "-", "b", "-", "0", "-", "1", "-"])
  }

  @Test("Glass is a plate behind its view, and no glass is none")
  func glass() {
    func count(_ view: some View) -> Int { list(resolve(view, in: EnvironmentValues()).root, 100, 100).commands.count }
    let dot = Color.red.frame(width: 4, height: 4)
    #expect(count(dot) == 1)
    #expect(count(dot.glassEffect()) == 2)
    #expect(count(dot.glassEffect(.clear.tint(.blue), in: .rect(cornerRadius: 2))) == 2)
    #expect(count(dot.glassEffect(.identity)) == 1)
  }
}

private struct Pairs: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child
      Text("-")
    }
  }
}
