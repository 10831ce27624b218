// `assets`: fetches the pinned fonts and symbols for a machine that has no checkout.

import Foundation

extension Command {
  static let assets = Command(
    words: ["assets"], summary: "Fetches the pinned fonts and symbols into the data folder.",
    details: "They are looked for in $ARCFLOW_ASSETS, beside the binary, in ../share/arcflow, in the checkout, and there."
  ) { invocation, machine in
    let folder = machine.dataFolder + "/assets"
    let (output, warnings) = try await fetchAssets(into: folder, path: machine.variable("PATH"))
    for warning in warnings { machine.warn(warning) }
    if invocation[CommonSettings.json] {
      try machine.say(JSONValue.object(["folder": .string(folder)]).line)
    } else {
      try machine.say(output + folder)
    }
    return .done
  }

  /// Runs the script that `make deps` runs as well. Returns what it says, and which optional packages could not be had.
  private static func fetchAssets(into folder: String, path: String?) async throws(Failure) -> (said: String, warnings: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-", folder]
    let (script, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = script
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
      try script.fileHandleForWriting.write(contentsOf: Data(PackageResources.assets_py))
      try script.fileHandleForWriting.close()
    } catch {
      throw .assetsNotFetched("python3 could not be started")
    }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = process.terminationStatus == 127 ? "python3 is not installed" : complaint.split(separator: "\n").last.map(String.init)
      throw .assetsNotFetched(reason ?? "the script ended with \(process.terminationStatus)")
    }
    return (said, complaint.split(separator: "\n").filter { $0.hasPrefix("warning: ") }.map { String($0.dropFirst(9)) })
  }
}
