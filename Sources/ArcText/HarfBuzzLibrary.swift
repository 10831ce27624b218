// HarfBuzz, loaded with the first face.

import CHarfBuzz

/// The functions of HarfBuzz.
let harfbuzz = arc_harfbuzz_load()
