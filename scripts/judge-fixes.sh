#!/usr/bin/env bash
# Lets ICU 77 judge what `check --fix` makes of random messages: see Tests/Fixes/judge.py.
#
#     scripts/judge-fixes.sh [SEED] [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."

environment=$(scripts/python-environment.sh judge-fixes Tests/Fixes/requirements.txt)
tool=$(scripts/debug-tool.sh)
exec "$environment/bin/python" Tests/Fixes/judge.py "$tool" "$@"
