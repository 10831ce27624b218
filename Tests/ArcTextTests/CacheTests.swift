// Caches keep what is used and have an end; assets are found where the caller says.

import ArcGraphics
import Foundation
import Testing

@testable import ArcText

@Suite("Caches and assets")
struct CacheTests {
  @Test("A bounded cache keeps the latest and never holds more than twice its capacity")
  func bound() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    for i in 0..<1000 {
      cache.store(i * i, for: i)
      #expect(cache.count <= 20)
      #expect(cache.value(for: 0) == 0)
    }
    for i in 991..<1000 { #expect(cache.value(for: i) == i * i) }
    #expect(cache.value(for: 500) == nil)
  }

  @Test("A layout that was forgotten comes out the same again")
  func forgotten() throws {
    let engine = try Checkout.engine()
    let first = engine.layout(plain("first"), width: nil, height: nil)
    for i in 0..<1500 { _ = engine.layout(plain("\(i)"), width: nil, height: nil) }
    #expect(engine.layout(plain("first"), width: nil, height: nil) == first)
  }

  @Test("Latin text, wrapped or cut, never starts Pango; another script does")
  func laziness() throws {
    let engine = try Checkout.engine()
    var request = plain("Drink a glass of water \u{2014} \u{201c}s\u{ed}, se\u{f1}or\u{201d} \u{2192} 12:30", size: 15)
    _ = engine.layout(request, width: 60, height: nil)
    request.lineLimit = 2
    request.minimumScale = 0.7
    _ = engine.layout(request, width: 60, height: 30)
    #expect(!engine.hasPango)
    _ = engine.layout(plain("\u{5d0}"), width: nil, height: nil)
    #expect(engine.hasPango)
  }

  @Test("The first place that has them gives fonts and symbols, each by itself")
  func search() throws {
    let found = try AssetLocations(searching: ["/nonexistent", Checkout.assets])
    #expect(found.fonts == Checkout.assets + "/fonts" && found.symbols == Checkout.assets + "/symbols")
  }

  @Test("What is missing is said with the places searched and the command that fetches it")
  func missing() {
    let error = #expect(throws: AssetError.self) { try AssetLocations(searching: ["/one", "/two"]) }
    #expect(error == .fontsMissing(searched: ["/one", "/two"]))
    #expect(error?.description.contains("/one, /two") == true && error?.description.contains("arcflow assets") == true)
  }

  @Test("Files whose names differ behind a dot have outlines of names of their own")
  func faceNames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arctext-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let names = try ["My.Roman.ttf", "My.Italic.ttf", "My.Roman.otf"].map { file in
      let source = Checkout.assets + (file.contains("Italic") ? "/fonts/Inter-Italic.ttf" : "/fonts/Inter.ttf")
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(file)", withDestinationPath: source)
      return try #require(Face(path: "\(folder)/\(file)")).name
    }
    #expect(names == ["My.Roman", "My.Italic", "My.Roman.otf"])
  }
}
