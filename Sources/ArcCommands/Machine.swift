// The machine a command runs on: its clock, zone, environment and streams. The only file of the package that reads them.

public import ArcHabits
import Foundation

/// What a command may know of its surroundings, handed in, so that tests hand in others.
public struct Machine: Sendable {
  /// The instant it is.
  public var now: @Sendable () -> Instant
  /// The zone the machine is set to.
  public var zone: @Sendable () -> ZoneRules
  public var environment: [String: String]
  /// Where the binary lies, or nil where that is not known.
  public var executable: String?
  /// Writes to standard output at once; throws where that fails.
  public var output: @Sendable ([UInt8]) throws(OutputError) -> Void
  /// Writes to standard error; nobody hears of a failure there.
  public var errors: @Sendable ([UInt8]) -> Void
  /// Whether the process is this command's alone, so that its store and host are what tasks without values of their own find.
  public var ownsProcess = false

  public init(
    now: @escaping @Sendable () -> Instant, zone: @escaping @Sendable () -> ZoneRules, environment: [String: String], executable: String?,
    output: @escaping @Sendable ([UInt8]) throws(OutputError) -> Void, errors: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.now = now
    self.zone = zone
    self.environment = environment
    self.executable = executable
    self.output = output
    self.errors = errors
  }

  /// This machine.
  public static var real: Machine {
    var machine = Machine(
      now: { Ambient.now() },
      zone: { Ambient.zone() },
      environment: ProcessInfo.processInfo.environment,
      executable: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      output: { bytes throws(OutputError) in
        let code = writeAll(bytes, to: 1)
        guard code == 0 else { throw OutputError(code: code) }
      },
      errors: { bytes in _ = writeAll(bytes, to: 2) })
    machine.ownsProcess = true
    return machine
  }
}

/// Standard output did not take what was printed.
public struct OutputError: Error, Hashable {
  /// The system's number for why.
  public let code: Int32

  public init(code: Int32) { self.code = code }
}

extension Machine {
  /// Prints lines as an answer, whole and at once.
  func say(_ text: String) throws(OutputError) { try output(Array((text.hasSuffix("\n") ? text : text + "\n").utf8)) }

  /// Prints a sentence about what went wrong or deserves a look, on one line whatever the names and paths in it are.
  func warn(_ sentence: String) { errors(Array("arcflow: \(printable(sentence))\n".utf8)) }
}

extension Machine {
  /// An environment variable that says something, or nil.
  func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Where this person's data lies: `arcflow` in `$XDG_DATA_HOME`, else in `~/.local/share`.
  var dataFolder: String { Ambient.dataFolder(environment) }
}

/// A text with what would break its line, move the cursor or turn the reading order written out, as in `\n` and `\u{1b}`.
func printable(_ text: String) -> String {
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A: shown += "\\n".unicodeScalars
    case 0x09: shown += "\\t".unicodeScalars
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
      shown += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
    default: shown.append(scalar)
    }
  }
  return String(shown)
}
