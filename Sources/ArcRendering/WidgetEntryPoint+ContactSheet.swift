// One page with all pictures, their titles and sizes.

import ArcViews

/// A page of pictures.
struct ContactSheet {
  let title: String
  let pictures: [WrittenPicture]
  /// What was being drawn when the program ended, or nil where all is drawn.
  let stopped: String?

  /// The page, which needs nothing but the pictures beside it.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title))</title>
    <style>
    body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; background: #d9dbe0; color: #1c1c1e }
    main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
    figure { margin: 0; padding: 1rem; border-radius: 1rem; background: #eef0f3 }
    figure.dark { background: #2c2c2e; color: #f2f2f7 }
    img { display: block; border-radius: 1.2rem }
    figcaption { margin-top: .6rem; max-width: 22rem }
    small { display: block; opacity: .7 }
    </style>
    <h1>\(Self.escaped(title))</h1>\(stopped.map { "\n<p>The program ended while it drew \(Self.escaped($0)).</p>" } ?? "")
    <main>
    \(pictures.map(figure).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private func figure(_ picture: WrittenPicture) -> String {
    let size = "\(Self.number(picture.width)) × \(Self.number(picture.height))"
    let notes = picture.warnings.map { "<small>\(Self.escaped($0))</small>" }.joined()
    return """
      <figure class="\(picture.scheme == .dark ? "dark" : "light")">
      <img src="\(Self.escaped(picture.file))" width="\(Self.number(picture.width))" height="\(Self.number(picture.height))" \
      alt="\(Self.escaped(picture.words))">
      <figcaption>\(Self.escaped(picture.title))<small>\(size) points</small>\(notes)</figcaption>
      </figure>
      """
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
