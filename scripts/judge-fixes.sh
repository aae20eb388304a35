#!/usr/bin/env bash
# Lets ICU 77 judge what `check --fix` makes of random messages: see Tests/Fixes/judge.py.
#
#     scripts/judge-fixes.sh [SEED] [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."

environment=.build/judge-fixes
if ! cmp --silent Tests/Fixes/requirements.txt "$environment/requirements.txt"; then
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --require-hashes --only-binary :all: \
    --requirement Tests/Fixes/requirements.txt >&2
  cp Tests/Fixes/requirements.txt "$environment/requirements.txt"
fi
scripts/install-libyaml.sh
swift build --product l10n-gen >&2
exec "$environment/bin/python" Tests/Fixes/judge.py "$(swift build --show-bin-path)/l10n-gen" "$@"
