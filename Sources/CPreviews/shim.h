// What a program of widgets needs of C: the section in which `#Preview` leaves its records, the runtime's list of conformances, and
// room for deep trees of views.
#ifndef CPREVIEWS_SHIM_H
#define CPREVIEWS_SHIM_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

// Both are null in a program without previews.
extern const char __start_arcflow_previews[] __attribute__((weak));
extern const char __stop_arcflow_previews[] __attribute__((weak));

static inline const void *cpreviews_start(void) { return __start_arcflow_previews; }
static inline const void *cpreviews_end(void) { return __stop_arcflow_previews; }

// Part of the Swift runtime on ELF systems: calls `body` for each image until it answers false.
extern void swift_enumerateAllMetadataSections(bool (*body)(const void *sections, void *context), void *context);

// Declared by pthread.h for GNU sources only.
extern int pthread_setattr_default_np(const pthread_attr_t *attributes);

// Gives threads that are made from now on a stack of `size` bytes, which takes memory as far as it is used.
static inline void cpreviews_widen_stacks(size_t size) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  if (pthread_attr_setstacksize(&attributes, size) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
}

#endif
