// The tool itself: a line of words in, an exit code out.

import ArcText

/// The command line of ArcFlow.
public struct ArcFlowTool: Sendable {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  private let parser = Parser(commands: Command.all)
  private let machine: Machine

  /// The tool on a machine, by default this one.
  public init(machine: Machine = .real) { self.machine = machine }

  /// Takes from the environment what would change how libraries shape and draw, and keeps the standard streams' places.
  /// Called first in `main`, before any thread starts or file is opened.
  public static func quiet() {
    fillStandardStreams()
    TextEngine.quiet()
  }

  /// Runs one command line, without the tool's own name, and returns its exit code. Answers go to standard output; if anything
  /// fails, one sentence goes to standard error.
  public func run(_ words: [String]) async -> Int32 {
    do {
      switch try parser.parse(words) {
      case .help(let topic): try machine.say(parser.help(on: topic))
      case .version: try machine.say("arcflow \(Self.version)")
      case .run(let invocation): return try await invocation.command.run(invocation, machine).rawValue
      }
      return ExitCode.done.rawValue
    } catch {
      let report = Report(error)
      machine.warn(report.sentence)
      return report.exitCode.rawValue
    }
  }
}
