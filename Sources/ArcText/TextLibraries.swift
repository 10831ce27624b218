// The versions of the C libraries that shape text, for people who look for a difference between two machines.

import CHarfBuzz
import CPango

/// The C libraries this module is built on.
public enum TextLibraries {
  /// Name and version of each, as loaded.
  public static var versions: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("HarfBuzz", String(cString: hb_version_string())),
      ("Pango", String(cString: pango_version_string())),
      ("Fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }
}
