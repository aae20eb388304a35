#!/bin/sh
# The cost of resolving a user's languages, and of the first use of all tables in a process. Needs only Swift.
#
#     Benchmarks/resolve.sh
set -eu
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A single module of the library's sources and the benchmark: the library has no code only for the benchmark.
find "$here/../Sources/L10nLanguage" -name '*.swift' -exec \
  swiftc -O -wmo -swift-version 6 -parse-as-library -module-name ResolveBenchmark -o "$work/benchmark" \
  "$here/resolve/ResolveBenchmark.swift" "$here/resolve/Measurement.swift" {} +
"$work/benchmark"

median=$(for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do "$work/benchmark" first-use; done |
  sort -n | sed -n 11p)
echo "The first use of all tables in a process: median $median ns"
