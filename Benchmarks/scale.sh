#!/bin/sh
# How `l10n-gen emit` grows with the catalog: time and memory at 10,000, 100,000 and 1,000,000 keys in three languages.
#
#     Benchmarks/scale.sh L10N_GEN [ROUNDS]
#
# L10N_GEN is a release build of the tool. The largest catalog takes 170 MB on disk and its generator 1 GB of memory.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/scale.sh L10N_GEN [ROUNDS]}")
rounds=${2:-3}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

set --
for keys in 10000 100000 1000000; do
  python3 "$here/catalog.py" "$keys" "$keys" --translations-only
  megabytes=$(du -sm "$keys/translations" | cut -f1)
  emit="$tool emit --config $keys/l10n.yml --translations $keys/translations --output written"
  set -- "$@" "$keys keys, $megabytes MB" "reset written && $emit"
done
python3 "$here/measure.py" --rounds "$rounds" "$@"
