// Pango, loaded with the first text that needs it.

import CPango

/// The functions of Pango and of what comes with it.
let pango = arc_pango_load()
