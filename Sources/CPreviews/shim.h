// Where a program keeps its previews: the section in which `#Preview` leaves its records, and the runtime's list of conformances.
#ifndef CPREVIEWS_SHIM_H
#define CPREVIEWS_SHIM_H

#include <stdbool.h>

// Both are null in a program without previews.
extern const char __start_arcflow_previews[] __attribute__((weak));
extern const char __stop_arcflow_previews[] __attribute__((weak));

static inline const void *cpreviews_start(void) { return __start_arcflow_previews; }
static inline const void *cpreviews_end(void) { return __stop_arcflow_previews; }

// Part of the Swift runtime on ELF systems: calls `body` for each image until it answers false.
extern void swift_enumerateAllMetadataSections(bool (*body)(const void *sections, void *context), void *context);

#endif
