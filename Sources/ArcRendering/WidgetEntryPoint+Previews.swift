// The previews of a program, as pictures to be drawn.

import ArcViews
import ArcWidgets

extension WidgetProgram {
  func previewJobs() async throws -> [PictureJob] { [] }

  func renderPreview(_ preview: String) async throws {
    throw EntryError.noInput("there is no preview called '\(preview)'")
  }
}
