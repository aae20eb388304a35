#include "ThreadHolds.h"

#include <pthread.h>
#include <stdlib.h>

// The references of a thread that hasn't read anything yet, so that reads need no check for memory.
static void *const nothing[L10N_HOLD_COUNT];

__thread void *const *l10n_thread_holds = nothing;

static pthread_key_t key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static int key_error;
static void (*release_held)(void *);

// Called when a thread ends. Its variable is emptied first: a later destructor may read, which causes another call. On
// Apple's systems, the variable may already be gone and is then created again, so the references come from the key.
static void release_all(void *memory) {
  void **holds = memory;
  l10n_thread_holds = nothing;
  for (size_t place = 0; place < L10N_HOLD_COUNT; place++) {
    if (holds[place]) release_held(holds[place]);
  }
  free(holds);
}

static void create_key(void) { key_error = pthread_key_create(&key, release_all); }

size_t l10n_hold_place(void) {
  static size_t next;
  return __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED) % L10N_HOLD_COUNT;
}

void *l10n_hold(size_t place, void *object, void (*release)(void *)) {
  void **holds = (void **)l10n_thread_holds;
  if (holds == nothing) {
    __atomic_store_n(&release_held, release, __ATOMIC_RELAXED);
    pthread_once(&key_once, create_key);
    holds = key_error ? NULL : calloc(L10N_HOLD_COUNT, sizeof *holds);
    if (!holds) return object;
    if (pthread_setspecific(key, holds)) {
      free(holds);
      return object;
    }
    l10n_thread_holds = holds;
  }
  void *before = holds[place];
  holds[place] = object;
  return before;
}
