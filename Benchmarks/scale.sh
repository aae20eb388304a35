#!/bin/sh
# How the tool and its output grow with the catalog, from 10,000 keys in three languages: time and memory of `check` and
# `emit` up to 1,000,000 keys, compiling up to 100,000, and the first and further texts in a program up to 1,000,000.
#
#     Benchmarks/scale.sh L10N_GEN [ROUNDS]
#
# L10N_GEN is a release build of the tool. The largest catalog takes 170 MB on disk and its generator 1 GB of memory.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/scale.sh L10N_GEN [ROUNDS]}")
rounds=${2:-2}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

PACKAGE=$(dirname "$here")
CONFIGURATION=release
# shellcheck source-path=SCRIPTDIR source=built_runtime.sh
. "$here/built_runtime.sh"
cd "$work"

sizes="10000 100000 1000000"
set --
for keys in $sizes; do
  python3 "$here/catalog.py" "$keys" "$keys" --translations-only
  megabytes=$(du -sm "$keys/translations" | cut -f1)
  arguments="--config $keys/l10n.yml --translations $keys/translations"
  set -- "$@" "check, $keys keys, $megabytes MB" "$tool check $arguments" \
    "emit, $keys keys, $megabytes MB" "reset $keys/written && $tool emit $arguments --output $keys/written"
done
python3 "$here/measure.py" --rounds "$rounds" "$@"

compile="swiftc -parse-as-library -swift-version 6 -module-name Texts -Onone -g -enable-batch-mode -j $(nproc) -c"
set --
for keys in 10000 100000; do
  "$tool" emit --config "$keys/l10n.yml" --translations "$keys/translations" --output "$keys/split" >&2
  mkdir "$keys/objects"
  set -- "$@" "compile, $keys keys" \
    "sh -c 'cd $keys/objects; $compile $runtime ../split/L10n.swift ../split/L10n+Tables.swift'"
done
python3 "$here/measure.py" --warm-up 0 --rounds 1 "$@"

# A program of only the tables, since a compiler can't handle a million accessors in reasonable time.
objects=$(find "$built/L10nRuntime.build" "$built/L10nLanguage.build" "$built/CL10nAtomics.build" -name '*.o')
for keys in $sizes; do
  printf 'nonisolated enum L10n {}\n' >"$keys/L10n.swift"
  # shellcheck disable=SC2086 # Paths of ours, none with a space.
  swiftc -O -swift-version 6 -o "$keys/read" $runtime "$here/scale/main.swift" "$keys/L10n.swift" \
    "$keys/written/L10n+Tables.swift" $objects
  echo "$keys keys: $(LANGUAGE=ko "$keys/read")"
done
