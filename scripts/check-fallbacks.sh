#!/usr/bin/env bash
# Compiles the runtime as a compiler does that lacks the experimental feature which it makes texts by, and tries what
# stands in for it. Run it after `swift build`.
set -euo pipefail
cd "$(dirname "$0")/.."

built=$(dirname "$(scripts/debug-tool.sh)")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# SwiftPM names a package in its modules by its folder.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | sed 's/[^[:alnum:]_]/_/g')
sources=()
while IFS= read -r source; do sources+=("$source"); done < <(find Sources/L10nRuntime -name '*.swift' | LC_ALL=C sort)
swiftc -typecheck -warnings-as-errors -swift-version 6 -module-name L10nRuntime -package-name "$package" \
  -I "$built/Modules" -I Sources/CL10nAtomics/include \
  -Xcc "-fmodule-map-file=$built/CL10nAtomics.build/module.modulemap" "${sources[@]}"

cat >"$work/main.swift" <<'SWIFT'
let text = "a text of more than fifteen bytes"
precondition(text.immortal == text)
print("The runtime compiles without BuiltinModule.")
SWIFT
swiftc -o "$work/program" Sources/L10nRuntime/Sharing/ImmortalText.swift "$work/main.swift"
"$work/program"
