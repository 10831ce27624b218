// The locale and the bundles that localized strings are read in where a call names none.

public import Foundation
import Synchronization

/// Where `String(localized:)` and `LocalizedStringResource` look when they are told nothing.
///
/// The machine's locale is never read. A host binds `locale` around its work; a program may set `defaultLocale` once at launch.
public enum Localization {
  /// The locale bound around the running task, or nil for `defaultLocale`.
  @TaskLocal public static var boundLocale: Locale?

  private static let processLocale = Mutex<Locale>(Locale(identifier: "en_US"))

  /// The locale of tasks that have none bound; `en_US` until it is set.
  public static var defaultLocale: Locale {
    get { processLocale.withLock { $0 } }
    set { processLocale.withLock { $0 = newValue } }
  }

  /// The locale in force here.
  public static var locale: Locale { boundLocale ?? defaultLocale }
}
