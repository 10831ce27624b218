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
    for side in [Double.nan, .infinity, -.infinity, -5, 0] {
      #expect(!Size(width: side, height: 40).isDrawable(at: 2))
      #expect(!Size(width: 40, height: side).isDrawable(at: 2))
    }
    #expect(Size(width: .nan, height: -20).pixelWords(at: 2) == "nan × -40")
    #expect(Size(width: 1e300, height: 40.4).pixelWords(at: 1) == "1e+300 × 40")
  }

  @Test("Pictures of widgets and previews with likenesses for names keep to one folder, each in a file of its own")
  func fileNames() {
    var names = FileNames()
    #expect(names.take("Main-small-light") == "Main-small-light")
    #expect(names.take("../../etc/passwd") == "_._.._etc_passwd")
    #expect(names.take("a b") == "a_b")
    #expect(names.take("a/b") == "a_b-2")
    #expect(names.take("a_b-2") == "a_b-2-2")
    #expect(names.take("a\u{0}\nb\u{202e}<b>") == "a__b__b_")
    let long = names.take(String(repeating: "ä", count: 400))
    #expect(long == String(repeating: "ä", count: 120))
    #expect(names.take(String(repeating: "ä", count: 500)) == long + "-2")
  }

  @MainActor
  @Test("A page tells what was being drawn until all is drawn, so that it is true after a crash")
  func stoppedPage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "contact-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sheet = ContactFolder(path: folder.path, title: "Seasons")
    try sheet.begin("<Year> small")
    let page = folder.appending(path: "index.html")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("<p>The program ended while it drew &lt;Year&gt; small.</p>"))
    try sheet.finish()
    #expect(try !String(contentsOf: page, encoding: .utf8).contains("ended while"))
  }
}
