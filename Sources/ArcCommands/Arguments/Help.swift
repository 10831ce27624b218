// The text of `help`, made from the commands themselves.

extension Parser {
  /// Help on every command that starts with these words.
  func help(on words: [String]) -> String {
    let chosen = commands.filter { $0.words.starts(with: words) }
    if words.isEmpty { return overview }
    if chosen.count == 1, chosen[0].words == words { return page(chosen[0]) }
    return "arcflow \(words.joined(separator: " ")): " + "one of these\n\n" + table(chosen.map { (usage($0), $0.summary) })
  }

  private var overview: String {
    """
    arcflow draws habits as widgets, without a phone.

    arcflow <command> [arguments] [options]

    \(table(commands.map { ($0.name, $0.summary) }))
    Every command takes

    \(table(CommonSettings.all.map { (spelling($0), $0.help) }))
    A HABIT is named by its id, its name, or the start of its name where only one begins so.

    arcflow help <command> tells more.

    """
  }

  private func page(_ command: Command) -> String {
    var text = "arcflow \(usage(command))\n\n\(command.summary)\n"
    if let details = command.details { text += "\n\(details)\n" }
    if !command.settings.isEmpty { text += "\n" + table(command.settings.map { (spelling($0), $0.help) }) }
    return text + "\nand what every command takes: " + CommonSettings.all.map(\.name).joined(separator: ", ") + "\n"
  }

  private func usage(_ command: Command) -> String {
    let arguments = command.arguments.map { argument in
      switch argument.count {
      case .one: " \(argument.name)"
      case .optional: " [\(argument.name)]"
      case .any: " [\(argument.name)…]"
      }
    }
    return command.name + arguments.joined() + (command.settings.isEmpty ? "" : " [options]")
  }

  private func spelling(_ setting: any AnySetting) -> String {
    let short = setting.names.reversed().joined(separator: ", ")
    return setting.placeholder.map { "\(short) \($0)" } ?? short
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 34)
    return rows.map { left, right in
      let gap = left.count > width ? "\n" + String(repeating: " ", count: width + 4) : String(repeating: " ", count: width - left.count + 2)
      return "  \(left)\(gap)\(right)\n"
    }.joined()
  }
}
