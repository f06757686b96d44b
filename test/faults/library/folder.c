/* Which paths and file descriptors belong to the data folder, whose path has no links in it. */
#define _GNU_SOURCE
#include "faults.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* More than a host opens. */
#define MOST_FILES 65536

static volatile bool within_folder[MOST_FILES];

static bool starts_in_folder(const char *path) {
  static const char *folder;
  if (!folder) folder = getenv("FAULTS_FOLDER");
  if (!folder) return false;
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

/* The absolute path, as far as text tells: the host joins its paths, and writes no `..`. */
bool resolve(int folder, const char *path, char *out, size_t size) {
  if (!path) return false;
  char start[PATH_MAX] = "";
  if (path[0] != '/') {
    if (folder == AT_FDCWD) {
      if (!getcwd(start, sizeof start)) return false;
    } else {
      char link[64];
      snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
      ssize_t length = readlink(link, start, sizeof start - 1);
      if (length < 0) return false;
      start[length] = '\0';
    }
  }
  int length = snprintf(out, size, "%s%s%s", start, path[0] == '/' ? "" : "/", path);
  if (length < 0 || (size_t)length >= size) return false;
  while (length > 1 && out[length - 1] == '/') out[--length] = '\0';
  return starts_in_folder(out);
}

void track(int fd, bool within) {
  if (fd >= 0 && fd < MOST_FILES) within_folder[fd] = within;
}

bool tracked(int fd) {
  if (fd < 0 || fd >= MOST_FILES || !within_folder[fd]) return false;
  /* libuv closes some of its files past libc, and a socket may have their number then. */
  struct stat found;
  if (fstat(fd, &found) == 0 && (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode))) return true;
  within_folder[fd] = false;
  return false;
}
