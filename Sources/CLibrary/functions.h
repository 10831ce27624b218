// A library's functions in a table that is filled when the first is needed, so that a program that draws nothing never maps the library.
// A door lists its functions as a macro: #define LIST(F) F(first) F(second)
#pragma once
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

/// A member of the table, typed by the library's own header.
#define ARC_MEMBER(f) __typeof__(&f) _Nonnull f;

/// Without a function the process ends as it would if the library were linked, in one sentence.
#define ARC_FIND(f) \
  if (!library || !(found = dlsym(library, #f))) { \
    fprintf(stderr, "arcflow: a library cannot be loaded: %s\n", dlerror()); \
    _exit(69); \
  } \
  functions.f = (__typeof__(&f))found;

/// The body of a function that opens a library and returns its table; `MORE` may look up what has no place in the list.
#define ARC_LOAD(Table, FILE, LIST, MORE) \
  struct Table functions; \
  void *library = dlopen(FILE, RTLD_LAZY | RTLD_LOCAL); \
  void *found; \
  LIST(ARC_FIND) \
  MORE \
  return functions;
