// The door to Pango, its Cairo font map and fontconfig.
#pragma once
#include "../CLibrary/functions.h"
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>

// Every function that is called.
#define ARC_PANGO(F) \
  F(FcConfigAppFontAddFile) F(FcConfigCreate) F(FcConfigDestroy) F(FcConfigSetCurrent) F(FcGetVersion) \
  F(FcPatternGetInteger) F(FcPatternGetString) F(cairo_font_options_create) F(cairo_font_options_destroy) \
  F(cairo_font_options_set_antialias) F(cairo_font_options_set_hint_metrics) F(cairo_font_options_set_hint_style) \
  F(cairo_image_surface_create_from_png_stream) F(cairo_image_surface_get_data) F(cairo_image_surface_get_format) \
  F(cairo_image_surface_get_height) F(cairo_image_surface_get_stride) F(cairo_image_surface_get_width) \
  F(cairo_surface_destroy) F(cairo_surface_status) F(g_list_free) F(g_object_unref) F(g_slist_append) F(g_slist_free) \
  F(pango_attr_fallback_new) F(pango_attr_font_desc_new) F(pango_attr_font_features_new) F(pango_attr_list_insert) \
  F(pango_attr_list_new) F(pango_attr_list_unref) F(pango_attribute_destroy) F(pango_cairo_context_set_font_options) \
  F(pango_cairo_context_set_resolution) F(pango_cairo_font_map_new_for_font_type) \
  F(pango_cairo_font_map_set_resolution) F(pango_context_load_font) F(pango_context_set_base_dir) \
  F(pango_context_set_language) F(pango_context_set_round_glyph_positions) F(pango_fc_font_get_pattern) \
  F(pango_fc_font_map_config_changed) F(pango_fc_font_map_set_config) F(pango_font_description_free) \
  F(pango_font_description_new) F(pango_font_description_set_absolute_size) F(pango_font_description_set_family) \
  F(pango_font_description_set_style) F(pango_font_description_set_variations) F(pango_font_description_set_weight) \
  F(pango_font_map_create_context) F(pango_get_log_attrs) F(pango_glyph_string_free) F(pango_glyph_string_new) \
  F(pango_item_free) F(pango_itemize_with_base_dir) F(pango_language_from_string) F(pango_shape_full) \
  F(pango_version_string)

struct ArcPango {
  ARC_PANGO(ARC_MEMBER)
};

static inline struct ArcPango arc_pango_load(void) { ARC_LOAD(ArcPango, "libpangocairo-1.0.so.0", ARC_PANGO, ) }
