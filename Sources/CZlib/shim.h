#if __has_include(<zlib.h>)
#include <zlib.h>
#else
#error "l10n-gen reads spreadsheets with zlib, whose header is missing. Install it: 'apt-get install zlib1g-dev' (Debian, Ubuntu) or 'dnf install zlib-devel' (Fedora); Apple's SDKs have it."
#endif
