// `devices`: the profiles a picture can be drawn for.

import ArcGraphics

/// What a picture is made for.
struct Device: Sendable {
  let name: String
  let summary: String

  /// The devices known.
  static let all = [Device(name: "phone", summary: "a phone of 393 × 852 points, two pixels a point; what is drawn by default")]

  static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}

extension Command {
  static let devices = Command(words: ["devices"], summary: "The devices that --device knows.") { invocation, machine in
    if invocation[CommonSettings.json] {
      let list = Device.all.map { device in
        JSONValue.object([
          "name": .string(device.name), "summary": .string(device.summary),
          "sizes": .array(
            FamilyName.allCases.map { family in
              .object([
                "family": .string(family.rawValue), "width": .number(family.standardSize.width),
                "height": .number(family.standardSize.height),
              ])
            }),
        ])
      }
      try machine.say(JSONValue.object(["devices": .array(list)]).line)
    } else {
      let sizes = FamilyName.allCases.map {
        "  \($0.rawValue) \(NumberWords.plain($0.standardSize.width))x\(NumberWords.plain($0.standardSize.height))"
      }
      try machine.say(Device.all.map { "\($0.name)  \($0.summary)" }.joined(separator: "\n") + "\n" + sizes.joined(separator: "\n"))
    }
    return .done
  }
}
