// The version of the C library that rasterises, for people who look for a difference between two machines.

import CCairo

/// The C libraries this module is built on.
public enum PaintLibraries {
  /// Name and version of each, as loaded.
  public static var versions: [(name: String, version: String)] {
    [("Cairo", cairo.cairo_version_string().map { String(cString: $0) } ?? "")]
  }
}
