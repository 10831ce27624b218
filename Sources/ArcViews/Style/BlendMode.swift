// How a view meets what lies under it.

public import ArcGraphics

/// How a view's colours are joined with those under it.
public typealias BlendMode = ArcGraphics.BlendMode
