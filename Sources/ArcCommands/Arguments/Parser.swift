// Reads a command line: options anywhere, `--opt=value`, `-oFILE`, and `--` that ends them.

import ArcRendering

/// What a command line asks for.
enum Request: Sendable {
  case run(Invocation)
  /// Help on the commands that start with these words; all of them for none.
  case help([String])
  case version
}

/// The commands, and how a line of words becomes one of them.
struct Parser: Sendable {
  let commands: [Command]

  func parse(_ words: [String]) throws(UsageError) -> Request {
    var line = try split(words)
    if line.positions.first == "help" { return .help(try helpTopic(Array(line.positions.dropFirst()))) }
    if line.given.contains(where: { $0.setting.name == CommonSettings.help.name }) {
      return .help(try helpTopic(line.positions))
    }
    if line.given.contains(where: { $0.setting.name == CommonSettings.version.name }) { return .version }
    let command = try takeCommand(from: &line.positions)
    try checkArguments(line.positions, of: command)
    var values: [String: any Sendable] = [:]
    for (setting, spelling, text) in line.given {
      guard let own = command.allSettings.first(where: { $0.name == setting.name }) else {
        throw .unknownOption(spelling, command: command.name, near: nearest(to: spelling, among: names(of: command)))
      }
      do throws(BadValue) {
        values[own.name] = try own.value(of: text ?? "")
      } catch {
        throw .badValue(option: spelling, value: text ?? "", reason: error.reason)
      }
    }
    return .run(Invocation(command: command, arguments: line.positions, values: values))
  }

  private typealias Given = (setting: any AnySetting, spelling: String, text: String?)

  /// Tells options from arguments. Every option means the same in all commands, so the command need not be known yet.
  private func split(_ words: [String]) throws(UsageError) -> (positions: [String], given: [Given]) {
    do throws(ArgumentLine.Fault) {
      let line = try ArgumentLine(words) { setting(named: $0)?.takesValue }
      let given = line.options.compactMap { option in setting(named: option.spelling).map { ($0, option.spelling, option.text) } }
      return (line.arguments, given)
    } catch {
      switch error {
      case .unknownOption(let spelling, let arguments): throw unknown(spelling, after: arguments)
      case .missingValue(let option):
        throw .missingValue(option: option, placeholder: setting(named: option)?.placeholder ?? "VALUE")
      case .unexpectedValue(let option): throw .unexpectedValue(option: option)
      }
    }
  }

  private func setting(named name: String) -> (any AnySetting)? {
    for command in commands {
      if let found = command.allSettings.first(where: { $0.names.contains(name) }) { return found }
    }
    return nil
  }

  private func unknown(_ spelling: String, after positions: [String]) -> UsageError {
    let command = commands.first { positions.starts(with: $0.words) }
    let known = command.map(names) ?? commands.flatMap(names)
    return .unknownOption(spelling, command: command?.name, near: nearest(to: spelling, among: known))
  }

  private func names(of command: Command) -> [String] { command.allSettings.flatMap(\.names) }

  private func takeCommand(from positions: inout [String]) throws(UsageError) -> Command {
    guard let first = positions.first else { throw .noCommand }
    if let command = commands.first(where: { positions.starts(with: $0.words) }) {
      positions.removeFirst(command.words.count)
      return command
    }
    let group = commands.filter { $0.words.first == first && $0.words.count > 1 }.map { $0.words[1] }
    guard !group.isEmpty else {
      throw .unknownCommand(first, near: nearest(to: first, among: Array(Set(commands.map { $0.words[0] })).sorted()))
    }
    guard positions.count > 1 else { throw .incompleteCommand(first, choices: group) }
    throw .unknownCommand("\(first) \(positions[1])", near: nearest(to: positions[1], among: group).map { "\(first) \($0)" })
  }

  private func helpTopic(_ words: [String]) throws(UsageError) -> [String] {
    var topic = words
    while !topic.isEmpty, !commands.contains(where: { $0.words.starts(with: topic) }) { topic.removeLast() }
    guard topic.isEmpty, let first = words.first else { return topic }
    throw .unknownCommand(first, near: nearest(to: first, among: commands.map { $0.words[0] }))
  }

  private func checkArguments(_ given: [String], of command: Command) throws(UsageError) {
    let needed = command.arguments.filter { $0.count == .one }
    if given.count < needed.count { throw .missingArgument(needed[given.count].name, command: command.name) }
    if !command.arguments.contains(where: { $0.count == .any }), given.count > command.arguments.count {
      throw .unexpectedArgument(given[command.arguments.count], command: command.name)
    }
  }
}

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case noCommand
  case unknownCommand(String, near: String?)
  case incompleteCommand(String, choices: [String])
  case unknownOption(String, command: String?, near: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case badValue(option: String, value: String, reason: String)
  case missingArgument(String, command: String)
  case unexpectedArgument(String, command: String)
  /// An argument that is not one of what it may be.
  case badArgument(String, value: String, reason: String)
  /// Options that each are right but not together.
  case conflict(String)
}
