// UIKit's screen, device and traits: those of the phone that pictures are made for.

public import Foundation

/// The screen of the phone that pictures are made for: 393 × 852 points at three pixels a point, whatever a picture's own scale is.
public final class UIScreen: Sendable {
  public static let main = UIScreen()

  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  public let scale: CGFloat = 3
  public let nativeScale: CGFloat = 3
  public let maximumFramesPerSecond = 60
  public var traitCollection: UITraitCollection { .current }
}

/// The phone that pictures are made for. It says nothing of the machine that makes them.
public final class UIDevice: Sendable {
  /// How far the battery is from empty: not told.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public static let current = UIDevice()

  public let name = "iPhone"
  public let model = "iPhone"
  public let localizedModel = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.0"
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let identifierForVendor: UUID? = nil
  /// -1, as where a battery is not watched.
  public let batteryLevel: Float = -1
  public let batteryState = BatteryState.unknown

  /// Nothing is watched, whatever is set.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room an interface has in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What a dynamic colour may depend on.
public final class UITraitCollection: Sendable {
  /// The light ones: which picture is drawn is not known where they are asked for.
  public static let current = UITraitCollection(userInterfaceStyle: .light)

  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let displayScale: CGFloat = 3
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
