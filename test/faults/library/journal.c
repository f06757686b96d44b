/* What was done to the data folder, record by record: journal.ts reads the same layout. */
#define _GNU_SOURCE
#include "faults.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

/* Every number has eight bytes, so that no compiler puts a gap between them. */
struct record {
  int64_t change;
  int64_t point;
  int64_t inode;
  int64_t offset;
  int64_t path_length;
  int64_t other_length;
  int64_t data_length;
};

static int journal = -1;
static ssize_t (*real_writev)(int, const struct iovec *, int);

__attribute__((constructor)) static void open_journal(void) {
  real_writev = (ssize_t (*)(int, const struct iovec *, int))dlsym(RTLD_NEXT, "writev");
  const char *file = getenv("FAULTS_JOURNAL");
  if (file) journal = open(file, O_WRONLY | O_APPEND | O_CLOEXEC);
}

static void append(struct record record, const char *path, const char *other, const void *data) {
  if (journal < 0) return;
  record.point = point();
  record.path_length = path ? (int64_t)strlen(path) : 0;
  record.other_length = other ? (int64_t)strlen(other) : 0;
  struct iovec parts[] = {
      {&record, sizeof record},
      {(void *)path, (size_t)record.path_length},
      {(void *)other, (size_t)record.other_length},
      {(void *)data, (size_t)record.data_length},
  };
  /* A journal with a gap would make up a disk that never was. */
  ssize_t whole = (ssize_t)(sizeof record) + record.path_length + record.other_length + record.data_length;
  if (real_writev(journal, parts, 4) != whole) abort();
}

static int64_t inode_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? (int64_t)found.st_ino : 0;
}

/* Where the file stands now, or stood when it was removed. */
static const char *path_of(int fd, char *path, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  path[length < 0 ? 0 : length] = '\0';
  return path;
}

void note_path(enum change change, const char *path, const char *other) {
  append((struct record){.change = change}, path, other, NULL);
}

void note_file(enum change change, int fd, int64_t offset) {
  char path[PATH_MAX];
  struct record record = {.change = change, .inode = inode_of(fd), .offset = offset};
  append(record, path_of(fd, path, sizeof path), NULL, NULL);
}

void note_write(int fd, int64_t offset, const void *bytes, size_t length) {
  struct record record = {
      .change = WRITE,
      .inode = inode_of(fd),
      .offset = offset,
      .data_length = (int64_t)length,
  };
  char path[PATH_MAX];
  append(record, path_of(fd, path, sizeof path), NULL, bytes);
}

void note_said(const void *bytes, size_t length) {
  append((struct record){.change = SAY, .data_length = (int64_t)length}, NULL, NULL, bytes);
}
