// The sizes of text that a reader may choose, and the table of text styles at each of them.

/// The reader's size of text, from the smallest to the fifth accessibility size; `large` is the standard.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// The older name of a reader's size of text.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { rawValue >= ContentSizeCategory.accessibilityMedium.rawValue }

  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue <= b.rawValue }
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue > b.rawValue }
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue >= b.rawValue }
}

extension EnvironmentValues {
  private struct TypeSize: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSize.self] }
    set { self[TypeSize.self] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
}

extension View {
  /// Sets the reader's size of text within the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Holds the reader's size of text within bounds.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      size = allowed.last { $0 < size } ?? allowed.first ?? size
    }
  }
}

/// Size and leading of every text style at every size of text, in points, from Apple's published table for iOS.
enum TextStyleTable {
  /// Rows: text styles, in the order of `Font.TextStyle`; columns: sizes of text from xSmall to accessibility5.
  private static let sizes: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let leadings: [[Double]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51],
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  static func metrics(of style: Font.TextStyle, at size: DynamicTypeSize) -> (size: Double, leading: Double) {
    (sizes[style.row][size.rawValue], leadings[style.row][size.rawValue])
  }

  /// What a length that belongs to a text style at the standard size becomes at another.
  static func scaled(_ value: Double, relativeTo style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
    guard size != .large else { return value }
    return value * metrics(of: style, at: size).size / metrics(of: style, at: .large).size
  }
}
