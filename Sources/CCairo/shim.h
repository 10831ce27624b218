// The door to cairo.
#pragma once
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>
#include <cairo/cairo.h>

// Every function that is called, typed by the library's own headers. They are looked up when the first is needed, so that a
// program that draws nothing never maps the library.
#define ARC_CAIRO(F) \
  F(cairo_clip) F(cairo_close_path) F(cairo_create) F(cairo_curve_to) F(cairo_destroy) F(cairo_fill) \
  F(cairo_identity_matrix) F(cairo_image_surface_create) F(cairo_image_surface_get_data) \
  F(cairo_image_surface_get_stride) F(cairo_line_to) F(cairo_move_to) F(cairo_new_path) F(cairo_rectangle) \
  F(cairo_reset_clip) F(cairo_set_dash) F(cairo_set_fill_rule) F(cairo_set_line_cap) F(cairo_set_line_join) \
  F(cairo_set_line_width) F(cairo_set_miter_limit) F(cairo_status) F(cairo_stroke) F(cairo_surface_destroy) \
  F(cairo_surface_flush) F(cairo_surface_mark_dirty) F(cairo_translate) F(cairo_version_string)

struct ArcCairo {
#define ARC_MEMBER(f) __typeof__(&f) _Nonnull f;
  ARC_CAIRO(ARC_MEMBER)
#undef ARC_MEMBER
};

/// Loads the library. Without it the process ends as it would if the library were linked, in one sentence.
static inline struct ArcCairo arc_cairo_load(void) {
  struct ArcCairo functions;
  void *library = dlopen("libcairo.so.2", RTLD_LAZY | RTLD_LOCAL);
  void *found;
#define ARC_FIND(f) \
  if (!library || !(found = dlsym(library, #f))) { \
    fprintf(stderr, "arcflow: a library cannot be loaded: %s\n", dlerror()); \
    _exit(69); \
  } \
  functions.f = (__typeof__(&f))found;
  ARC_CAIRO(ARC_FIND)
#undef ARC_FIND
  return functions;
}
