// The door to HarfBuzz, with the one call whose name changed in version 7.
#pragma once
#include "../CLibrary/functions.h"
#include <hb.h>
#include <hb-ot.h>

// Every function that is called.
#define ARC_HARFBUZZ(F) \
  F(hb_blob_create_from_file_or_fail) F(hb_blob_destroy) F(hb_blob_get_data) F(hb_buffer_add_utf32) \
  F(hb_buffer_clear_contents) F(hb_buffer_create) F(hb_buffer_destroy) F(hb_buffer_get_glyph_infos) \
  F(hb_buffer_get_glyph_positions) F(hb_buffer_set_direction) F(hb_buffer_set_language) F(hb_buffer_set_script) \
  F(hb_draw_funcs_create) F(hb_draw_funcs_destroy) F(hb_draw_funcs_make_immutable) \
  F(hb_draw_funcs_set_close_path_func) F(hb_draw_funcs_set_cubic_to_func) F(hb_draw_funcs_set_line_to_func) \
  F(hb_draw_funcs_set_move_to_func) F(hb_draw_funcs_set_quadratic_to_func) F(hb_face_count) F(hb_face_create) \
  F(hb_face_destroy) F(hb_face_get_glyph_count) F(hb_face_get_upem) F(hb_font_create) F(hb_font_destroy) \
  F(hb_font_get_glyph_extents) F(hb_font_get_glyph_h_advance) F(hb_font_get_h_extents) F(hb_font_get_nominal_glyph) \
  F(hb_font_set_scale) F(hb_font_set_var_coords_design) F(hb_language_from_string) F(hb_ot_color_glyph_reference_png) \
  F(hb_ot_color_has_png) F(hb_ot_font_set_funcs) F(hb_ot_metrics_get_position_with_fallback) F(hb_ot_name_get_utf8) \
  F(hb_ot_var_get_axis_count) F(hb_ot_var_get_axis_infos) F(hb_script_get_horizontal_direction) F(hb_shape_full) \
  F(hb_style_get_value) F(hb_unicode_funcs_get_default) F(hb_unicode_script) F(hb_version_string)

struct ArcHarfBuzz {
  ARC_HARFBUZZ(ARC_MEMBER)
  // Until version 7 it was called hb_font_get_glyph_shape.
  void (*_Nonnull hb_font_draw_glyph)(hb_font_t *, hb_codepoint_t, hb_draw_funcs_t *, void *);
};

#define ARC_FIND_DRAW_GLYPH \
  found = dlsym(library, "hb_font_draw_glyph"); \
  if (!found) found = dlsym(library, "hb_font_get_glyph_shape"); \
  functions.hb_font_draw_glyph = (void (*)(hb_font_t *, hb_codepoint_t, hb_draw_funcs_t *, void *))found;

static inline struct ArcHarfBuzz arc_harfbuzz_load(void) { ARC_LOAD(ArcHarfBuzz, "libharfbuzz.so.0", ARC_HARFBUZZ, ARC_FIND_DRAW_GLYPH) }
