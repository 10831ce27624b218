// The door to SQLite, with what Swift cannot import: variadic calls and a cast in a macro.
#pragma once
#include <sqlite3.h>

/// Sets or reads a boolean connection option; `value` < 0 only reads.
static inline int arc_sqlite_config(sqlite3 *db, int option, int value, int *result) {
  return sqlite3_db_config(db, option, value, result);
}

/// Tells a bind call to copy the text it is given.
static const sqlite3_destructor_type arc_sqlite_copied = SQLITE_TRANSIENT;
