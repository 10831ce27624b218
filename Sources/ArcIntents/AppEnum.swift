// A parameter with a fixed set of choices.

import ArcFoundation

/// A type whose cases a person chooses among.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable, TypeDisplayRepresentable, InstanceDisplayRepresentable
where RawValue: Sendable {
  /// What each case is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: "\(String(describing: rawValue))")
  }
}
