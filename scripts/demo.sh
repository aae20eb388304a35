#!/usr/bin/env bash
# Shows what l10n-gen does for an app: checks the sample's translations, proves that the committed Swift is what they
# give, and runs the app that uses it on devices in several languages.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Says what is done, and shows the output of a command only if it fails.
quietly() {
  echo "$1" >&2
  shift
  local status=0
  "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -ne 0 ]; then
    cat "$log" >&2
    echo "This failed: $*" >&2
    exit "$status"
  fi
}

# Shows a command as a reader would type it, then runs it.
show() {
  printf '\n$ %s\n' "$(basename "$1") ${*:2}"
  "$@"
}

example=Examples/StoreDemo
quietly "Building l10n-gen…" swift build --product l10n-gen
quietly "Building $example…" swift build --package-path "$example"
tool=$(swift build --show-bin-path)/l10n-gen
app=$(swift build --package-path "$example" --show-bin-path)/StoreDemo

show "$tool" check --format text
show "$tool" emit --verify
echo "The Swift in $example/Sources/StoreDemo/Generated is what translations/ gives: nothing to change."

show "$tool" resolve --preferred zh-Hant-TW,ko-KR --explain
if [ -n "${LANGUAGE:-}" ]; then
  printf '\n$ LANGUAGE=%s StoreDemo --screens 1,3\n' "$LANGUAGE"
  "$app" --screens 1,3
fi
show "$app" --languages zh-Hant-TW,ko-KR --screens 1,3
show "$app" --languages en-GB --screens 1,5
show "$app" --languages zh-Hans-CN --screens 1
show "$app" --languages zh-Hant-HK --screens 1 --switch-to ko

printf '\nAll screens, and switching as you like:\n  swift run --package-path %s StoreDemo\n' "$example"
