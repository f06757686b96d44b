/* The calls of libc that change files, each with the library's say before it and a note after it. */
#define _GNU_SOURCE
#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* libc's own function behind the one of the same name here. */
#define REAL(type, name, ...)                                 \
  static type (*real)(__VA_ARGS__);                           \
  if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

/* ---- Opening and closing ---- */

static int open_at(int folder, const char *path, int flags, mode_t mode) {
  REAL(int, "openat", int, const char *, int, ...);
  char whole[PATH_MAX];
  if (!resolve(folder, path, whole, sizeof whole)) {
    int fd = real(folder, path, flags, mode);
    track(fd, false);
    return fd;
  }
  struct stat found;
  bool exists = stat(whole, &found) == 0;
  bool creates = (flags & O_CREAT) && !exists;
  bool empties = (flags & O_TRUNC) && exists && found.st_size > 0;
  int fd = -1;
  if (!creates && !empties) enter();
  else if (enter_point() == FAIL) goto out;
  fd = real(folder, path, flags, mode);
  if (fd < 0) goto out;
  track(fd, true);
  if (creates) note_file(CREATE, fd, 0);
  if (empties) note_file(TRUNCATE, fd, 0);
out:
  leave();
  return fd;
}

#define MODE_OF(flags)                                \
  mode_t mode = 0;                                    \
  if ((flags) & (O_CREAT | O_TMPFILE)) {              \
    va_list rest;                                     \
    va_start(rest, flags);                            \
    mode = va_arg(rest, mode_t);                      \
    va_end(rest);                                     \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_at(folder, path, flags | O_LARGEFILE, mode);
}

int close(int fd) {
  REAL(int, "close", int);
  track(fd, false);
  return real(fd);
}

/* ---- Reading ---- */

#define ON_READ(call)                      \
  if (!tracked(fd)) return call;           \
  ssize_t got = -1;                        \
  if (enter_read() != FAIL) got = call;    \
  leave();                                 \
  return got

ssize_t read(int fd, void *bytes, size_t length) {
  REAL(ssize_t, "read", int, void *, size_t);
  ON_READ(real(fd, bytes, length));
}

ssize_t pread(int fd, void *bytes, size_t length, off_t offset) {
  REAL(ssize_t, "pread", int, void *, size_t, off_t);
  ON_READ(real(fd, bytes, length, offset));
}

ssize_t pread64(int fd, void *bytes, size_t length, off64_t offset) {
  REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
  ON_READ(real(fd, bytes, length, offset));
}

/* ---- Writing ---- */

static ssize_t write_at(int fd, const void *bytes, size_t length, off64_t offset) {
  REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
  if (!tracked(fd)) return real(fd, bytes, length, offset);
  ssize_t written = -1;
  enum verdict verdict = enter_point();
  if (verdict == FAIL) goto out;
  if (verdict == SHORTEN && length > 1) length /= 2;
  written = real(fd, bytes, length, offset);
  if (written > 0) note_write(fd, offset, bytes, (size_t)written);
out:
  leave();
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  return write_at(fd, bytes, length, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
  return write_at(fd, bytes, length, offset);
}

/* Where the next write without an offset goes. */
static off64_t place_of(int fd) {
  struct stat found;
  if ((fcntl(fd, F_GETFL) & O_APPEND) && fstat(fd, &found) == 0) return found.st_size;
  return lseek64(fd, 0, SEEK_CUR);
}

static bool is_socket(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 && S_ISSOCK(found.st_mode);
}

/* Noted before it is said, and under the lock: no caller knows more than the journal has. */
static ssize_t say(int fd, const struct iovec *parts, int count) {
  REAL(ssize_t, "writev", int, const struct iovec *, int);
  enter();
  for (int i = 0; i < count; i += 1) note_said(parts[i].iov_base, parts[i].iov_len);
  ssize_t said = real(fd, parts, count);
  leave();
  return said;
}

ssize_t write(int fd, const void *bytes, size_t length) {
  REAL(ssize_t, "write", int, const void *, size_t);
  if (is_socket(fd)) return say(fd, &(struct iovec){(void *)bytes, length}, 1);
  if (!tracked(fd)) return real(fd, bytes, length);
  ssize_t written = -1;
  enum verdict verdict = enter_point();
  if (verdict == FAIL) goto out;
  if (verdict == SHORTEN && length > 1) length /= 2;
  off64_t offset = place_of(fd);
  written = real(fd, bytes, length);
  if (written > 0) note_write(fd, offset, bytes, (size_t)written);
out:
  leave();
  return written;
}

/* Writes its parts one by one: each is a point of its own. */
ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL(ssize_t, "writev", int, const struct iovec *, int);
  if (is_socket(fd)) return say(fd, parts, count);
  if (!tracked(fd)) return real(fd, parts, count);
  ssize_t total = 0;
  for (int i = 0; i < count; i += 1) {
    ssize_t written = write(fd, parts[i].iov_base, parts[i].iov_len);
    if (written < 0) return total > 0 ? total : -1;
    total += written;
    if ((size_t)written < parts[i].iov_len) break;
  }
  return total;
}

static ssize_t write_parts_at(int fd, const struct iovec *parts, int count, off64_t offset) {
  REAL(ssize_t, "pwritev64", int, const struct iovec *, int, off64_t);
  if (!tracked(fd)) return real(fd, parts, count, offset);
  ssize_t total = 0;
  for (int i = 0; i < count; i += 1) {
    ssize_t written = write_at(fd, parts[i].iov_base, parts[i].iov_len, offset + total);
    if (written < 0) return total > 0 ? total : -1;
    total += written;
    if ((size_t)written < parts[i].iov_len) break;
  }
  return total;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  return write_parts_at(fd, parts, count, offset);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) {
  return write_parts_at(fd, parts, count, offset);
}

/* Copies within the kernel are refused: libuv and SQLite then read and write. */
ssize_t copy_file_range(int in, off64_t *in_at, int out, off64_t *out_at, size_t length, unsigned flags) {
  REAL(ssize_t, "copy_file_range", int, off64_t *, int, off64_t *, size_t, unsigned);
  if (!tracked(out)) return real(in, in_at, out, out_at, length, flags);
  errno = ENOSYS;
  return -1;
}

/* libuv asks for the one above by its number. */
long syscall(long number, ...) {
  REAL(long, "syscall", long, ...);
  long given[6];
  va_list rest;
  va_start(rest, number);
  for (int i = 0; i < 6; i += 1) given[i] = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_copy_file_range && tracked((int)given[2])) {
    errno = ENOSYS;
    return -1;
  }
  return real(number, given[0], given[1], given[2], given[3], given[4], given[5]);
}

/* libuv knows no other way than this one: a read and a write stand for it. */
ssize_t sendfile64(int out, int in, off64_t *offset, size_t length) {
  REAL(ssize_t, "sendfile64", int, int, off64_t *, size_t);
  if (!tracked(out)) return real(out, in, offset, length);
  off64_t from = offset ? *offset : lseek64(in, 0, SEEK_CUR);
  char *bytes = malloc(length > 0 ? length : 1);
  ssize_t got = bytes ? pread64(in, bytes, length, from) : -1;
  ssize_t written = got > 0 ? write(out, bytes, (size_t)got) : got;
  if (written > 0 && offset) *offset = from + written;
  else if (written > 0) lseek64(in, from + written, SEEK_SET);
  free(bytes);
  return written;
}

ssize_t sendfile(int out, int in, off_t *offset, size_t length) {
  return sendfile64(out, in, (off64_t *)offset, length);
}

static int set_size(int fd, off64_t size) {
  REAL(int, "ftruncate64", int, off64_t);
  if (!tracked(fd)) return real(fd, size);
  int result = -1;
  if (enter_point() == FAIL) goto out;
  result = real(fd, size);
  if (result == 0) note_file(TRUNCATE, fd, size);
out:
  leave();
  return result;
}

int ftruncate(int fd, off_t size) {
  return set_size(fd, size);
}

int ftruncate64(int fd, off64_t size) {
  return set_size(fd, size);
}

/* ---- Making it last ---- */

static int sync_file(int fd, int (*real)(int)) {
  if (!tracked(fd)) return real(fd);
  int result = -1;
  if (enter_point() == FAIL) goto out;
  result = real(fd);
  struct stat found;
  if (result != 0 || fstat(fd, &found) != 0) goto out;
  note_file(S_ISDIR(found.st_mode) ? SYNC_FOLDER : SYNC, fd, 0);
out:
  leave();
  return result;
}

int fsync(int fd) {
  REAL(int, "fsync", int);
  return sync_file(fd, real);
}

int fdatasync(int fd) {
  REAL(int, "fdatasync", int);
  return sync_file(fd, real);
}

/* ---- Names ---- */

/* One call on one path: the same for each but for the call itself. */
#define ON_PATH(change, folder, path, call)            \
  char whole[PATH_MAX];                                \
  if (!resolve(folder, path, whole, sizeof whole)) return call; \
  int result = -1;                                     \
  if (enter_point() != FAIL) result = call;            \
  if (result == 0) note_path(change, whole, NULL);     \
  leave();                                             \
  return result

/* The same with two paths, where the second is the one that counts. */
#define ON_PATHS(change, from_folder, from, to_folder, to, call)     \
  char old[PATH_MAX], whole[PATH_MAX];                               \
  resolve(from_folder, from, old, sizeof old);                       \
  if (!resolve(to_folder, to, whole, sizeof whole)) return call;     \
  int result = -1;                                                   \
  if (enter_point() != FAIL) result = call;                          \
  if (result == 0) note_path(change, old, whole);                    \
  leave();                                                           \
  return result

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  ON_PATH(UNLINK, AT_FDCWD, path, real(path));
}

int unlinkat(int folder, const char *path, int flags) {
  REAL(int, "unlinkat", int, const char *, int);
  enum change change = (flags & AT_REMOVEDIR) ? REMOVE_FOLDER : UNLINK;
  ON_PATH(change, folder, path, real(folder, path, flags));
}

int rmdir(const char *path) {
  REAL(int, "rmdir", const char *);
  ON_PATH(REMOVE_FOLDER, AT_FDCWD, path, real(path));
}

/* libc's own would go past the two above; Node's rmSync comes here. */
int remove(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0 && S_ISDIR(found.st_mode) ? rmdir(path) : unlink(path);
}

int mkdir(const char *path, mode_t mode) {
  REAL(int, "mkdir", const char *, mode_t);
  ON_PATH(MAKE_FOLDER, AT_FDCWD, path, real(path, mode));
}

int chmod(const char *path, mode_t mode) {
  REAL(int, "chmod", const char *, mode_t);
  ON_PATH(CHANGE_MODE, AT_FDCWD, path, real(path, mode));
}

int rename(const char *from, const char *to) {
  REAL(int, "rename", const char *, const char *);
  ON_PATHS(RENAME, AT_FDCWD, from, AT_FDCWD, to, real(from, to));
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  REAL(int, "renameat", int, const char *, int, const char *);
  ON_PATHS(RENAME, from_folder, from, to_folder, to, real(from_folder, from, to_folder, to));
}

int link(const char *from, const char *to) {
  REAL(int, "link", const char *, const char *);
  ON_PATHS(LINK, AT_FDCWD, from, AT_FDCWD, to, real(from, to));
}
