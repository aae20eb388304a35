#!/bin/sh
# What the runtime costs in a running program, beside Foundation, gettext and ICU4C: reading, formatting, the first read
# of a process and a language switch.
#
#     Benchmarks/runtime.sh L10N_GEN [KEYS]
#
# L10N_GEN is the tool. Needs gettext and libicu-dev.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/runtime.sh L10N_GEN [KEYS]}")
keys=${2:-10000}
here=$(dirname "$(realpath "$0")")
generated=$here/Sources/runtime-benchmark/Generated
work=$(mktemp -d)
trap 'rm -rf "$work" "$generated"' EXIT

python3 "$here/catalog.py" "$keys" "$work"
mkdir -p "$work/locale/ko/LC_MESSAGES" "$work/strings/Strings.bundle"
msgfmt -o "$work/locale/ko/LC_MESSAGES/catalog.mo" "$work/po/ko.po"
# Foundation on Linux takes every user for an English speaker.
mv "$work/strings/ko.lproj" "$work/strings/Strings.bundle/en.lproj"
(cd "$work" && "$tool" emit --config l10n.yml --translations translations --output "$generated" >&2)

swift build --package-path "$here" -c release --product runtime-benchmark >&2
benchmark=$(swift build --package-path "$here" -c release --show-bin-path)/runtime-benchmark

export LANGUAGE=ko
"$benchmark" all "$work"

median_of_processes() {
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do "$benchmark" "$1" "$work"; done |
    sort -n | sed -n 11p
}
echo "The first read of a process, $keys keys"
echo "  L10nRuntime: median $(median_of_processes first-read) ns"
echo "  Bundle.localizedString: median $(median_of_processes first-read-foundation) ns"
