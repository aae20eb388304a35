#ifndef THREAD_HOLDS_H
#define THREAD_HOLDS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// References that a thread keeps between its reads. A held object can't be freed, so a read needs no reference counting
// and no announcement: it compares the published pointer with the one that its thread holds. A thread gives up a
// reference in its next read after a change, or when it ends.

/// The number of places of a thread, which is more than a program has catalogs. Catalogs that share a place replace
/// each other, and are then read with a lock.
enum { L10N_HOLD_COUNT = 256 };

/// The objects that this thread holds; read them with `l10n_held`.
extern __thread void *_Nullable const *_Nonnull l10n_thread_holds;

/// Returns the object that this thread holds in a place, or null if there is none.
static inline void *_Nullable l10n_held(size_t place) { return l10n_thread_holds[place]; }

/// Returns the next place, in turn.
size_t l10n_hold_place(void);

/// Takes over a reference to an object, and holds it in a place of this thread until the place is reused or the thread
/// ends.
///
/// - Parameter release: a function that gives up a reference; the same in all calls.
/// - Returns: a reference to give up: the one to the object held before, or to this one if there is no memory to hold
///   it.
void *_Nullable l10n_hold(size_t place, void *_Nonnull object, void (*_Nonnull release)(void *_Nonnull));

#ifdef __cplusplus
}
#endif

#endif
