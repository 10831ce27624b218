// Cairo, loaded when the first mask is made.

import CCairo

/// The functions of Cairo.
let cairo = arc_cairo_load()
