// The coverage of one shape or glyph: rows of runs, solid ones without bytes, edges with a byte a pixel.

/// How much of each pixel a shape covers, relative to the shape's own whole-pixel origin.
struct CoverageMask {
  /// A stretch of one row. A negative count is a solid run of that many pixels; a positive one takes as many coverage bytes.
  struct Run {
    var x: Int16
    var y: Int16
    var count: Int16
  }

  /// The box around all runs; right and bottom are exclusive. Empty masks have an empty box.
  private(set) var left = 0
  private(set) var top = 0
  private(set) var right = 0
  private(set) var bottom = 0
  private(set) var runs: [Run] = []
  private(set) var coverage: [UInt8] = []

  var isEmpty: Bool { runs.isEmpty }
  /// Rough size in memory.
  var byteCount: Int { runs.count * MemoryLayout<Run>.stride + coverage.count + 64 }

  /// Reads one row of an A8 surface from `x` on, and clears it for the next shape.
  ///
  /// - Parameter cut: From how much coverage on a pixel is wholly covered, and below it not at all; nil for soft edges.
  mutating func takeRow(_ row: UnsafeMutablePointer<UInt8>, count: Int, x: Int, y: Int, cut: UInt8?) {
    if let cut { for i in 0..<count { row[i] = row[i] >= cut ? 255 : 0 } }
    var i = 0
    while i < count {
      i = Self.skipZeros(row, from: i, to: count)
      guard i < count else { break }
      let start = i
      if row[i] == 255 {
        while i < count, row[i] == 255 { i += 1 }
        if i - start >= 8 || i == count || row[i] == 0 {
          append(x: x + start, y: y, count: i - start, isSolid: true)
          continue
        }
      }
      // An edge run goes on until a gap, or until a solid run long enough to be worth its own entry.
      var solid = 0
      while i < count, row[i] != 0 {
        solid = row[i] == 255 ? solid + 1 : 0
        i += 1
        if solid == 16 {
          i -= 16
          break
        }
      }
      append(x: x + start, y: y, count: i - start, isSolid: false)
      coverage.append(contentsOf: UnsafeBufferPointer(start: row + start, count: i - start))
    }
    row.update(repeating: 0, count: count)
  }

  private static func skipZeros(_ row: UnsafeMutablePointer<UInt8>, from: Int, to end: Int) -> Int {
    var i = from
    let raw = UnsafeRawPointer(row)
    while i + 8 <= end, raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) == 0 { i += 8 }
    while i < end, row[i] == 0 { i += 1 }
    return i
  }

  private mutating func append(x: Int, y: Int, count: Int, isSolid: Bool) {
    if runs.isEmpty {
      (left, top, right, bottom) = (x, y, x + count, y + 1)
    } else {
      left = min(left, x)
      right = max(right, x + count)
      bottom = y + 1
    }
    runs.append(Run(x: Int16(x), y: Int16(y), count: Int16(isSolid ? -count : count)))
  }
}
