// What libpng needs for a picture at its defaults: encode FILE WIDTH HEIGHT ROUNDS, FILE holding red, green and blue bytes.
// Prints the median time in microseconds, and the bytes of the file.
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static size_t written;

static void count(png_structp png, png_bytep data, png_size_t length) {
  (void)png;
  (void)data;
  written += length;
}

static void flush(png_structp png) { (void)png; }

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  if (argc != 5) return 64;
  png_uint_32 width = atoi(argv[2]), height = atoi(argv[3]);
  int rounds = atoi(argv[4]);
  unsigned char *pixels = malloc((size_t)width * height * 3);
  double *times = malloc(sizeof(double) * rounds);
  FILE *file = fopen(argv[1], "rb");
  if (!file || !pixels || !times || fread(pixels, 3, (size_t)width * height, file) != (size_t)width * height) return 66;
  for (int round = 0; round < rounds; round++) {
    written = 0;
    double start = now();
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    if (setjmp(png_jmpbuf(png))) return 74;
    png_set_write_fn(png, NULL, count, flush);
    png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (png_uint_32 y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width * 3);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    times[round] = now() - start;
  }
  qsort(times, rounds, sizeof(double), ascending);
  printf("%.1f %zu\n", times[rounds / 2], written);
  return 0;
}
