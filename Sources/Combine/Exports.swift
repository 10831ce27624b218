// The name that sources import for publishers, and those that Foundation's own types bring.

@_exported public import ArcCombine
