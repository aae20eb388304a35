#!/bin/sh
# What l10n-gen adds to a program: a stripped executable with one string in three languages, the runtime linked
# statically, and the same program without l10n-gen. Prints KB of 1,000 bytes.
#
#     Benchmarks/size.sh L10N_GEN
#
# L10N_GEN is the tool. Needs binutils. Figures are comparable on one kind of processor and system only.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/size.sh L10N_GEN}")
here=$(dirname "$(realpath "$0")")
generated=$here/size/Sources/text/Generated
work=$(mktemp -d)
trap 'rm -rf "$work" "$generated"' EXIT

mkdir "$work/translations"
echo 'source: en' >"$work/l10n.yml"
echo 'greeting: Hello' >"$work/translations/en.yml"
echo 'greeting: 안녕하세요' >"$work/translations/ko.yml"
echo 'greeting: 你好' >"$work/translations/zh-Hans.yml"
"$tool" emit --config "$work/l10n.yml" --translations "$work/translations" --output "$generated" >&2

kilobytes() { awk -v bytes="$1" 'BEGIN { printf "%.0f", bytes / 1000 }'; }
measure() { # NAME EXECUTABLE
  strip -o "$work/stripped" "$2"
  # shellcheck disable=SC2046 # Two numbers.
  set -- "$1" $(size "$work/stripped" | awk 'NR == 2 { print $1, $2 }') "$(wc -c <"$work/stripped")"
  echo "  $1: text $(kilobytes "$2") KB, data $(kilobytes "$3") KB, all $(kilobytes "$4") KB"
}

echo "A program with one string in three languages, $(uname -m)"
for flag in -O -Osize; do
  build="swift build -c release --package-path $here/size --scratch-path $here/size/.build$flag -Xswiftc $flag"
  $build >&2
  products=$($build --show-bin-path)
  measure "with $flag" "$products/text"
  [ $flag = -O ] && none=$products/none
done
measure "without l10n-gen" "$none"
