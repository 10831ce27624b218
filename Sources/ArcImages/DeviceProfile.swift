// A display as data: its size, its inks, the file it takes, and how it is looked at.

/// What a picture must be for one kind of display. Read from a JSON file in `Devices/`; the keys are the property names.
public struct DeviceProfile: Sendable, Hashable, Codable {
  /// The file that a display takes.
  public enum Format: String, Sendable, Hashable, Codable, CaseIterable {
    case png, bmp, jpeg, pbm, pgm
    /// Packed rows without a header.
    case raw
    /// Two planes of 1 bit, black and the third ink.
    case planes

    /// The usual ending of such a file's name.
    public var fileExtension: String {
      switch self {
      case .png, .bmp, .pbm, .pgm: rawValue
      case .jpeg: "jpg"
      case .raw, .planes: "bin"
      }
    }
  }

  /// The larger picture that a file holds when the visible part is only a piece of it.
  public struct Frame: Sendable, Hashable, Codable {
    /// Size of the file in pixels, after turning.
    public var width: Int
    public var height: Int
    /// Where the picture's top left corner lies in it.
    public var x: Int
    public var y: Int

    public init(width: Int, height: Int, x: Int, y: Int) {
      self.width = width
      self.height = height
      self.x = x
      self.y = y
    }
  }

  /// How a display renews its picture.
  public struct Refresh: Sendable, Hashable, Codable {
    /// Seconds that a full refresh takes.
    public var fullSeconds: Double
    /// Whether a part can be renewed.
    public var hasPartial: Bool
    /// After how many partial refreshes a full one is due; 0 for never.
    public var fullEvery: Int
    /// The columns of a part are multiples of this many pixels.
    public var columnStep: Int

    public init(fullSeconds: Double = 2, hasPartial: Bool = false, fullEvery: Int = 0, columnStep: Int = 8) {
      self.fullSeconds = fullSeconds
      self.hasPartial = hasPartial
      self.fullEvery = fullEvery
      self.columnStep = columnStep
    }
  }

  /// Pixels at the edges that a case hides or that should stay empty, as the display is looked at.
  public struct Margins: Sendable, Hashable, Codable {
    public var top: Int
    public var left: Int
    public var bottom: Int
    public var right: Int

    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// What `--device` calls it.
  public var name: String
  /// What people call it.
  public var title: String
  /// Pixels across and down as the display is looked at.
  public var width: Int
  public var height: Int
  /// Pixels an inch.
  public var ppi: Double
  /// Metres between the display and the eye.
  public var distance: Double
  /// The inks, or nil for true colour.
  public var palette: InkPalette?
  public var format: Format
  /// Bits a pixel in the file: 1, 2, 4, 8 or 24.
  public var depth: Int
  /// Degrees clockwise that the file is turned against how the display is looked at: 0, 90, 180 or 270.
  public var rotation: Int
  /// Whether the file is mirrored left to right before it is turned.
  public var isMirrored: Bool
  /// The larger picture that the file holds, or nil where the picture is all of it.
  public var frame: Frame?
  public var margins: Margins
  /// The most bytes of a file, or nil for no limit.
  public var byteLimit: Int?
  /// Of gradients and pictures.
  public var dithering: Dithering
  /// Of plain tints that are to be kept.
  public var tintDithering: Dithering
  /// The least contrast of text with its ground, 1…21.
  public var contrast: Double
  /// Whether edges are cut to whole pixels, for panels of two or a few inks.
  public var isCrisp: Bool
  public var refresh: Refresh

  public init(
    name: String, title: String, width: Int, height: Int, ppi: Double, distance: Double, palette: InkPalette?, format: Format, depth: Int
  ) {
    self.name = name
    self.title = title
    self.width = width
    self.height = height
    self.ppi = ppi
    self.distance = distance
    self.palette = palette
    self.format = format
    self.depth = depth
    rotation = 0
    isMirrored = false
    frame = nil
    margins = Margins()
    byteLimit = nil
    dithering = .floydSteinberg
    tintDithering = .bayer
    contrast = 4.5
    isCrisp = palette.map { $0.inks.count < 4 || !$0.isGray } ?? false
    refresh = Refresh()
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, title, width, height, ppi, distance, palette, format, depth, rotation, isMirrored, frame, margins, byteLimit, dithering
    case tintDithering, contrast, isCrisp, refresh
  }

  /// How the picture is turned for the file.
  public var turn: PanelTurn { PanelTurn(quarters: rotation / 90, isMirrored: isMirrored) }
}
