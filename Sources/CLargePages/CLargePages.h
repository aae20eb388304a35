#ifndef C_LARGE_PAGES_H
#define C_LARGE_PAGES_H

// All is inline: SwiftPM compiles C differently for `swift build` and for `swift package`, and the tool with it, again at
// each change from one to the other.

// Defines __GLIBC__ where that is the library.
#include <limits.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

#endif

/// Asks for memory in pages of 2 MiB, for what the calling thread allocates from here on; once for each thread.
///
/// A catalog is thousands of small values that are made one after another and live as long as the tool runs. Linux
/// hands memory out in pages of 4 KiB, each at its first use: 7,400 times for 10,000 messages in three languages, which
/// was an eighth of the time of `emit`. Large pages take 5 MiB more there.
///
/// This is advice that Linux may ignore (Documentation/admin-guide/mm/transhuge.rst of its sources). Nothing fails
/// without it, and without glibc it does nothing.
static inline void l10n_use_large_pages(void) {
#if defined(__linux__) && defined(__GLIBC__)
  static _Thread_local bool is_done;
  if (is_done) return;
  is_done = true;

  // A large page of x86_64 and of 64-bit ARM, and what a thread's heap grows by: address space, not memory.
  const size_t page = (size_t)2 << 20, portion = (size_t)32 << 20;
  // By default a heap grows a few small pages at a time, so that no large one fits; and long arrays get memory of their
  // own, which is given back and asked for again. glibc takes no greater threshold than this portion (mallopt(3)).
  mallopt(M_TOP_PAD, (int)portion);
  mallopt(M_MMAP_THRESHOLD, (int)portion);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);

  // Makes the heap grow, by the portion and this page. What comes after the page's start is what is allocated next.
  void *start = malloc(page);
  if (start == NULL) return;
  uintptr_t first = ((uintptr_t)start + page - 1) & ~(uintptr_t)(page - 1);
  madvise((void *)first, portion, MADV_HUGEPAGE);
  free(start);
#endif
}

#endif
