// The door to SQLite, with the variadic calls that Swift cannot import.
#pragma once
#include <sqlite3.h>

/// Sets or reads a boolean connection option; `value` < 0 only reads.
static inline int arc_sqlite_config(sqlite3 *db, int option, int value, int *result) {
  return sqlite3_db_config(db, option, value, result);
}
