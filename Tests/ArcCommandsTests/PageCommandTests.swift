// `render page`: several widgets on one display, and layouts that do not read.

import ArcGraphics
import ArcImages
import Foundation
import Testing

@testable import ArcCommands

@Suite("Pages of widgets") struct PageCommandTests {
  private func render(_ layout: String, device: String = "trmnl-og", more: [String] = []) async throws -> (answer: Answer, desk: Desk) {
    let desk = try Desk()
    await desk.run("habit add ‹Drink water› --id water --symbol drop.fill --color #0A84FF --cue ‹After the alarm›")
    await desk.run("habit add Read")
    try Data(layout.utf8).write(to: URL(filePath: desk.path("page.json")))
    let answer = await desk.run(
      words: ["render", "page", "--device", device, "--layout", desk.path("page.json"), "-o", desk.path("x.png")] + more)
    return (answer, desk)
  }

  private let two = #""columns":2,"margin":10,"gap":10"#

  @Test("Widgets lie in their cells: a change in one leaves the other's pixels alone")
  func cells() async throws {
    let layout = #"{\#(two),"widgets":[{"family":"small","habit":"water"},{"family":"small","column":2,"habit":"read"}]}"#
    let (answer, desk) = try await render(layout)
    #expect(answer.code == 0 && answer.errors.isEmpty, "\(answer.errors)")
    let before = try PNG.decode(try #require(desk.bytes("x.png")))
    await desk.run("done water")
    await desk.run(words: ["render", "page", "--device", "trmnl-og", "--layout", desk.path("page.json"), "-o", desk.path("x.png")])
    let after = try PNG.decode(try #require(desk.bytes("x.png")))
    let box = try #require(after.changes(since: before))
    #expect(box.x >= 20 && box.x + box.width <= 400)
  }

  @Test("The strip names the day that is lived, in the reader's language, and the answer says what all widgets say")
  func title() async throws {
    let layout = #"{\#(two),"title":{"text":"Home"},"lines":true,"widgets":[{"family":"rectangular"},{"family":"circular","column":2}]}"#
    let (answer, _) = try await render(layout, more: ["--json"])
    #expect(answer.output.contains(#""alt":"Home Friday, March 20"#) || answer.output.contains("Friday, March 20"), "\(answer.output)")
    let (german, _) = try await render(layout, more: ["--json", "--locale", "de_DE"])
    #expect(german.output.contains("Freitag, 20. März"))
    #expect(answer.output.contains("Drink water"))
  }

  @Test("A page on a display of grays or inks holds only those", arguments: ["trmnl-og-2bit", "seeed-e1002", "kindle-600x800"])
  func inks(_ device: String) async throws {
    let layout = #"{\#(two),"rows":2,"lines":true,"title":{},"widgets":[{"family":"standby","rows":2},{"family":"circular","column":2}]}"#
    let (answer, desk) = try await render(layout, device: device)
    #expect(answer.code == 0, "\(answer.errors)")
    let profile = try DeviceShelf(folder: nil, on: .real).profile(device)
    let bytes = try #require(desk.bytes("x.png"))
    let picture = try #require(profile.pixels(of: bytes))
    #expect(Set(picture.pixels).isSubset(of: profile.palette?.wireColors ?? []))
  }

  @Test(
    "A layout that does not read is told with its file and its place",
    arguments: [
      ("{", "not JSON"), (#"{"columns":2}"#, "'widgets' is missing"), (#"{"widgets":[]}"#, "'widgets': a page holds at least one"),
      (#"{"colums":2,"widgets":[{"family":"small"}]}"#, "no 'colums'; did you mean 'columns'?"),
      (#"{"columns":0,"widgets":[{"family":"small"}]}"#, "'columns': it is 1 to 12, not 0"),
      (#"{"gap":-1,"widgets":[{"family":"small"}]}"#, "'gap': it is 0 to 500, not -1"),
      (#"{"widgets":[{"column":1}]}"#, "'widgets[0].family' is missing"),
      (#"{"widgets":[{"family":"tiny"}]}"#, "'widgets[0].family': 'tiny' is not one of small"),
      (#"{"widgets":[{"family":"small","column":2}]}"#, "'widgets[0]': it reaches out of the page, which has 1 column and 1 row"),
      (
        #"{"columns":2,"widgets":[{"family":"small","columns":2},{"family":"small","column":2}]}"#,
        "'widgets[1]': it lies on widgets[0] at column 2, row 1"
      ),
      (#"{"widgets":[{"family":"small","habit":"nobody"}]}"#, "'widgets[0].habit': no habit is called 'nobody'"),
      (#"{"widgets":[{"family":"small","widget":"Weather"}]}"#, "'widgets[0].widget': there is no widget of kind 'Weather'"),
      (#"{"columns":9,"widgets":[{"family":"medium","column":9}]}"#, "points; more cells, a smaller gap or a smaller scale make room"),
      (#"{"scale":1.5,"widgets":[{"family":"small"}]}"#, "'scale': trmnl-og has no grays"),
      (#"{"title":{"date":false},"widgets":[{"family":"small"}]}"#, "'title.date': a title has a text, a date, or both"),
      (#"{"title":"Home","widgets":[{"family":"small"}]}"#, "'title' is not an object"),
    ])
  func refused(_ layout: String, _ sentence: String) async throws {
    let (answer, desk) = try await render(layout)
    #expect(answer.code == 65)
    #expect(answer.errors.contains("page.json: ") && answer.errors.contains(sentence), "\(answer.errors)")
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(desk.bytes("x.png") == nil)
  }

  @Test("A page needs a display and a file, and takes no options of a single widget")
  func needs() async throws {
    let layout = #"{"widgets":[{"family":"small"}]}"#
    let (answer, _) = try await render(layout, more: ["--habit", "water"])
    #expect(answer.errors.contains("--habit is for one widget"))
    let desk = try Desk()
    #expect(await desk.run("render page --layout x.json").code == 64)
    #expect(await desk.run("render page --device trmnl-og").code == 64)
    #expect(await desk.run("render page --device trmnl-og --layout nowhere.json").code == 66)
  }

  @Test("Without a readable store a page says so where asked to, and its code stays")
  func tile() async throws {
    let desk = try Desk()
    try Data(#"{"widgets":[{"family":"small"}]}"#.utf8).write(to: URL(filePath: desk.path("page.json")))
    let words = ["render", "page", "--device", "trmnl-og", "--layout", desk.path("page.json"), "-o", desk.path("x.png")]
    #expect(await desk.run(words: words).code == 66)
    #expect(desk.bytes("x.png") == nil)
    #expect(await desk.run(words: words + ["--on-error", "tile"]).code == 66)
    #expect(desk.bytes("x.png") != nil)
  }
}
