// The StandBy picture drawn the plain way, with Cairo and Pango: the yardstick for painting and for a cold start.
//
//   standby warm FONTS SCALE FRAMES     fonts and layouts kept; prints the median painting time of a frame in microseconds,
//                                       then that of encoding it (no filter, libdeflate level 1)
//   standby cold FONTS SCALE FILE       one frame into FILE, encoded like that
//   standby cairo FONTS SCALE FILE      one frame into FILE by cairo_surface_write_to_png
//
// FONTS is the folder with Inter.ttf. A scale of 2 makes 1704 x 786 pixels.

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <libdeflate.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { width = 852, height = 393, texts = 4 };

typedef struct {
  const char *text;
  double size;
  int weight;
  double left, baseline, white;
} Line;

static const Line lines[texts] = {
  {"Meditate", 112, 600, 44, 152, 1.0}, {"After the coffee", 54, 400, 44, 227, 0.60}, {"127", 88, 600, 116, 339, 1.0}, {"days", 54, 400, 280, 339, 0.60},
};

static PangoLayout *layouts[texts];
static double ascents[texts];

static void fail(const char *what) {
  fprintf(stderr, "standby: %s\n", what);
  exit(1);
}

static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static void make_layouts(const char *fonts) {
  char file[4096];
  snprintf(file, sizeof file, "%s/Inter.ttf", fonts);
  FcConfig *config = FcConfigCreate();
  if (!config || !FcConfigAppFontAddFile(config, (const FcChar8 *)file)) fail("no Inter.ttf in the fonts' folder");
  FcConfigSetCurrent(config);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  pango_cairo_context_set_resolution(context, 72);
  pango_context_set_round_glyph_positions(context, FALSE);
  for (int i = 0; i < texts; i++) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Inter");
    pango_font_description_set_weight(font, lines[i].weight);
    pango_font_description_set_absolute_size(font, lines[i].size * PANGO_SCALE);
    layouts[i] = pango_layout_new(context);
    pango_layout_set_font_description(layouts[i], font);
    pango_layout_set_text(layouts[i], lines[i].text, -1);
    ascents[i] = pango_layout_get_baseline(layouts[i]) / (double)PANGO_SCALE;
  }
}

static void drop(cairo_t *cr, double x, double y, double s) {
  cairo_new_path(cr);
  cairo_move_to(cr, x, y - 0.50 * s);
  cairo_curve_to(cr, x + 0.10 * s, y - 0.42 * s, x + 0.36 * s, y - 0.16 * s, x + 0.36 * s, y + 0.12 * s);
  cairo_curve_to(cr, x + 0.36 * s, y + 0.33 * s, x + 0.20 * s, y + 0.48 * s, x, y + 0.48 * s);
  cairo_curve_to(cr, x - 0.20 * s, y + 0.48 * s, x - 0.36 * s, y + 0.33 * s, x - 0.36 * s, y + 0.12 * s);
  cairo_curve_to(cr, x - 0.36 * s, y - 0.16 * s, x - 0.10 * s, y - 0.42 * s, x, y - 0.50 * s);
  cairo_close_path(cr);
  cairo_fill(cr);
}

// One frame; `share` of the day is done, and differs from frame to frame.
static void paint(cairo_t *cr, double share) {
  const double x = width - 160, y = height / 2.0, radius = 105, top = -M_PI / 2;
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_paint(cr);
  cairo_set_line_width(cr, 22);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_source_rgba(cr, 120 / 255.0, 120 / 255.0, 128 / 255.0, 0.36);
  cairo_new_path(cr);
  cairo_arc(cr, x, y, radius, 0, 2 * M_PI);
  cairo_stroke(cr);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_arc(cr, x, y, radius, top, top + 2 * M_PI * share);
  cairo_stroke(cr);
  cairo_set_source_rgb(cr, 10 / 255.0, 132 / 255.0, 1);
  drop(cr, x, y, 120);
  cairo_set_source_rgba(cr, 235 / 255.0, 235 / 255.0, 245 / 255.0, 0.60);
  drop(cr, 72, 307, 77);
  for (int i = 0; i < texts; i++) {
    if (lines[i].white == 1.0)
      cairo_set_source_rgb(cr, 1, 1, 1);
    else
      cairo_set_source_rgba(cr, 235 / 255.0, 235 / 255.0, 245 / 255.0, lines[i].white);
    cairo_move_to(cr, lines[i].left, lines[i].baseline - ascents[i]);
    pango_cairo_show_layout(cr, layouts[i]);
  }
}

static void put32(uint8_t *at, uint32_t v) {
  at[0] = v >> 24, at[1] = v >> 16, at[2] = v >> 8, at[3] = v;
}

static size_t chunk(uint8_t *out, const char *kind, const uint8_t *data, size_t length) {
  put32(out, length);
  memcpy(out + 4, kind, 4);
  if (data) memcpy(out + 8, data, length);
  put32(out + 8 + length, libdeflate_crc32(0, out + 4, length + 4));
  return length + 12;
}

// 24-bit PNG, filter none; the bytes' count, the bytes in `*bytes`.
static size_t encode(cairo_surface_t *surface, struct libdeflate_compressor *deflate, uint8_t **bytes) {
  static uint8_t *raw, *out;
  int w = cairo_image_surface_get_width(surface), h = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  const uint8_t *data = cairo_image_surface_get_data(surface);
  size_t length = (size_t)h * (1 + 3 * w), bound = libdeflate_zlib_compress_bound(deflate, length);
  if (!raw) raw = malloc(length), out = malloc(bound + 128);
  uint8_t *p = raw;
  for (int y = 0; y < h; y++) {
    const uint32_t *row = (const uint32_t *)(data + (size_t)y * stride);
    *p++ = 0;
    for (int x = 0; x < w; x++) *p++ = row[x] >> 16, *p++ = row[x] >> 8, *p++ = row[x];
  }
  memcpy(out, "\x89PNG\r\n\x1a\n", 8);
  uint8_t head[13] = {0};
  put32(head, w), put32(head + 4, h);
  head[8] = 8, head[9] = 2;
  size_t at = 8 + chunk(out + 8, "IHDR", head, 13);
  size_t packed = libdeflate_zlib_compress(deflate, raw, length, out + at + 8, bound);
  at += chunk(out + at, "IDAT", NULL, packed);
  at += chunk(out + at, "IEND", NULL, 0);
  *bytes = out;
  return at;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, ascending);
  return values[count / 2];
}

int main(int argc, char **argv) {
  if (argc != 5) fail("standby warm|cold|cairo FONTS SCALE FRAMES|FILE");
  double scale = atof(argv[3]);
  make_layouts(argv[2]);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, lround(width * scale), lround(height * scale));
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scale, scale);
  struct libdeflate_compressor *deflate = libdeflate_alloc_compressor(1);
  uint8_t *bytes;
  if (!strcmp(argv[1], "warm")) {
    int frames = atoi(argv[4]);
    double *painting = malloc(frames * sizeof(double)), *encoding = malloc(frames * sizeof(double));
    for (int i = -5; i < frames; i++) {
      double start = now_us();
      paint(cr, (1 + (i + 5) % 97) / 100.0);
      cairo_surface_flush(surface);
      double painted = now_us();
      encode(surface, deflate, &bytes);
      double encoded = now_us();
      if (i >= 0) painting[i] = painted - start, encoding[i] = encoded - painted;
    }
    printf("%.1f %.1f\n", median(painting, frames), median(encoding, frames));
  } else {
    paint(cr, 0.5);
    cairo_surface_flush(surface);
    if (!strcmp(argv[1], "cairo")) return cairo_surface_write_to_png(surface, argv[4]) != CAIRO_STATUS_SUCCESS;
    size_t length = encode(surface, deflate, &bytes);
    FILE *file = fopen(argv[4], "wb");
    if (!file || fwrite(bytes, 1, length, file) != length || fclose(file)) fail("the file could not be written");
  }
  return 0;
}
