#!/usr/bin/env bash
# Builds the runtime's reference documentation with the toolchain's docc, and fails on a warning. The package must be built.
#
#     scripts/build-reference.sh [DIRECTORY]
#
# DIRECTORY gets the documentation archive; the default is .build/reference.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-.build/reference}
docc=$(command -v docc || xcrun --find docc)
products=$(swift build --show-bin-path)
target=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
atomics=$(find "$products/CL10nAtomics.build" -name module.modulemap | head -1)

symbols=$(mktemp -d)
trap 'rm -rf "$symbols"' EXIT
swift symbolgraph-extract -module-name L10nRuntime -minimum-access-level public -target "$target" \
  -I "$products/Modules" -Xcc "-fmodule-map-file=$atomics" -output-dir "$symbols"
"$docc" convert Sources/L10nRuntime/L10nRuntime.docc --additional-symbol-graph-dir "$symbols" --warnings-as-errors \
  --fallback-display-name L10nRuntime --fallback-bundle-identifier org.l10n-gen.L10nRuntime --output-path "$output"
