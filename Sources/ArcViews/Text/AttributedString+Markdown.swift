// Attributed strings from Markdown, which Foundation lacks here.

public import Foundation

extension AttributedString {
  /// How Markdown is read. Only what stands within a line is read here, whatever the options.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }

    public var interpretedSyntax: InterpretedSyntax

    public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
  }

  /// A string with its bold, italic, code, strikethrough and links as attributes. Never throws: what is no mark stands as it is.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init()
    for run in InlineMarkdown(markdown).runs {
      var piece = AttributedString(run.text)
      if let intent = run.marks.intent { piece.swiftUI.inlinePresentationIntent = intent }
      if let link = run.marks.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }
}

extension InlineMarks {
  fileprivate var intent: InlinePresentationIntent? {
    var intent: InlinePresentationIntent = []
    if isBold { intent.insert(.stronglyEmphasized) }
    if isItalic { intent.insert(.emphasized) }
    if isCode { intent.insert(.code) }
    if isStruckThrough { intent.insert(.strikethrough) }
    return intent.isEmpty ? nil : intent
  }
}
