// The only file that turns errors into sentences and exit codes.

import ArcHabits
import ArcText
import ArcWidgets
import Foundation

extension Report {
  /// What to say and how to end, for any error a command may meet.
  init(_ error: any Error) {
    switch error {
    case let error as UsageError: self.init(sentence: error.sentence, exitCode: .usage)
    case let error as Failure: self.init(sentence: error.sentence, exitCode: error.exitCode)
    case let error as FileError: self.init(sentence: error.sentence, exitCode: error.exitCode)
    case let error as StoreError:
      self.init(sentence: error.sentence, exitCode: ExitCode(rawValue: error.exitCode) ?? .inputOutput)
    case let error as OutputError:
      let reason = error.code == EBADF ? "it is closed" : systemReason(error.code)
      self.init(sentence: "standard output cannot be written: \(reason)", exitCode: .inputOutput)
    case let error as AssetError: self.init(sentence: "\(error)", exitCode: .unavailable)
    case let error as WidgetError: self.init(sentence: "\(error)", exitCode: .unavailable)
    default: self.init(sentence: "\(error)", exitCode: .inputOutput)
    }
  }
}

extension UsageError {
  var sentence: String {
    switch self {
    case .noCommand: "say what to do; 'arcflow help' lists the commands"
    case .unknownCommand(let name, let near): "there is no command '\(name)'\(suggestion(near))"
    case .incompleteCommand(let name, let choices): "'\(name)' takes one more word: \(choices.joined(separator: ", "))"
    case .unknownOption(let option, let command, let near):
      (command.map { "'\($0)' takes no option \(option)" } ?? "there is no option \(option)") + suggestion(near)
    case .missingValue(let option, let placeholder): "\(option) takes a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .badValue(let option, let value, let reason): "\(option) '\(value)': \(reason)"
    case .missingArgument(let argument, let command): "'\(command)' takes \(argument); 'arcflow help \(command)' tells more"
    case .unexpectedArgument(let argument, let command):
      "'\(command)' does not take '\(argument)' as well; quote what has spaces, or see 'arcflow help \(command)'"
    case .badArgument(let argument, let value, let reason): "\(argument) '\(value)': \(reason)"
    case .conflict(let reason): reason
    }
  }
}

extension Failure {
  var sentence: String {
    switch self {
    case .unknownHabit(let word, let near):
      "no habit is called '\(word)'\(near == nil ? "; 'arcflow habit list' names them" : suggestion(near))"
    case .noFile(let path): "there is no file \(path)"
    case .noFolder(let path): "there is no folder \(path)"
    case .unreadable(let path, let code): "\(path) cannot be read: \(systemReason(code))"
    case .unknownWidget(let kind, let near): "there is no widget of kind '\(kind)'\(suggestion(near))"
    case .noFamily(let family, let widget, let supported):
      "\(widget) does not come in \(family); it comes in \(supported.joined(separator: ", "))"
    case .noTimeline(let widget, let reason): "\(widget): \(reason)"
    case .badSize(let width, let height): "a picture of \(width) × \(height) pixels cannot be drawn; a side has 1 to 16384"
    case .unknownCase(let name, let near): "there is no golden case '\(name)'\(suggestion(near))"
    case .badCase(let name, let reason): "golden case \(name): \(reason)"
    case .recordingInCI: "goldens are not recorded where CI is set; record them by hand and look at them"
    case .noGoldens(let path): "there are no golden cases in \(path)"
    case .badFile(let path, let reason): "\(path): \(reason)"
    case .assetsNotFetched(let reason): "fonts and symbols could not be fetched: \(reason)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .badSize, .recordingInCI: .usage
    case .unknownHabit, .badCase, .badFile: .badData
    case .noFile, .noFolder, .unreadable, .unknownCase, .noGoldens: .noInput
    case .unknownWidget, .noFamily, .noTimeline, .assetsNotFetched: .unavailable
    }
  }
}

extension FileError {
  var sentence: String {
    switch self {
    case .missingFolder(let folder): "the folder '\(folder)' does not exist"
    case .isFolder(let path): "\(path) is a folder"
    case .readOnly(let path): "\(path) is read-only, and was left as it was"
    case .noReader(let path): "\(path) is a pipe that nobody reads from"
    case .cannotCreate(let path, let code): "\(path) cannot be written: \(systemReason(code))"
    case .inputOutput(let path, let code): "writing \(path) failed, and it was left as it was: \(systemReason(code))"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .missingFolder, .isFolder, .readOnly, .noReader, .cannotCreate: .cannotCreate
    case .inputOutput: .inputOutput
    }
  }
}

private func suggestion(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

/// What the system calls an error, in English whatever the locale, beginning small.
func systemReason(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  let reason = unsafe String(cString: text)
  return reason.prefix(1).lowercased() + reason.dropFirst()
}

extension Error {
  /// The system's number for what lies under an error of Foundation's, `EIO` where it does not say.
  var systemCode: Int32 {
    let under = (self as? CocoaError)?.underlying ?? self
    return (under as? POSIXError)?.code.rawValue ?? EIO
  }
}
