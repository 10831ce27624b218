// The door to libjpeg, which reports errors by a long jump that Swift cannot take: so one function does a whole picture.
#pragma once
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>

struct arc_jpeg_errors {
  struct jpeg_error_mgr base;
  jmp_buf place;
};

static inline void arc_jpeg_give_up(j_common_ptr info) { longjmp(((struct arc_jpeg_errors *)info->err)->place, 1); }

static inline void arc_jpeg_silence(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

// Baseline, no subsampling (`components` 3: RGB in, YCbCr inside; 1: gray). Returns 0 where libjpeg gave up; else `*out` is to be freed.
static inline int arc_jpeg_encode(const unsigned char *rows, int width, int height, int components, int quality, unsigned char **out, unsigned long *size) {
  struct jpeg_compress_struct info;
  struct arc_jpeg_errors errors;
  memset(&info, 0, sizeof info);
  *out = NULL;
  *size = 0;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = arc_jpeg_give_up;
  errors.base.emit_message = arc_jpeg_silence;
  if (setjmp(errors.place)) {
    jpeg_destroy_compress(&info);
    free(*out);
    *out = NULL;
    return 0;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, out, size);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = components;
  info.in_color_space = components == 1 ? JCS_GRAYSCALE : JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.dct_method = JDCT_ISLOW;
  info.optimize_coding = FALSE;
  for (int i = 0; i < info.num_components; i++) {
    info.comp_info[i].h_samp_factor = 1;
    info.comp_info[i].v_samp_factor = 1;
  }
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(rows + (size_t)info.next_scanline * (size_t)width * (size_t)components);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 1;
}

// Reads a whole JPEG into rows of three bytes a pixel, red first. `limit` is the most pixels accepted. `*exif` gets the length of the first
// APP1 segment, copied into `segment` of `room` bytes. Returns 0 where libjpeg gave up; else `*out` is to be freed.
static inline int arc_jpeg_decode(const unsigned char *bytes, unsigned long count, unsigned long limit, unsigned char **out, int *width, int *height, unsigned char *segment, int room, int *exif) {
  struct jpeg_decompress_struct info;
  struct arc_jpeg_errors errors;
  unsigned char *volatile pixels = NULL;
  memset(&info, 0, sizeof info);
  *out = NULL;
  *exif = 0;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = arc_jpeg_give_up;
  errors.base.emit_message = arc_jpeg_silence;
  if (setjmp(errors.place)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, (unsigned char *)bytes, count);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(&info, TRUE);
  if (info.image_width == 0 || info.image_height == 0 || info.image_width > limit / info.image_height) arc_jpeg_give_up((j_common_ptr)&info);
  for (jpeg_saved_marker_ptr mark = info.marker_list; mark != NULL && *exif == 0; mark = mark->next) {
    *exif = (int)mark->data_length < room ? (int)mark->data_length : room;
    memcpy(segment, mark->data, (size_t)*exif);
  }
  info.out_color_space = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK ? JCS_CMYK : JCS_RGB;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  const size_t row = (size_t)info.output_width * (size_t)info.output_components;
  pixels = (unsigned char *)malloc(row * info.output_height);
  if (pixels == NULL) arc_jpeg_give_up((j_common_ptr)&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW line = pixels + (size_t)info.output_scanline * row;
    jpeg_read_scanlines(&info, &line, 1);
  }
  if (info.output_components == 4) {
    // Printers' inks, which Adobe's programs write the other way round; three of four bytes stay.
    for (size_t i = 0; i < (size_t)info.output_width * info.output_height; i++) {
      for (int c = 0; c < 3; c++) pixels[i * 3 + c] = (unsigned char)(pixels[i * 4 + c] * pixels[i * 4 + 3] / 255);
    }
  }
  *width = (int)info.output_width;
  *height = (int)info.output_height;
  *out = pixels;
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 1;
}
