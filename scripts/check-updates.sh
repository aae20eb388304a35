#!/usr/bin/env bash
# Runs the demo of updates, which must show what it is to show, and tests the verification of signatures with the
# cryptography that apps use.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(scripts/demo-updates.sh --test 2>&1) || { echo "$log" >&2; exit 1; }
echo "The demo shows a correction, a forged release that is refused, a retraction, and an app without the server."
echo "Signatures are verified as RFC 8032 wants: $(grep -oE 'Test run with .*' <<<"$log" | tail -1)"
