// The class of the older kind of intent.

/// An older intent. Its subclasses are generated elsewhere, or written by hand.
open class INIntent {
  public required init() {}
}
