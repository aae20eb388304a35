#!/bin/sh
# Compile time of the generated Swift code, compared with code in the form of SwiftGen's structured-swift5 template for
# the same texts: a debug build, and an optimised build with public access.
#
#     Benchmarks/compile.sh L10N_GEN [KEYS] [ROUNDS]
#
# L10N_GEN is the tool. The runtime that the generated code imports is built here first.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/compile.sh L10N_GEN [KEYS] [ROUNDS]}")
keys=${2:-10000}
rounds=${3:-3}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

PACKAGE=$(dirname "$here")
CONFIGURATION=debug
# shellcheck source-path=SCRIPTDIR source=built_runtime.sh
. "$here/built_runtime.sh"

python3 "$here/catalog.py" "$keys" "$work"
cd "$work"
for access in internal public; do
  "$tool" emit --config l10n.yml --translations translations --output "ours/$access" --access "$access" >&2
done
mkdir -p peer/internal peer/public modules
cp swiftgen/Strings.swift peer/internal
sed 's/internal /public /' swiftgen/Strings.swift >peer/public/Strings.swift

sources() { find "$1" -name '*.swift' | sort | tr '\n' ' '; }
common="swiftc -parse-as-library -swift-version 6 -emit-module -emit-module-path modules/Texts.swiftmodule -c"
# SwiftGen's static properties and functions of CVarArg also compile in Swift 5 mode; both use the same mode.
debug="$common -module-name Texts -Onone -g -enable-batch-mode -j $(nproc)"
optimised="$common -module-name Texts -O -wmo -num-threads $(nproc)"

python3 "$here/measure.py" --warm-up 0 --rounds "$rounds" \
  "SwiftGen's shape, debug" "$debug $(sources peer/internal)" \
  "l10n-gen, debug" "$debug $runtime $(sources ours/internal)"
python3 "$here/measure.py" --warm-up 0 --rounds "$rounds" \
  "SwiftGen's shape, -O public" "$optimised $(sources peer/public)" \
  "l10n-gen, -O public" "$optimised $runtime $(sources ours/public)"
