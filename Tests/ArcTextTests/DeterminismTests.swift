// The same text comes out whatever the environment says; each case runs in a process of its own.

import ArcGraphics
import Glibc
import Testing

@testable import ArcText

@Suite("Hostile environments")
struct DeterminismTests {
  @Test("HB_SHAPER_LIST has no say in Latin text, even if no one unset it")
  func shaperList() async throws {
    let expected = "\(try Checkout.engine().layout(plain("AVATAR ToT"), width: nil, height: nil))"
    await #expect(processExitsWith: .success) { [expected = expected as String] in
      setenv("HB_SHAPER_LIST", "fallback", 1)
      let found = "\(try Checkout.engine().layout(plain("AVATAR ToT"), width: nil, height: nil))"
      exit(found == expected ? 0 : 1)
    }
  }

  @Test("After quiet(), text in any script is the same under a hostile environment")
  func quiet() async throws {
    let text = "Ärger 12:30 \u{645}\u{631}\u{62d}\u{628}\u{627} \u{76f4}\u{9aa8} \u{e20}\u{e32}\u{e29}\u{e32} \u{2764}\u{fe0f}"
    let expected = "\(try Checkout.engine().layout(plain(text), width: 60, height: nil))"
    await #expect(processExitsWith: .success) { [expected = expected as String, text = text as String] in
      for (name, value) in [
        ("HB_SHAPER_LIST", "fallback"), ("LANGUAGE", "ja"), ("PANGO_LANGUAGE", "zh-tw"), ("LC_ALL", "ar_EG.UTF-8"), ("LANG", "tr_TR.UTF-8"),
        ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0"), ("FC_DEBUG", "0"), ("HOME", "/nonexistent"),
        ("XDG_CONFIG_HOME", "/nonexistent"),
        ("FONTCONFIG_FILE", "/nonexistent"), ("FC_LANG", "ja"), ("PANGOCAIRO_BACKEND", "fontconfig"), ("TZ", "Pacific/Kiritimati"),
      ] { setenv(name, value, 1) }
      TextEngine.quiet()
      let found = "\(try Checkout.engine().layout(plain(text), width: 60, height: nil))"
      exit(found == expected ? 0 : 1)
    }
  }

  @Test("What was laid out before does not change an answer")
  func history() throws {
    let fresh = try Checkout.engine()
    let used = try Checkout.engine()
    let texts = ["Hello", "\u{5e9}\u{5dc}\u{5d5}\u{5dd} 1", "\u{4eca}\u{65e5}", "\u{1f600} ok", "a\u{2b24}b", "\u{645}\u{631}"]
    for text in texts.reversed() { _ = used.layout(plain(text, size: 21, weight: 300), width: 30, height: nil) }
    for text in texts { #expect(fresh.layout(plain(text), width: nil, height: nil) == used.layout(plain(text), width: nil, height: nil)) }
  }
}
