// Swift's Glibc module leaves libc's message catalogs out.
#include <libintl.h>
