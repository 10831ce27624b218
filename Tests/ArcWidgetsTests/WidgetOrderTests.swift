// The arguments of a program of widgets.

import ArcGraphics
import ArcRendering
import ArcViews
import ArcWidgets
import Foundation
import Testing

@Suite("What a program of widgets is told")
struct WidgetOrderTests {
  private func order(_ line: String) throws -> WidgetOrder { try WidgetOrder(arguments: line.split(separator: " ").map(String.init)) }

  @Test("Without arguments everything is drawn, and --help wins over what stands around it")
  func actions() throws {
    #expect(try order("").action == .all)
    #expect(try order("list").action == .list)
    #expect(try order("render small --help").action == .help)
    #expect(try order("preview Morning").action == .renderPreview("Morning"))
  }

  @Test(
    "A family is known by our name and by WidgetKit's, in letters of any case",
    arguments: [
      ("small", FamilyName.small), ("Medium", .medium), ("systemExtraLarge", .extraLarge), ("ACCESSORYCIRCULAR", .circular),
      ("accessoryInline", .inline), ("StandBy", .standby),
    ])
  func families(_ name: String, _ family: FamilyName) throws {
    #expect(try order("render \(name)").action == .render(family))
  }

  @Test("Options stand anywhere, in every spelling")
  func options() throws {
    let order = try order("--size=300x10 render --scale 1.5 -ox.png small --night --scheme Dark --mode accented --zone Asia/Tokyo")
    #expect(order.size == Size(width: 300, height: 10))
    #expect(order.scale == 1.5)
    #expect(order.output == "x.png")
    #expect(order.isNight && order.scheme == .dark && order.mode == .accented)
    #expect(order.zone?.identifier == "Asia/Tokyo")
    #expect(try self.order("render small --at 2026-03-20T09:00:00+01:00").instant == Date(timeIntervalSince1970: 1_773_993_600))
  }

  @Test(
    "What is wrong is told in a sentence that names it",
    arguments: [
      ("render", "'render' takes FAMILY; --help tells more"), ("render corner", "FAMILY 'corner': it is one of small, medium"),
      ("draw small", "'draw small' is not understood"), ("render small --size 158", "--size '158': a size is written like 158x158"),
      ("render small --size 0x9", "--size '0x9': a side must be above 0"), ("render small --scale 0", "--scale '0': it must be above 0"),
      ("render small --scale 1e3", "--scale '1e3': it is not a number"), ("render small --zone BST", "--zone 'BST': a zone is UTC or"),
      ("render small --at yesterday", "--at 'yesterday': an instant is written"), ("render small --locale x", "--locale 'x': a locale"),
      ("render small --scheme dusk", "--scheme 'dusk': it is one of light, dark"), ("render small --night=no", "--night takes no value"),
      ("render small --scale", "--scale takes a value"), ("render small --colour", "there is no option --colour"),
    ])
  func wrong(_ line: String, _ sentence: String) throws {
    let error = #expect(throws: EntryError.self) { try order(line) }
    #expect(error?.exitCode == 64)
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
  }

  @Test("A picture has 1 to 16,384 pixels a side, whatever points and scale make them")
  func pixels() {
    #expect(Size(width: 300, height: 10).isDrawable(at: 2))
    #expect(Size(width: 8_192, height: 1).isDrawable(at: 2))
    #expect(!Size(width: 8_193, height: 1).isDrawable(at: 2))
    #expect(!Size(width: 100, height: 0.1).isDrawable(at: 1))
  }
}
