// What kind of surface each pixel of a picture shows, for displays of few colours.

/// Says for each pixel whether it may be dithered.
public struct ToneMap: Sendable, Hashable {
  public enum Tone: UInt8, Sendable, Hashable {
    /// Text, lines, plain surfaces: takes the nearest colour and stays crisp.
    case flat
    /// A plain surface that is to keep its tint: an even pattern, the same wherever the rest of the picture changes.
    case tint
    /// A gradient or a photograph.
    case continuous
  }

  public let width: Int
  public let height: Int
  /// `width · height` tones, rows from the top.
  public var tones: [Tone]

  public init(width: Int, height: Int, tones: [Tone]) {
    precondition(width >= 0 && height >= 0 && tones.count == width * height, "a tone map has width × height tones")
    self.width = width
    self.height = height
    self.tones = tones
  }

  public init(width: Int, height: Int, filledWith tone: Tone) {
    self.init(width: width, height: height, tones: [Tone](repeating: tone, count: width * height))
  }

  public subscript(x: Int, y: Int) -> Tone {
    get { tones[y * width + x] }
    set { tones[y * width + x] = newValue }
  }
}
