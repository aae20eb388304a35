// Swift's Glibc module doesn't include libc's message catalogs.
#include <libintl.h>
