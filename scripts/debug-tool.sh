#!/usr/bin/env bash
# Prints where the tool is, which it builds for debugging unless L10N_GEN names one that is already present.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${L10N_GEN:-}" ]; then
  scripts/install-libraries.sh
  read -ra flags <<<"${BUILD_FLAGS:-}"
  swift build --product l10n-gen ${flags[@]+"${flags[@]}"} >&2
  L10N_GEN=$(swift build --show-bin-path)/l10n-gen
fi
echo "$L10N_GEN"
