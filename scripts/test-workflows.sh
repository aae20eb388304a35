#!/usr/bin/env bash
# Runs the workflows, actions and templates of .github against a loopback GitHub: see Tests/Workflows/README.md.
#
#     scripts/test-workflows.sh [PYTEST OPTION…]    every scenario
#     scripts/test-workflows.sh --mutations         takes out each guard in turn: its scenario must fail
#
# Needs Swift, Python 3.11 or later with venv, git, curl and jq.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-libyaml.sh
python=$(Tests/Workflows/python.sh)
swift build --product l10n-gen >&2
tool=$(swift build --show-bin-path)/l10n-gen
if [ "${1:-}" = --mutations ]; then
  exec "$python" Tests/Workflows/mutate.py "$tool" "${@:2}"
fi
exec "$python" -m pytest --quiet --tool="$tool" Tests/Workflows "$@"
