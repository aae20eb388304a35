#!/bin/sh
# The cost of resolving a user's languages, and of the first use of all tables in a process. Needs only Swift.
#
#     Benchmarks/resolve.sh
set -eu
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

compile="swiftc -O -wmo -swift-version 6 -parse-as-library -package-name l10n_gen -I $work"
for module in L10nLanguage L10nAllLanguages; do
  # shellcheck disable=SC2086 # Words.
  find "$here/../Sources/$module" -name '*.swift' -exec $compile -c -module-name "$module" -emit-module \
    -emit-module-path "$work/$module.swiftmodule" -o "$work/$module.o" {} +
done
$compile -module-name ResolveBenchmark -o "$work/benchmark" "$here/resolve/ResolveBenchmark.swift" \
  "$here/resolve/Measurement.swift" "$work/L10nLanguage.o" "$work/L10nAllLanguages.o"
"$work/benchmark"

median=$(for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do "$work/benchmark" first-use; done |
  sort -n | sed -n 11p)
echo "The first use of all tables in a process: median $median ns"
