// The door to HarfBuzz, with the one call whose name changed in version 7.
#pragma once
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>
#include <hb.h>
#include <hb-ot.h>

// Every function that is called, typed by the library's own headers. They are looked up when the first is needed, so that a
// program that draws nothing never maps the library.
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
#define ARC_MEMBER(f) __typeof__(&f) _Nonnull f;
  ARC_HARFBUZZ(ARC_MEMBER)
#undef ARC_MEMBER
  // Until version 7 it was called hb_font_get_glyph_shape.
  void (*_Nonnull hb_font_draw_glyph)(hb_font_t *, hb_codepoint_t, hb_draw_funcs_t *, void *);
};

/// Loads the library. Without it the process ends as it would if the library were linked, in one sentence.
static inline struct ArcHarfBuzz arc_harfbuzz_load(void) {
  struct ArcHarfBuzz functions;
  void *library = dlopen("libharfbuzz.so.0", RTLD_LAZY | RTLD_LOCAL);
  void *found;
#define ARC_FIND(f) \
  if (!library || !(found = dlsym(library, #f))) { \
    fprintf(stderr, "arcflow: a library cannot be loaded: %s\n", dlerror()); \
    _exit(69); \
  } \
  functions.f = (__typeof__(&f))found;
  ARC_HARFBUZZ(ARC_FIND)
#undef ARC_FIND
  found = dlsym(library, "hb_font_draw_glyph");
  if (!found) found = dlsym(library, "hb_font_get_glyph_shape");
  functions.hb_font_draw_glyph = (void (*)(hb_font_t *, hb_codepoint_t, hb_draw_funcs_t *, void *))found;
  return functions;
}
