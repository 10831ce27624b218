// The zone a person may have meant by an abbreviation or a misspelt name.

internal import Foundation

enum ZoneNames {
  /// Abbreviations people type, and where most of those who type them live.
  private static let abbreviations: [String: String] = [
    "GMT": "UTC", "Z": "UTC", "UCT": "UTC", "ZULU": "UTC",
    "BST": "Europe/London", "WET": "Europe/Lisbon", "WEST": "Europe/Lisbon", "IST": "Asia/Kolkata",
    "CET": "Europe/Berlin", "CEST": "Europe/Berlin", "MET": "Europe/Berlin", "MEZ": "Europe/Berlin", "MESZ": "Europe/Berlin",
    "EET": "Europe/Athens", "EEST": "Europe/Athens", "MSK": "Europe/Moscow", "TRT": "Europe/Istanbul",
    "EST": "America/New_York", "EDT": "America/New_York", "ET": "America/New_York", "EST5EDT": "America/New_York",
    "CST": "America/Chicago", "CDT": "America/Chicago", "CT": "America/Chicago", "CST6CDT": "America/Chicago",
    "MST": "America/Denver", "MDT": "America/Denver", "MT": "America/Denver", "MST7MDT": "America/Denver",
    "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles", "PT": "America/Los_Angeles", "PST8PDT": "America/Los_Angeles",
    "AKST": "America/Anchorage", "AKDT": "America/Anchorage", "HST": "Pacific/Honolulu", "HDT": "Pacific/Honolulu",
    "AST": "America/Halifax", "ADT": "America/Halifax", "NST": "America/St_Johns", "NDT": "America/St_Johns",
    "BRT": "America/Sao_Paulo", "BRST": "America/Sao_Paulo", "ART": "America/Argentina/Buenos_Aires", "CLT": "America/Santiago",
    "CLST": "America/Santiago", "COT": "America/Bogota", "PET": "America/Lima",
    "JST": "Asia/Tokyo", "KST": "Asia/Seoul", "HKT": "Asia/Hong_Kong", "SGT": "Asia/Singapore", "PKT": "Asia/Karachi",
    "BDT": "Asia/Dhaka", "ICT": "Asia/Bangkok", "WIB": "Asia/Jakarta", "PHT": "Asia/Manila", "GST": "Asia/Dubai",
    "NPT": "Asia/Kathmandu", "IRST": "Asia/Tehran", "AWST": "Australia/Perth", "ACST": "Australia/Adelaide",
    "AEST": "Australia/Sydney", "AEDT": "Australia/Sydney", "NZST": "Pacific/Auckland", "NZDT": "Pacific/Auckland",
    "EAT": "Africa/Nairobi", "CAT": "Africa/Maputo", "WAT": "Africa/Lagos", "SAST": "Africa/Johannesburg",
  ]

  /// The zones of the tz database whose names have no slash, and the names with one that mean the same: a machine may be set to either.
  static let links: [String: String] = [
    "Cuba": "America/Havana", "Egypt": "Africa/Cairo", "Eire": "Europe/Dublin", "GB": "Europe/London", "GB-Eire": "Europe/London",
    "Hongkong": "Asia/Hong_Kong", "Iceland": "Atlantic/Reykjavik", "Iran": "Asia/Tehran", "Israel": "Asia/Jerusalem",
    "Jamaica": "America/Jamaica", "Japan": "Asia/Tokyo", "Kwajalein": "Pacific/Kwajalein", "Libya": "Africa/Tripoli",
    "NZ": "Pacific/Auckland", "NZ-CHAT": "Pacific/Chatham", "Navajo": "America/Denver", "PRC": "Asia/Shanghai", "Poland": "Europe/Warsaw",
    "Portugal": "Europe/Lisbon", "ROC": "Asia/Taipei", "ROK": "Asia/Seoul", "Singapore": "Asia/Singapore", "Turkey": "Europe/Istanbul",
    "W-SU": "Europe/Moscow", "EST": "America/Panama", "MST": "America/Phoenix", "HST": "Pacific/Honolulu", "EST5EDT": "America/New_York",
    "CST6CDT": "America/Chicago", "MST7MDT": "America/Denver", "PST8PDT": "America/Los_Angeles", "WET": "Europe/Lisbon",
    "CET": "Europe/Brussels", "MET": "Europe/Brussels", "EET": "Europe/Athens", "GMT": "UTC", "GMT0": "UTC", "Greenwich": "UTC",
    "UCT": "UTC", "Universal": "UTC", "Zulu": "UTC",
  ]

  /// The tz database name most like `text`.
  static func nearest(to text: String) -> String {
    let upper = text.uppercased()
    if let meant = abbreviations[upper] ?? links.first(where: { $0.key.uppercased() == upper })?.value { return meant }
    let wanted = Array(upper.utf8)
    var best = (distance: Int.max, name: "UTC")
    for name in TimeZone.knownTimeZoneIdentifiers.sorted() where name.utf8.contains(0x2F) {
      let whole = Array(name.uppercased().utf8)
      // A city alone is the usual short form, so it counts as well as the whole name.
      let city = whole.lastIndex(of: 0x2F).map { Array(whole[($0 + 1)...]) } ?? whole
      let distance = min(slips(from: wanted, to: whole) * 2, slips(from: wanted, to: city) * 2 + 1)
      if distance < best.distance { best = (distance, name) }
    }
    return best.name
  }
}
