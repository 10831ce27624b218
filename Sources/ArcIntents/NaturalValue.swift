// What parameters read as that nobody has set.

import Foundation

/// The value that a form shows of a type before a person touches it.
enum NaturalValue {
  /// Off, zero, no text, the first choice, no items; nil for types that have no such value, such as an entity.
  static func of(_ type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: false
    case is Int.Type: 0
    case is Double.Type: 0.0
    case is Float.Type: Float(0)
    case is String.Type: ""
    case is AttributedString.Type: AttributedString()
    // A form shows the day it is opened on; where nobody says which that is, the first day that Foundation counts.
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case let list as any ListType.Type: list.make([])
    case let choice as any AppEnum.Type: first(of: choice)
    default: nil
    }
  }

  private static func first<E: AppEnum>(of type: E.Type) -> Any? { E.allCases.first }
}
