// The general compressor: libdeflate, for what our own encoder does not cover and where bytes count more than time.

import CDeflate

enum Deflate {
  /// A zlib stream of `raw`.
  /// - Parameter level: 1 (fast) to 12 (small).
  static func zlib(_ raw: [UInt8], level: Int) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { preconditionFailure("no memory for a compressor") }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      raw.withUnsafeBytes { source in
        count = libdeflate_zlib_compress(compressor, source.baseAddress, source.count, buffer.baseAddress, bound)
      }
    }
  }
}
