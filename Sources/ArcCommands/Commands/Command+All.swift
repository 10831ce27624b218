// Every command, in the order `help` lists them.

extension Command {
  static let all: [Command] =
    habitCommands + [done, skip, miss, undo, status, history] + [render, timeline] + goldenCommands + [importFile, export, sync, backup]
    + configCommands
    + [assets, devices, doctor]
}
