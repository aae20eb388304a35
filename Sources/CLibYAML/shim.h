#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "l10n-gen reads YAML with libyaml, whose header is missing. Install it: 'apt-get install libyaml-dev' (Debian, Ubuntu), 'dnf install libyaml-devel' (Fedora) or 'brew install libyaml' (macOS)."
#endif
