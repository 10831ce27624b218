// `backup`: a copy of the store.

import ArcHabits

extension Command {
  static let backup = Command(
    words: ["backup"], summary: "Copies the whole store to FILE, as it is now, while others use it.", arguments: [.one("FILE")]
  ) { invocation, machine in
    let target = invocation.arguments[0]
    let store = invocation.storePath(on: machine)
    try checkTarget(target)
    try HabitReader.backup(store, to: target)
    try machine.say(invocation[CommonSettings.json] ? JSONValue.object(["file": .string(target)]).line : target)
    return .done
  }
}
