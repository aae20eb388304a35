#if __has_include(<expat.h>)
#include <expat.h>
#else
#error "l10n-gen reads XML with expat, whose header is missing. Install it: 'apt-get install libexpat1-dev' (Debian, Ubuntu) or 'dnf install expat-devel' (Fedora); Apple's SDKs have it."
#endif
