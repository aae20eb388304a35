#ifndef CL10N_ATOMICS_H
#define CL10N_ATOMICS_H

#include <stdbool.h>
#include <stdint.h>

#include "ThreadHolds.h"

// Loads and stores of pointers and counters that several threads share. Swift's own `Synchronization` needs newer
// systems than the runtime supports, and these compile to single instructions that ThreadSanitizer understands.

/// Reads a published pointer; everything written before it was published is visible afterwards.
static inline void *_Nullable l10n_pointer_load(void *_Nullable const *_Nonnull slot) {
  return __atomic_load_n(slot, __ATOMIC_ACQUIRE);
}

/// Publishes a pointer.
static inline void l10n_pointer_store(void *_Nullable *_Nonnull slot, void *_Nullable value) {
  __atomic_store_n(slot, value, __ATOMIC_RELEASE);
}

/// Publishes `value` if the slot is still empty; returns false if another thread was first.
static inline bool l10n_pointer_publish(void *_Nullable *_Nonnull slot, void *_Nonnull value) {
  void *expected = 0;
  return __atomic_compare_exchange_n(slot, &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/// Reads a counter; everything written before it got this value is visible afterwards.
static inline uint64_t l10n_counter_load(uint64_t const *_Nonnull counter) {
  return __atomic_load_n(counter, __ATOMIC_ACQUIRE);
}

/// Sets a counter.
static inline void l10n_counter_store(uint64_t *_Nonnull counter, uint64_t value) {
  __atomic_store_n(counter, value, __ATOMIC_RELEASE);
}

/// Raises a flag; returns true for the only caller that found it lowered.
static inline bool l10n_flag_raise(uint8_t *_Nonnull flag) {
  return __atomic_load_n(flag, __ATOMIC_ACQUIRE) == 0 && __atomic_exchange_n(flag, 1, __ATOMIC_ACQ_REL) == 0;
}

/// Lowers a flag.
static inline void l10n_flag_lower(uint8_t *_Nonnull flag) {
  __atomic_store_n(flag, 0, __ATOMIC_RELEASE);
}

#endif
