// The door to cairo.
#pragma once
#include "../CLibrary/functions.h"
#include <cairo/cairo.h>

// Every function that is called.
#define ARC_CAIRO(F) \
  F(cairo_clip) F(cairo_close_path) F(cairo_create) F(cairo_curve_to) F(cairo_destroy) F(cairo_fill) \
  F(cairo_identity_matrix) F(cairo_image_surface_create) F(cairo_image_surface_get_data) \
  F(cairo_image_surface_get_stride) F(cairo_line_to) F(cairo_move_to) F(cairo_new_path) F(cairo_rectangle) \
  F(cairo_reset_clip) F(cairo_set_dash) F(cairo_set_fill_rule) F(cairo_set_line_cap) F(cairo_set_line_join) \
  F(cairo_set_line_width) F(cairo_set_miter_limit) F(cairo_status) F(cairo_stroke) F(cairo_surface_destroy) \
  F(cairo_surface_flush) F(cairo_surface_mark_dirty) F(cairo_translate) F(cairo_version_string)

struct ArcCairo {
  ARC_CAIRO(ARC_MEMBER)
};

static inline struct ArcCairo arc_cairo_load(void) { ARC_LOAD(ArcCairo, "libcairo.so.2", ARC_CAIRO, ) }
