#!/usr/bin/env bash
# Compiles the libraries that apps import with the settings that an app's own project may have: library evolution, strict
# memory safety, interoperability with C++, Swift 5, and all upcoming features of the compiler, or one at a time if that
# fails. Warnings are errors. Needs the C modules of a build: run it after `swift build`.
set -euo pipefail
cd "$(dirname "$0")/.."

built=$(dirname "$(scripts/debug-tool.sh)")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Compiles the modules, each against those before it.
compile() { # NAME OPTION…
  local name=$1 module sources
  mkdir -p "$work/$name"
  for module in L10nLanguage L10nRuntime L10nReleases L10nUpdates; do
    mapfile -t sources < <(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)
    swiftc -emit-module -wmo $strictness -swift-version 6 -parse-as-library -package-name l10n_gen \
      -enable-experimental-feature BuiltinModule -module-name "$module" -I "$work/$name" \
      -I Sources/CL10nAtomics/include -I Sources/CL10nCurl/include \
      -Xcc "-fmodule-map-file=$built/CL10nAtomics.build/module.modulemap" \
      -emit-module-path "$work/$name/$module.swiftmodule" "${@:2}" "${sources[@]}" \
      || { echo "$module doesn't compile with '${*:2}'" >&2; return 1; }
  done
}

upcoming() {
  swiftc -print-supported-features | python3 -c '
import json, sys
for feature in json.load(sys.stdin)["features"]["upcoming"]:
    if feature.get("enabled_in") != "6": print(feature["name"])'
}

strictness=-warnings-as-errors
status=0
compile cxx -cxx-interoperability-mode=default || status=1
compile swift5 -swift-version 5 || status=1
features=() options=()
while IFS= read -r feature; do
  features+=("$feature")
  options+=(-enable-upcoming-feature "$feature")
done < <(upcoming)
if ! compile upcoming "${options[@]}"; then
  status=1
  for feature in "${features[@]}"; do compile "$feature" -enable-upcoming-feature "$feature" || true; done
fi
# On Linux, the compiler warns of Foundation, which isn't built for library evolution; and the mark that strict safety wants
# on each unsafe expression is a syntax error to Swift 6.1.
strictness=-suppress-warnings
compile evolution -enable-library-evolution || status=1
compile safety -strict-memory-safety || status=1
[ "$status" -eq 0 ] && echo "The libraries compile with all settings of their clients."
exit "$status"
