// Programs that others wrote, to read our files without us.

import Foundation

/// A program found on the usual paths.
enum Outside {
  /// Where a program lies, or nil where it is not installed.
  static func path(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/", "/bin/"].map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func has(_ name: String) -> Bool { path(name) != nil }

  /// What a program prints, or nil where it fails.
  static func run(_ name: String, _ arguments: [String]) throws -> [UInt8]? {
    guard let path = path(name) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return process.terminationStatus == 0 ? output : nil
  }
}
