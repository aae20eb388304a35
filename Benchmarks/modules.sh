#!/bin/sh
# What many modules cost: generating the code of all of them, compiling it, and what a changed text compiles again.
#
#     Benchmarks/modules.sh L10N_GEN [MODULES] [KEYS] [ROUNDS]
#
# L10N_GEN is a release build of the tool; KEYS is the number of keys of each module, in three languages. A package with a
# target for each module is built in debug.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/modules.sh L10N_GEN [MODULES] [KEYS] [ROUNDS]}")
modules=${2:-100}
keys=${3:-1000}
rounds=${4:-5}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 "$here/modules.py" "$modules" "$keys" "$work" "$(dirname "$here")"
cd "$work"
generated=$(seq "$modules" | sed 's|.*|Sources/M&/Generated|' | tr '\n' ' ')
python3 "$here/measure.py" --rounds "$rounds" \
  "emit, $modules modules" "reset $generated && $tool emit" \
  "check, $modules modules" "$tool check"
# What isn't the modules' own is compiled beforehand.
swift build --target M1 >&2
python3 "$here/measure.py" --warm-up 0 --rounds 1 "compile, $modules modules" "swift build"
# A text of one module changes.
sed -i '0,/\(: [^" ].*\)$/s//\1!/' Strings/M1/en.yml
files=$("$tool" emit 2>&1 | grep -c '^Wrote ')
swift build >build.log 2>&1
compiled=$(sed -n 's/^\[[0-9/]*\] \(Compiling\|Emitting module\) \(M[0-9]*\).*/\2/p' build.log | sort -u | wc -l | tr -d ' ')
echo
echo "One text changed: $files files written, $compiled of $modules modules compiled again"
