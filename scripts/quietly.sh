#!/usr/bin/env bash
# quietly.sh WHAT COMMAND…: says what is done, and shows the output of a command only if it fails.
set -euo pipefail

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "$1" >&2
shift
status=0
"$@" >"$log" 2>&1 || status=$?
if [ "$status" -ne 0 ]; then
  cat "$log" >&2
  echo "This failed: $*" >&2
fi
exit "$status"
