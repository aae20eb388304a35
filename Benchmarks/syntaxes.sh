#!/bin/sh
# What messages in MessageFormat 2 cost the tool: checking them, and generating code, compared with the same messages in
# ICU's syntax.
#
#     Benchmarks/syntaxes.sh L10N_GEN [KEYS] [ROUNDS]
#
# L10N_GEN is a release build of the tool.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/syntaxes.sh L10N_GEN [KEYS] [ROUNDS]}")
keys=${2:-10000}
rounds=${3:-15}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$here/catalog.py" "$keys" "$work" --translations-only
cd "$work"
mkdir mf2
cp l10n.yml mf2/l10n.yml
echo 'syntax: mf2' >>mf2/l10n.yml
"$tool" convert 'translations/{language}.yml' 'mf2/translations/{language}.yml' --syntax mf2 >&2

python3 "$here/measure.py" --rounds "$rounds" \
  "check, ICU" "$tool check" \
  "check, MessageFormat 2" "$tool check --config mf2/l10n.yml --translations mf2/translations" \
  "emit, ICU" "reset icu-code && $tool emit --output icu-code" \
  "emit, MessageFormat 2" \
  "reset mf2-code && $tool emit --config mf2/l10n.yml --translations mf2/translations --output mf2-code"
