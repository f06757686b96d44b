/* The plan that the harness shares with this process: control.ts lays out the same numbers. */
#define _GNU_SOURCE
#include "faults.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum action { COUNT = 0, KILL = 1, ERROR = 2, SHORT = 3, READ = 4 };

struct control {
  int64_t armed;   /* whether points are counted */
  int64_t points;  /* how many there were */
  int64_t at;      /* the one where something happens; the first is 1 */
  int64_t action;  /* enum action */
  int64_t error;   /* the errno of a call that fails */
  int64_t lasting; /* whether every later one fails, too */
  int64_t fired;   /* how often it happened */
  int64_t reads;   /* how many there were; only READ counts them, in the place of points */
};

static volatile struct control *control;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int64_t current;

__attribute__((constructor)) static void open_control(void) {
  /* Programs that the host starts are no part of it. */
  unsetenv("LD_PRELOAD");
  const char *file = getenv("FAULTS_CONTROL");
  int fd = file ? open(file, O_RDWR | O_CLOEXEC) : -1;
  if (fd < 0) return;
  void *shared = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (shared != MAP_FAILED) control = shared;
  close(fd);
}

void enter(void) {
  pthread_mutex_lock(&lock);
  current = 0;
}

enum verdict enter_point(void) {
  enter();
  if (!control || !control->armed) return PROCEED;
  current = ++control->points;
  bool late = control->lasting && current > control->at;
  bool counts = control->action == COUNT || control->action == READ;
  if (counts || (current != control->at && !late)) return PROCEED;
  control->fired += 1;
  if (control->action == SHORT) return SHORTEN;
  if (control->action == KILL) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
  }
  errno = (int)control->error;
  return FAIL;
}

enum verdict enter_read(void) {
  enter();
  if (!control || !control->armed || control->action != READ) return PROCEED;
  int64_t read = ++control->reads;
  if (read != control->at && !(control->lasting && read > control->at)) return PROCEED;
  control->fired += 1;
  errno = (int)control->error;
  return FAIL;
}

void leave(void) {
  pthread_mutex_unlock(&lock);
}

int64_t point(void) {
  return current;
}
