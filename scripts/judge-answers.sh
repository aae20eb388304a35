#!/usr/bin/env bash
# Lets ICU 77 judge which random translations `submit` takes and which it refuses: see Tests/Answers/judge.py.
#
#     scripts/judge-answers.sh [SEED] [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."

environment=$(scripts/python-environment.sh judge-fixes Tests/Fixes/requirements.txt)
tool=$(scripts/debug-tool.sh)
exec "$environment/bin/python" Tests/Answers/judge.py "$tool" "$@"
