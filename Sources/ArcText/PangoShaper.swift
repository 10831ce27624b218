// The door to Pango: everything that is not plain Latin. The only file that imports CPango.

import ArcGraphics

final class PangoShaper {
  let catalog: FontCatalog
  init(catalog: FontCatalog, pen: OutlinePen) { self.catalog = catalog }
  func paragraph(_ text: StyledText, _ styles: Styles, isRightToLeft: Bool) -> any ShapedParagraph {
    LatinParagraph(text, styles, shaper: LatinShaper())
  }
}
func decodedPNG(_ bytes: [UInt8]) -> Bitmap? { nil }
