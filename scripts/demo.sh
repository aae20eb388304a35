#!/usr/bin/env bash
# Shows what l10n-gen does for an app: builds one with the plugin, checks the sample's translations, proves that another
# example's committed Swift is what they give, and runs the app on devices in several languages.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
quietly=$PWD/scripts/quietly.sh

# Shows a command as a user would type it, then runs it; what SwiftPM says of its builds only shows if it fails.
show() {
  printf '\n$ %s\n' "$(basename "$1") ${*:2}"
  local status=0
  "$@" 2>"$log" || status=$?
  if [ "$status" -ne 0 ]; then
    cat "$log" >&2
    exit "$status"
  fi
}

cd Examples/StoreDemo
"$quietly" "Building Examples/StoreDemo, whose Swift l10n-gen's plugin generates…" swift build
app=$(swift build --show-bin-path)/StoreDemo

printf '\n$ cd Examples/StoreDemo\n'
show swift package l10n check --format text
show swift package l10n emit --verify --config ../WebDemo/l10n.yml
echo "The Swift that Examples/WebDemo commits is what translations/ gives: nothing to change."

show swift package l10n resolve --preferred zh-Hant-TW,ko-KR --explain
if [ -n "${LANGUAGE:-}" ]; then
  printf '\n$ LANGUAGE=%s StoreDemo --screens 1,3\n' "$LANGUAGE"
  "$app" --screens 1,3
fi
show "$app" --languages zh-Hant-TW,ko-KR --screens 1,3
show "$app" --languages en-GB --screens 1,5
show "$app" --languages zh-Hans-CN --screens 1
show "$app" --languages zh-Hant-HK --screens 1 --switch-to ko

show swift package --allow-writing-to-package-directory l10n report --output .build/report.html
echo "Wrote $PWD/.build/report.html: open it in a browser, and search for 'nickname'."

printf '\nAll screens, and switching as you like:\n  swift run --package-path Examples/StoreDemo StoreDemo\n'
