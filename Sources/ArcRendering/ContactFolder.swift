// The folder that all pictures of a program go to, with the page of them.

import ArcGraphics

/// A folder of pictures and its page.
///
/// The page is written before each subject and names it: where a widget's code crashes, the page shows what was drawn before and tells
/// what was being drawn.
@MainActor
package final class ContactFolder {
  let path: String
  let title: String
  var names = FileNames()
  var pictures: [WrittenPicture] = []
  /// How many widgets and previews could not be drawn.
  var failures = 0

  var page: String { path + "/index.html" }

  /// `path` is a folder that exists, `title` the heading of its page.
  package init(path: String, title: String) {
    self.path = path
    self.title = title
  }

  /// Writes the page as it is to be found if `subject` ends the program.
  /// - Throws: `EntryError` where it cannot be written.
  package func begin(_ subject: String) throws(EntryError) { try write(stopped: subject) }

  /// Writes the page of all pictures.
  /// - Throws: `EntryError` where it cannot be written.
  package func finish() throws(EntryError) { try write(stopped: nil) }

  private func write(stopped: String?) throws(EntryError) {
    try WidgetProgram.write(Array(ContactSheet(title: title, pictures: pictures, stopped: stopped).html.utf8), to: page)
  }
}

/// Names of files in one folder, each given once.
package struct FileNames {
  /// A file's name has 255 bytes at most; the rest is for an ending and a number.
  private static let longest = 240
  private var taken: Set<String> = []

  package init() {}

  /// A name of letters, digits and `-_.` that nothing has yet: like the one asked for, with a number behind it where it must differ.
  package mutating func take(_ name: String) -> String {
    var plain = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "_" }.joined()
    // A dot would hide the file.
    if plain.hasPrefix(".") { plain = "_" + plain.dropFirst() }
    while plain.utf8.count > Self.longest { plain.removeLast() }
    var unique = plain
    var number = 1
    while !taken.insert(unique).inserted {
      number += 1
      unique = "\(plain)-\(number)"
    }
    return unique
  }
}
