// What commands themselves find wrong; lower floors have errors of their own.

import ArcHabits

/// Why a command could not do what it was asked to.
enum Failure: Error, Hashable {
  /// No habit has this id, name or start of a name.
  case unknownHabit(String, near: String?)
  /// The file to read is not there.
  case noFile(String)
  /// The folder to meet other stores in is not there.
  case noFolder(String)
  /// The file to read is a folder, or may not be read.
  case unreadable(String, code: Int32)
  /// No widget of this kind.
  case unknownWidget(String, near: String?)
  /// The widget does not support the family.
  case noFamily(String, widget: String, supported: [String])
  /// The widget's provider gave no timeline.
  case noTimeline(widget: String, reason: String)
  /// A picture that would be too large, or of no size at all.
  case badSize(width: Int, height: Int)
  /// A golden case that does not exist.
  case unknownCase(String, near: String?)
  /// A golden case's request does not read.
  case badCase(String, reason: String)
  /// Goldens are not recorded in CI.
  case recordingInCI
  /// A folder that should hold golden cases does not exist.
  case noGoldens(String)
  /// Fonts and symbols could not be fetched.
  case assetsNotFetched(String)
  /// A person's own file, such as a device profile or a page's layout, does not say what it should.
  case badFile(String, reason: String)
}

/// How an error ends a command: the sentence printed, and the exit code.
struct Report: Hashable {
  let sentence: String
  let exitCode: ExitCode
}
