// Every command, in the order `help` lists them.

extension Command {
  static let all: [Command] = []
}
