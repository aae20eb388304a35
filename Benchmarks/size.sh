#!/bin/sh
# What l10n-gen adds to a program: a stripped executable with one string in three languages, the runtime linked
# statically, and the same program without l10n-gen. Then a program with many strings: the size of the generated tables
# and accessors, and the memory that reading takes, beside property lists that Foundation reads. Prints KB of 1,000 bytes.
#
#     Benchmarks/size.sh L10N_GEN [KEYS]
#
# L10N_GEN is the tool. Needs binutils and Linux. Figures are comparable on one kind of processor and system only.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/size.sh L10N_GEN [KEYS]}")
keys=${2:-10000}
here=$(dirname "$(realpath "$0")")
generated=$here/size/Sources/text/Generated
large=$here/size/Sources/catalog/Generated
work=$(mktemp -d)
trap 'rm -rf "$work" "$generated" "$large"' EXIT

mkdir "$work/translations"
echo 'source: en' >"$work/l10n.yml"
echo 'greeting: Hello' >"$work/translations/en.yml"
echo 'greeting: 안녕하세요' >"$work/translations/ko.yml"
echo 'greeting: 你好' >"$work/translations/zh-Hans.yml"
"$tool" emit --config "$work/l10n.yml" --translations "$work/translations" --output "$generated" >&2
python3 "$here/catalog.py" "$keys" "$work/app"
emit_catalog() { # ACCESS
  rm -rf "$large"
  "$tool" emit --config "$work/app/l10n.yml" --translations "$work/app/translations" --output "$large" --access "$1" >&2
}
emit_catalog internal

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
  [ $flag = -O ] && optimized=$products
done
measure "without l10n-gen" "$optimized/none"

# Accessors that are internal and that nothing calls aren't in the program, so the difference is that of accessors.
build="swift build -c release --package-path $here/size --scratch-path $here/size/.build-O -Xswiftc -O --product catalog"
echo
echo "$keys keys in three languages"
measure "tables" "$optimized/catalog"
emit_catalog public
$build >&2
measure "tables and public accessors" "$optimized/catalog"
sed -n 's/^"\(.*\)" = .*/\1/p' "$work/app/strings/ko.lproj/Localizable.strings" >"$work/keys"
bytes=0
for file in "$work"/app/strings/*/Localizable.strings; do
  # plutil's form on Apple's systems, which Xcode writes into apps.
  python3 "$here/size/property_list.py" "$file"
  bytes=$((bytes + $(wc -c <"$file")))
done
echo "  property lists: $(kilobytes "$bytes") KB"
# Memory after one text, and after the texts of all keys in one language.
echo "  memory, l10n-gen: $("$optimized/catalog" "$work/keys") KB"
echo "  memory, Bundle.localizedString: $("$optimized/catalog" "$work/keys" "$work/app/strings") KB"
