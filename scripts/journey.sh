#!/usr/bin/env bash
# Tells how a text gets from a translation service into an app, and does it meanwhile: the workflows of .github are run
# with real git against a GitHub on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-libraries.sh
echo "Building l10n-gen, which the workflows would download…" >&2
swift build --product l10n-gen >&2
exec "$(Tests/Workflows/python.sh)" Tests/Workflows/journey.py "$(swift build --show-bin-path)/l10n-gen"
