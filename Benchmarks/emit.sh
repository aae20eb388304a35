#!/bin/sh
# Whole-process time of `l10n-gen emit`, `check` and the plugin's `build` for a generated catalog in three languages,
# compared with msgfmt and genrb for the same texts.
#
#     Benchmarks/emit.sh L10N_GEN [KEYS] [ROUNDS]
#
# L10N_GEN is a release build of the tool (swift build -c release --product l10n-gen). Needs gettext and icu-devtools.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/emit.sh L10N_GEN [KEYS] [ROUNDS]}")
keys=${2:-10000}
rounds=${3:-15}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$here/catalog.py" "$keys" "$work"
cd "$work"
mkdir mo res

emit="$tool emit --config l10n.yml --translations translations --output"
$emit unchanged >/dev/null
build="$tool build --config $work/l10n.yml --work-directory $work/built --target Texts"
mkdir built
$build
msgfmt="msgfmt -o mo/ko.mo po/ko.po && msgfmt -o mo/en.mo po/en.po && msgfmt -o mo/zh_Hans.mo po/zh_Hans.po"

python3 "$here/measure.py" --rounds "$rounds" \
  "msgfmt" "$msgfmt" \
  "l10n-gen emit" "reset written && $emit written" \
  "l10n-gen emit, nothing changed" "$emit unchanged" \
  "l10n-gen check" "$tool check" \
  "l10n-gen build, nothing changed" "$build" \
  "genrb" "genrb -q -e UTF-8 -s icu -d res ko.txt en.txt zh_Hans.txt"
