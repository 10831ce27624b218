// What a file that imports every framework comes to when it runs.

import ArcGraphics
import ArcViews
import Testing
import UIKit

@MainActor
@Suite("Frameworks beside SwiftUI")
struct FrameworkTests {
  @Test("A view of published properties, of UIKit's fonts, colours and pictures resolves")
  func view() {
    let model = FrameworkModel()
    #expect(model.names == ["1a"])
    #expect(model.count == 1)
    let resolved = resolve(FrameworkView(model: model), in: EnvironmentValues())
    #expect(resolved.words == ["1a", "393 true"])
    #expect(resolved.warnings.isEmpty)
  }

  @Test("A colour has its components, another opacity, and a shade for each scheme")
  func colors() {
    #expect(UIColor(digits: 0x336699).parts.map { ($0 * 255).rounded() } == [0x33, 0x66, 0x99, 255])
    #expect(UIColor.secondaryLabel.parts.last == 0.6)
    #expect(UIColor.secondaryLabel.withAlphaComponent(0.25).parts.last == 0.25)
    #expect(UIColor.brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(digits: 0xFF8800))
    #expect(UIColor.systemTeal.parts == UIColor.brand.parts)
    #expect(UIColor.systemGray6.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).parts == UIColor(digits: 0x1C1C1E).parts)
  }

  @Test("A font is as it was described, at another size too")
  func fonts() {
    let environment = EnvironmentValues()
    let headline = Font(UIFont.preferredFont(forTextStyle: .headline)).spec(in: environment)
    #expect((headline.size, headline.weight) == (17, 600))
    let larger = Font(UIFont.preferredFont(forTextStyle: .headline).withSize(30)).spec(in: environment)
    #expect((larger.size, larger.weight) == (30, 600))
    let rounded = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
    #expect(rounded.map { Font($0).spec(in: environment) } == FontSpec(design: .rounded, size: 20, weight: 800))
  }

  @Test("UIKit's arc turns clockwise as one sees it")
  func arcs() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(arc.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(arc.bounds.minX > -0.01)
    let corners = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft, cornerRadii: .init(width: 8, height: 8))
    #expect(!corners.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(corners.contains(CGPoint(x: 19.5, y: 19.5)))
  }

  @Test("A lock guards its value")
  func lock() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { frameworkLock.withLock { $0 += 1 } } }
    }
    #expect(frameworkLock.withLock { $0 } == 100)
  }

  @Test("A live activity is refused, and its program goes on")
  func activities() {
    #expect(Parcels.track() == nil)
  }
}
