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
