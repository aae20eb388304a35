#!/usr/bin/env bash
# Builds WebDemo, which must give no warning, and asks it for pages.
set -euo pipefail
cd "$(dirname "$0")/.."

read -ra flags <<<"${BUILD_FLAGS:-}"
log=$(swift test --package-path Examples/WebDemo ${flags[@]+"${flags[@]}"} 2>&1) || { echo "$log" >&2; exit 1; }
if grep -E '^/.*/Examples/.*: warning:' <<<"$log"; then
  echo "The server, or the Swift that was generated for it, has warnings." >&2
  exit 1
fi
echo "The server answers requests in their languages: $(grep -oE 'Test run with .*' <<<"$log" | tail -1)"
