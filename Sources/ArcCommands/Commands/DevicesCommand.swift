// `devices`: the displays a picture can be drawn for, and what one of them says.

import ArcGraphics
import ArcImages
import ArcRendering

extension Command {
  static let devices = Command(
    words: ["devices"], summary: "The displays that --device knows, or all about one.",
    details: """
      NAME is one of them, or the path of a profile's file. A profile of your own lies in arcflow/devices in $XDG_CONFIG_HOME
      (else ~/.config), or in the folder of --devices, and stands before a built-in one of its name.
      """, arguments: [.optional("NAME")], settings: [PictureSettings.devices]
  ) { invocation, machine in
    let shelf = try DeviceShelf(folder: invocation[PictureSettings.devices], on: machine)
    if let name = invocation.arguments.first {
      if name == "phone" {
        try machine.say(invocation[CommonSettings.json] ? phoneJSON.line : phoneText)
      } else {
        let profile = try shelf.profile(name)
        try machine.say(invocation[CommonSettings.json] ? profile.json.line : profile.text)
      }
      return .done
    }
    let all = try shelf.all()
    if invocation[CommonSettings.json] {
      let list = all.map { entry in
        JSONValue.object([
          "name": .string(entry.profile.name), "title": .string(entry.profile.title), "width": .int(entry.profile.width),
          "height": .int(entry.profile.height), "format": .string(entry.profile.format.rawValue), "depth": .int(entry.profile.depth),
          "file": .text(entry.path),
        ])
      }
      try machine.say(JSONValue.object(["devices": .array([phoneJSON] + list)]).line)
    } else {
      let width = all.map(\.profile.name.count).max() ?? 0
      func padded(_ name: String) -> String { name + String(repeating: " ", count: max(0, width - name.count)) }
      let lines = all.map { entry in
        "\(padded(entry.profile.name))  \(entry.profile.title) (\(entry.profile.outline))" + (entry.path.map { "; \($0)" } ?? "")
      }
      try machine.say(([phoneText] + lines).joined(separator: "\n"))
    }
    return .done
  }

  private static let phoneSummary = "a phone of 393 × 852 points, two pixels a point; what is drawn without --device"

  private static var phoneText: String {
    let sizes = FamilyName.offered.map {
      "  \($0.rawValue) \(NumberWords.plain($0.standardSize.width))x\(NumberWords.plain($0.standardSize.height))"
    }
    return "phone  \(phoneSummary)\n" + sizes.joined(separator: "\n")
  }

  private static var phoneJSON: JSONValue {
    .object([
      "name": .string("phone"), "summary": .string(phoneSummary),
      "sizes": .array(
        FamilyName.offered.map { family in
          .object([
            "family": .string(family.rawValue), "width": .number(family.standardSize.width), "height": .number(family.standardSize.height),
          ])
        }),
    ])
  }
}
