/*
 * The fault library: preloaded into the headless host, it counts the calls that change files of the
 * data folder, and kills the process, fails or shortens the call at the one that was asked for; or it
 * counts those that read its files, and fails one.
 * Whatever succeeds is written to a journal, and between it whatever the host says on a socket: to its
 * callers, and to its supervisor. From it the harness works out what a kill or a power cut leaves.
 *
 * It sees the calls of libc, by their dynamic symbols. It does not see io_uring (the harness turns
 * that off), memory-mapped writes (SQLite maps `-shm` alone, which it makes again after a crash),
 * nor file handles made by dup.
 */
#ifndef FAULTS_H
#define FAULTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What the journal has of a call; journal.ts knows the same numbers. */
enum change {
  CREATE = 1,
  WRITE = 2,
  TRUNCATE = 3,
  SYNC = 4,
  SYNC_FOLDER = 5,
  RENAME = 6,
  UNLINK = 7,
  MAKE_FOLDER = 8,
  REMOVE_FOLDER = 9,
  LINK = 10,
  CHANGE_MODE = 11,
  SAY = 12, /* no change, but what the caller may have seen by then */
};

/* What becomes of the call at a point. A killed process does not come back to ask. */
enum verdict { PROCEED, FAIL, SHORTEN };

/* control.c: one call at a time, from the verdict to the journal. */
enum verdict enter_point(void); /* takes the lock and counts; FAIL has set errno */
enum verdict enter_read(void);  /* the same for a read */
void enter(void);               /* takes the lock, and counts nothing */
void leave(void);               /* gives it back; errno stays */
int64_t point(void);            /* the point that was entered; 0 while nothing is counted */

/* folder.c: which paths and file descriptors belong to the data folder. */
bool resolve(int folder, const char *path, char *out, size_t size); /* false outside of it */
void track(int fd, bool within);
bool tracked(int fd);

/* journal.c: what was done, once it is done. Paths are those of `resolve`. */
void note_path(enum change, const char *path, const char *other);
void note_file(enum change, int fd, int64_t offset);
void note_write(int fd, int64_t offset, const void *bytes, size_t length);
void note_said(const void *bytes, size_t length);

#endif
