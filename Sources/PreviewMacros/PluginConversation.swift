// The compiler's plug-in protocol: messages of JSON, each after its length in eight little-endian bytes.

import Foundation

/// A conversation with the compiler.
struct PluginConversation {
  let input: FileHandle
  let output: FileHandle

  /// Answers messages until the compiler hangs up or sends what is no message.
  func run() {
    while let message = next() {
      send(answer(to: message))
    }
  }

  private func next() -> [String: Any]? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = read(length) else { return nil }
    return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else { return nil }
      data.append(more)
    }
    return data
  }

  private func send(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var length = UInt64(body.count).littleEndian
    output.write(withUnsafeBytes(of: &length) { Data($0) } + body)
  }

  private func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    guard let request = message["expandFreestandingMacro"] as? [String: Any], let syntax = request["syntax"] as? [String: Any],
      let source = syntax["source"] as? String, let discriminator = request["discriminator"] as? String
    else {
      return ["expandMacroResult": ["expandedSource": NSNull(), "diagnostics": [Any]()]]
    }
    let location = syntax["location"] as? [String: Any]
    let use = PreviewUse(
      source: source, discriminator: discriminator, file: location?["fileID"] as? String ?? "", line: location?["line"] as? Int ?? 0)
    return ["expandMacroResult": ["expandedSource": use.expansion.map { $0 as Any } ?? NSNull(), "diagnostics": [Any]()]]
  }
}
