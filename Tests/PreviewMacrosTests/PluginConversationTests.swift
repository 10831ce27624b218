// The helper as the compiler meets it: messages in, messages out.

import Foundation
import Testing

@testable import PreviewMacros

@Suite("The compiler's helper")
struct PluginConversationTests {
  /// What the helper answers to some bytes, message by message.
  private func answers(to bytes: Data) throws -> [[String: Any]] {
    let (question, answer) = (Pipe(), Pipe())
    try question.fileHandleForWriting.write(contentsOf: bytes)
    try question.fileHandleForWriting.close()
    PluginConversation(input: question.fileHandleForReading, output: answer.fileHandleForWriting).run()
    try answer.fileHandleForWriting.close()
    var rest = try answer.fileHandleForReading.readToEnd() ?? Data()
    var messages: [[String: Any]] = []
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(8).prefix(length)
      messages.append(try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = Data(rest.dropFirst(8 + length))
    }
    #expect(rest.isEmpty)
    return messages
  }

  private func framed(_ json: String) -> Data {
    let body = Data(json.utf8)
    return Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }) + body
  }

  private func result(of json: String) throws -> [String: Any] {
    try #require(try answers(to: framed(json)).first?["expandMacroResult"] as? [String: Any])
  }

  private func problem(of json: String) throws -> [String: Any] {
    let result = try result(of: json)
    #expect(result["expandedSource"] is NSNull)
    return try #require((result["diagnostics"] as? [[String: Any]])?.first)
  }

  @Test("It says which protocol it speaks")
  func capability() throws {
    let found = try answers(to: framed(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#))
    let capability = (found.first?["getCapabilityResult"] as? [String: Any])?["capability"] as? [String: Any]
    #expect(capability?["protocolVersion"] as? Int == 7)
  }

  @Test("A #Preview becomes a type that tells its file and line")
  func preview() throws {
    let result = try result(
      of:
        ##"{"expandFreestandingMacro":{"discriminator":"$d","syntax":{"source":"#Preview { Card() }","location":{"fileID":"App/Card.swift","line":12}}}}"##
    )
    let source = try #require(result["expandedSource"] as? String)
    #expect(source.hasPrefix("enum $d7previewfMu_: SwiftUI._PreviewRegistry {"))
    #expect(source.contains(#"static var _file: String { "App/Card.swift" }"#))
    #expect(source.contains("static var _line: Int { 12 }"))
    #expect(source.contains("_makePreview{ Card() }"))
    #expect((result["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test("@Entry gives a key beside the variable and accessors within, @Previewable nothing")
  func attached() throws {
    func source(_ type: String, _ role: String) throws -> String? {
      try result(
        of:
          #"{"expandAttachedMacro":{"macro":{"typeName":"\#(type)"},"macroRole":"\#(role)","declSyntax":{"source":"@Entry var gap = 8"}}}"#)[
          "expandedSource"] as? String
    }
    #expect(try source("EntryMacro", "accessor")?.contains("get { self[__Key_gap.self] }") == true)
    #expect(try source("EntryMacro", "peer")?.contains("static let defaultValue = 8") == true)
    #expect(try source("PreviewableMacro", "peer") == "")
  }

  @Test("A mistake is told where it stands")
  func mistakes() throws {
    let entry = try problem(
      of:
        #"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"peer","declSyntax":{"source":"@Entry let a = 3","location":{"fileName":"/a/b.swift","offset":41}}}}"#
    )
    #expect(entry["message"] as? String == "@Entry is attached to a variable: '@Entry var name: Type = value'")
    #expect(entry["severity"] as? String == "error")
    let position = entry["position"] as? [String: Any]
    #expect(position?["fileName"] as? String == "/a/b.swift")
    #expect(position?["offset"] as? Int == 41)
    let preview = try problem(of: #"{"expandFreestandingMacro":{"discriminator":"$d","syntax":{"source":"nothing"}}}"#)
    #expect(preview["message"] as? String == "#Preview is expected here")
  }

  @Test(
    "Requests that lack what they need are answered with what is missing",
    arguments: [
      (#"{"expandFreestandingMacro":{}}"#, "the compiler did not say what is to be expanded"),
      (#"{"expandFreestandingMacro":{"syntax":{"source":3},"discriminator":"d"}}"#, "the compiler did not say what is to be expanded"),
      (#"{"expandAttachedMacro":{"macro":7}}"#, "the compiler did not say which macro is to be expanded"),
      (#"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"}}}"#, "the compiler did not say what @Entry is attached to"),
      (#"{"somethingNew":{}}"#, "the helper for previews was asked what it does not know"),
    ])
  func lacking(json: String, message: String) throws {
    #expect(try problem(of: json)["message"] as? String == message)
  }

  @Test("Several messages are answered in turn")
  func turns() throws {
    let found = try answers(to: framed(#"{"getCapability":{}}"#) + framed(#"{"somethingNew":{}}"#) + framed(#"{"getCapability":{}}"#))
    #expect(found.map { $0.keys.first } == ["getCapabilityResult", "expandMacroResult", "getCapabilityResult"])
  }

  @Test("Bytes that are no message end the conversation without an answer")
  func noise() throws {
    #expect(try answers(to: Data()).isEmpty)
    #expect(try answers(to: Data([1, 2, 3])).isEmpty)
    #expect(try answers(to: framed("no JSON")).isEmpty)
    #expect(try answers(to: framed("[1, 2]")).isEmpty)
    #expect(try answers(to: framed(#"{"getCapability":{}}"#).dropLast(4)).isEmpty)
    #expect(try answers(to: Data(repeating: 0xFF, count: 64)).isEmpty)
    #expect(try answers(to: Data(repeating: 0, count: 8)).isEmpty)
    #expect(try answers(to: framed(#"{"getCapability":{}}"#) + Data(repeating: 0x7F, count: 32)).count == 1)
  }
}
