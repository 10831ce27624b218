// Nothing. Swift Testing looks for a module of this name wherever a file imports both it and UIKit, and would fail without one.
