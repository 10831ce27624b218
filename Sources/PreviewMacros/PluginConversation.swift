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

  /// The answer to one message. What is no request for an expansion gets an empty one.
  func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
      return result(of: freestanding(request), at: (request["syntax"] as? [String: Any])?["location"])
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
      return result(of: attached(request), at: (request["declSyntax"] as? [String: Any])?["location"])
    }
    return result(of: .failure(Problem(message: "the helper for previews was asked what it does not know")), at: nil)
  }

  private func result(of expansion: Result<String, Problem>, at location: Any?) -> [String: Any] {
    switch expansion {
    case .success(let source): ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
    case .failure(let problem):
      ["expandMacroResult": ["expandedSource": NSNull(), "diagnostics": [problem.diagnostic(at: location as? [String: Any])]]]
    }
  }

  /// What stands in place of a `#Preview`.
  private func freestanding(_ request: [String: Any]) -> Result<String, Problem> {
    guard let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String,
      let discriminator = request["discriminator"] as? String
    else { return .failure(Problem(message: "the compiler did not say what is to be expanded")) }
    let location = syntax["location"] as? [String: Any]
    return PreviewUse(
      source: source, discriminator: discriminator, file: location?["fileID"] as? String ?? "", line: location?["line"] as? Int ?? 0
    ).expansion
  }

  /// What is added to a declaration with `@Entry`; nothing to one with `@Previewable`.
  private func attached(_ request: [String: Any]) -> Result<String, Problem> {
    guard let macro = request["macro"] as? [String: Any], let name = macro["typeName"] as? String else {
      return .failure(Problem(message: "the compiler did not say which macro is to be expanded"))
    }
    guard name == "EntryMacro" else { return .success("") }
    guard let declaration = request["declSyntax"] as? [String: Any], let source = declaration["source"] as? String else {
      return .failure(Problem(message: "the compiler did not say what @Entry is attached to"))
    }
    return EntryUse.parse(source).map { request["macroRole"] as? String == "accessor" ? $0.accessors : $0.key }
  }
}
