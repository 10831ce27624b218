// Types by the protocol they follow, from the tables that the compiler leaves in every program.

import CPreviews

/// Reads the runtime's conformance records: relative pointers to a protocol and to a type, for each conformance of the program.
///
/// The layouts are those of the Swift ABI on ELF systems, which is fixed for the record kinds read here; anything else is skipped.
enum ConformanceScan {
  /// The types whose conformance to `name` of `module` is recorded. Generic types are left out: they are no types yet.
  static func types(conformingTo name: String, of module: String) -> [Any.Type] {
    var sections: [(UnsafeRawPointer, Int)] = unsafe []
    unsafe withUnsafeMutablePointer(to: &sections) { list in
      unsafe swift_enumerateAllMetadataSections(
        { image, context in
          guard let image = unsafe image, let context = unsafe context else { return true }
          // Words: version, base address, two unused, protocols (start, length), conformances (start, length) …
          let words = unsafe image.assumingMemoryBound(to: UInt.self)
          if let start = unsafe UnsafeRawPointer(bitPattern: words[6]) {
            unsafe context.assumingMemoryBound(to: [(UnsafeRawPointer, Int)].self).pointee.append((start, Int(words[7])))
          }
          return true
        }, UnsafeMutableRawPointer(list))
    }
    var types: [Any.Type] = []
    for unsafe(start, length) in unsafe sections {
      for offset in stride(from: 0, to: length, by: 4) {
        if let type = unsafe conformance(at: relative(start + offset), name, module) { types.append(type) }
      }
    }
    return types
  }

  private static func conformance(at record: UnsafeRawPointer, _ name: String, _ module: String) -> Any.Type? {
    guard let following = unsafe indirectable(record), unsafe text(at: relative(following + 8)) == name,
      unsafe moduleName(of: following) == module
    else { return nil }
    let flags = unsafe (record + 12).load(as: UInt32.self)
    let reference = unsafe relative(record + 4)
    let type: UnsafeRawPointer
    switch (flags >> 3) & 7 {
    case 0: unsafe type = reference
    case 1: unsafe type = reference.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let kind = unsafe type.load(as: UInt32.self)
    let isNominal = (16...18).contains(kind & 0x1F)
    let isGeneric = kind & 0x80 != 0
    guard isNominal, !isGeneric, unsafe moduleName(of: type) != module else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafe unsafeBitCast(relative(type + 12), to: Accessor.self)
    return unsafe unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// The module that a protocol or a type stands in, through the types around it.
  private static func moduleName(of descriptor: UnsafeRawPointer) -> String? {
    var context = unsafe descriptor
    while unsafe context.load(as: UInt32.self) & 0x1F != 0 {
      guard let parent = unsafe indirectable(context + 4) else { return nil }
      unsafe context = parent
    }
    return unsafe text(at: relative(context + 8))
  }

  private static func text(at place: UnsafeRawPointer) -> String {
    unsafe String(cString: place.assumingMemoryBound(to: CChar.self))
  }

  /// The place that a relative pointer means.
  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe place + Int(place.load(as: Int32.self))
  }

  /// The place that a relative pointer means, directly or, where its lowest bit is set, through another pointer; nil for none.
  private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe place.load(as: Int32.self)
    if offset == 0 { return nil }
    if offset & 1 == 0 { return unsafe place + Int(offset) }
    return unsafe (place + Int(offset & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
