// Options as constants: what a command can be told, under which names, and how the text becomes a value.

import ArcRendering

/// One option of the command line. Its text is read when the line is parsed, so a bad value is refused before anything runs.
struct Setting<Value: Sendable>: Sendable {
  /// The long name first, such as `--output`.
  let names: [String]
  /// What stands for the value in help, such as `FILE`; nil for a flag.
  let placeholder: String?
  let help: String
  let read: @Sendable (String) throws(BadValue) -> Value

  init(
    _ names: String..., value placeholder: String, help: String, read: @escaping @Sendable (String) throws(BadValue) -> Value
  ) {
    self.names = names
    self.placeholder = placeholder
    self.help = help
    self.read = read
  }
}

extension Setting<Bool> {
  /// A flag: given or not.
  init(flag names: String..., help: String) {
    self.names = names
    self.placeholder = nil
    self.help = help
    self.read = { _ in true }
  }
}

extension Setting<String> {
  /// Text taken as it stands; empty text is refused unless `orEmpty`.
  init(_ names: String..., text placeholder: String, orEmpty: Bool = false, help: String) {
    self.names = names
    self.placeholder = placeholder
    self.help = help
    self.read = { text throws(BadValue) in
      guard orEmpty || !text.isEmpty else { throw BadValue("it is empty") }
      return text
    }
  }
}

/// A setting without its value's type, as lists of settings hold it.
protocol AnySetting: Sendable {
  var names: [String] { get }
  var placeholder: String? { get }
  var help: String { get }
  /// The value as the setting reads it.
  func value(of text: String) throws(BadValue) -> any Sendable
}

extension Setting: AnySetting {
  func value(of text: String) throws(BadValue) -> any Sendable { try read(text) }
}

extension AnySetting {
  var name: String { names[0] }
  var takesValue: Bool { placeholder != nil }
}
