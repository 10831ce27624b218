// What a text's script asks of a layout.

import SwiftUI

extension String {
  /// Whether it is one word, or in a script that puts no spaces between words: wrapped, it is cut wherever the room ends.
  var isUnspaced: Bool { !contains(where: \.isWhitespace) }

  /// Whether it is written in a script whose marks rise higher and hang lower than Latin capitals and descenders do, and whose
  /// letters should not be moved closer to each other: Arabic, the scripts of India, Thai and their neighbours.
  var isTall: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x600...0x109f, 0x1780...0x17ff, 0xfb50...0xfdff, 0xfe70...0xfefc: true
      default: false
      }
    }
  }
}
