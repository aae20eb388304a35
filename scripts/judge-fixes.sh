#!/usr/bin/env bash
# Lets ICU 77 judge what `check --fix` makes of random messages: see Tests/Fixes/judge.py.
#
#     scripts/judge-fixes.sh [SEED] [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."

environment=$(scripts/python-environment.sh judge-fixes Tests/Fixes/requirements.txt)
scripts/install-libyaml.sh
swift build --product l10n-gen >&2
exec "$environment/bin/python" Tests/Fixes/judge.py "$(swift build --show-bin-path)/l10n-gen" "$@"
