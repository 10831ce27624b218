// What one completion costs the disk at least: a bare append with fdatasync, and a bare SQLite insert.
//
//   commit append FILE ROUNDS    appends a page and syncs, ROUNDS times; prints the median in microseconds
//   commit insert FILE ID        a whole short process: opens FILE (WAL, FULL), inserts one row, commits, closes

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static int append(const char *path, int rounds) {
  // A frame of the write-ahead log: a page and its header.
  char page[4096 + 24];
  memset(page, 0x5a, sizeof page);
  int file = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_APPEND, 0644);
  double *times = malloc(rounds * sizeof(double));
  if (file < 0) return 1;
  for (int i = 0; i < rounds; i++) {
    double start = now_us();
    if (write(file, page, sizeof page) != (ssize_t)sizeof page || fdatasync(file)) return 1;
    times[i] = now_us() - start;
  }
  qsort(times, rounds, sizeof *times, ascending);
  printf("%.1f\n", times[rounds / 2]);
  return close(file);
}

static void run(sqlite3 *db, const char *sql) {
  char *message = NULL;
  if (sqlite3_exec(db, sql, NULL, NULL, &message) != SQLITE_OK) {
    fprintf(stderr, "commit: %s\n", message);
    exit(1);
  }
}

static int insert(const char *path, const char *id) {
  sqlite3 *db;
  if (sqlite3_open(path, &db) != SQLITE_OK) return 1;
  int on = 1;
  sqlite3_file_control(db, "main", SQLITE_FCNTL_PERSIST_WAL, &on);
  sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  run(db, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
          "CREATE TABLE IF NOT EXISTS days (habit TEXT, day TEXT, at REAL, PRIMARY KEY (habit, day)) STRICT, WITHOUT ROWID;");
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(db, "INSERT OR REPLACE INTO days VALUES ('water', ?1, 0.5)", -1, &statement, NULL) != SQLITE_OK) return 1;
  sqlite3_bind_text(statement, 1, id, -1, SQLITE_STATIC);
  int done = sqlite3_step(statement) == SQLITE_DONE;
  sqlite3_finalize(statement);
  puts(id);
  return sqlite3_close(db) != SQLITE_OK || !done;
}

int main(int argc, char **argv) {
  if (argc == 4 && !strcmp(argv[1], "append")) return append(argv[2], atoi(argv[3]));
  if (argc == 4 && !strcmp(argv[1], "insert")) return insert(argv[2], argv[3]);
  fprintf(stderr, "commit append FILE ROUNDS | commit insert FILE ID\n");
  return 64;
}
