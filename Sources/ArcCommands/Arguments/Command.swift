// What a command is: its name, its arguments and options, and what it does.

/// One command of the tool.
struct Command: Sendable {
  /// An argument by position.
  struct Argument: Sendable {
    enum Count: Sendable { case one, optional, any }

    /// As help shows it, such as `HABIT`.
    let name: String
    let count: Count

    static func one(_ name: String) -> Argument { Argument(name: name, count: .one) }
    static func optional(_ name: String) -> Argument { Argument(name: name, count: .optional) }
    static func any(_ name: String) -> Argument { Argument(name: name, count: .any) }
  }

  /// One or two words, such as `["habit", "add"]`.
  let words: [String]
  let summary: String
  /// A few lines more for the command's own help, or nil.
  var details: String?
  var arguments: [Argument] = []
  /// Its own options, beside those every command takes.
  var settings: [any AnySetting] = []
  let run: @Sendable (Invocation, Machine) async throws -> ExitCode

  var name: String { words.joined(separator: " ") }

  /// All its options, those of every command last.
  var allSettings: [any AnySetting] { settings + CommonSettings.all }
}

/// A command line that has been read: which command, with what.
struct Invocation: Sendable {
  let command: Command
  /// What stands at the command's arguments, in order.
  let arguments: [String]
  /// Values of the options given, by the option's first name.
  let values: [String: any Sendable]

  /// The value given for an option, or nil.
  subscript<Value>(setting: Setting<Value>) -> Value? {
    precondition(command.allSettings.contains { $0.name == setting.name }, "\(command.name) does not declare \(setting.name)")
    return values[setting.name] as? Value
  }

  /// Whether a flag was given.
  subscript(flag: Setting<Bool>) -> Bool { (self[flag] as Bool?) ?? false }
}

/// How a run ends, by the numbers of sysexits.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// A check found a difference.
  case failedCheck = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case inputOutput = 74
  case busy = 75
}
