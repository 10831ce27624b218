// The versions of the C libraries that shape text, for people who look for a difference between two machines.

import CHarfBuzz
import CPango

/// The C libraries this module is built on.
public enum TextLibraries {
  /// Name and version of each, as loaded.
  public static var versions: [(name: String, version: String)] {
    func text(_ version: UnsafePointer<CChar>?) -> String { version.map { String(cString: $0) } ?? "" }
    let fontconfig = Int(pango.FcGetVersion())
    return [
      ("HarfBuzz", text(harfbuzz.hb_version_string())),
      ("Pango", text(pango.pango_version_string())),
      ("Fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }
}
