#!/bin/sh
# The cost of the runtime in a running program, compared with Foundation, gettext and ICU4C: reading, formatting, a
# language switch and the first read of a process. Prints nanoseconds per thousand operations, except for the last two.
#
#     Benchmarks/runtime.sh L10N_GEN [KEYS]
#
# L10N_GEN is the tool. Needs gettext and libicu-dev.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/runtime.sh L10N_GEN [KEYS]}")
keys=${2:-10000}
here=$(dirname "$(realpath "$0")")
generated=$here/Sources/Texts/Generated
work=$(mktemp -d)
trap 'rm -rf "$work" "$generated"' EXIT

python3 "$here/catalog.py" "$keys" "$work"
mkdir -p "$work/locale/ko/LC_MESSAGES" "$work/strings/Strings.bundle"
msgfmt -o "$work/locale/ko/LC_MESSAGES/catalog.mo" "$work/po/ko.po"
# Foundation on Linux treats every user as an English speaker.
mv "$work/strings/ko.lproj" "$work/strings/Strings.bundle/en.lproj"
(cd "$work" && "$tool" emit --config l10n.yml --translations translations --access public --output "$generated" >&2)

export LANGUAGE=ko PEER_FILES="$work"
cd "$here"
# Three times, since other load on the machine may affect one of them.
for _ in 1 2 3; do
  swift package benchmark --scale --time-units nanoseconds --format markdown --path stdout --no-progress
done

swift build -c release --product first-read >&2
first_read=$(swift build -c release --show-bin-path)/first-read
median_of_processes() {
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do "$first_read" "$@"; done | sort -n | sed -n 11p
}
echo
echo "The first read of a process, $keys keys"
echo "  L10nRuntime: median $(median_of_processes) ns"
echo "  Bundle.localizedString: median $(median_of_processes Foundation) ns"
