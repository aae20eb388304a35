#!/bin/sh
# The cost of `l10n-gen check` for a generated catalog in three languages, compared with msgfmt for the same texts, and
# the part of each rule: the processor time of a run with only this rule, minus that of a run without any.
#
#     Benchmarks/rules.sh L10N_GEN [KEYS] [ROUNDS]
#
# L10N_GEN is a release build of the tool. Needs gettext. Differences below a few milliseconds are noise.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/rules.sh L10N_GEN [KEYS] [ROUNDS]}")
keys=${2:-10000}
rounds=${3:-11}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$here/catalog.py" "$keys" "$work"
cd "$work"
mkdir mo

rules=""
for rule in $("$tool" rules | awk 'NR > 1 && $2 ~ /^(error|warning|info)$/ { print $1 }'); do
  # Some rules can't be disabled: status 2 means that, 1 that there are errors.
  "$tool" check --rule "$rule=off" > /dev/null 2>&1 || [ $? -eq 1 ] && rules="$rules $rule"
done
without() { # RULE: all others are off
  for rule in $rules; do [ "$rule" = "$1" ] || printf ' --rule %s=off' "$rule"; done
}

set -- "msgfmt" \
  "msgfmt -o mo/ko.mo po/ko.po && msgfmt -o mo/en.mo po/en.po && msgfmt -o mo/zh_Hans.mo po/zh_Hans.po" \
  "all rules" "$tool check" "no rule" "$tool check$(without none)"
for rule in $rules; do set -- "$@" "$rule alone" "$tool check$(without "$rule")"; done
python3 "$here/measure.py" --rounds "$rounds" "$@"
