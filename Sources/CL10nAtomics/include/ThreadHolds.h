#ifndef THREAD_HOLDS_H
#define THREAD_HOLDS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// References that a thread keeps between its reads. What it holds can't be freed meanwhile, so a read counts no references
// and announces itself to nobody: it compares the pointer that is published with the one that its thread holds. A thread
// gives up a reference by its next read after a change, or when it ends.

/// The number of places a thread has: more than a program has catalogs. Catalogs that share one push each other out, and
/// are then read with a lock.
enum { L10N_HOLD_COUNT = 256 };

/// What this thread holds; read it with `l10n_held`.
extern __thread void *_Nullable const *_Nonnull l10n_thread_holds;

/// Returns the object that this thread holds in a place, or null if it holds none.
static inline void *_Nullable l10n_held(size_t place) { return l10n_thread_holds[place]; }

/// Returns the next place, in turn.
size_t l10n_hold_place(void);

/// Holds an object, whose reference it takes over, in a place of this thread until it holds another there or ends.
///
/// - Parameter release: gives a reference up; the same in all calls.
/// - Returns: a reference to give up: that to the object held before, or to this one if there is no memory to hold it.
void *_Nullable l10n_hold(size_t place, void *_Nonnull object, void (*_Nonnull release)(void *_Nonnull));

#ifdef __cplusplus
}
#endif

#endif
