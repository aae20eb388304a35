#!/usr/bin/env bash
# Runs the workflows, actions and templates of .github against a loopback GitHub: see Tests/Workflows/README.md.
#
#     scripts/test-workflows.sh                     every scenario
#     scripts/test-workflows.sh PYTEST_OPTION…      some, such as -k overtaken
#     scripts/test-workflows.sh --mutations [WORD…] takes out each guard in turn: its scenario must fail
#
# Needs Linux, Swift, Python 3.11 or later with venv, git, curl and jq.
set -euo pipefail
cd "$(dirname "$0")/.."

python=$(Tests/Workflows/python.sh)
tool=$(scripts/debug-tool.sh)
if [ "${1:-}" = --mutations ]; then
  exec "$python" Tests/Workflows/mutate.py "$tool" "${@:2}"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scenarios() { # NAME PYTEST_OPTION…
  "$python" -m pytest --quiet --tool="$tool" --basetemp="$work/$1" Tests/Workflows "${@:2}"
}
if [ $# -gt 0 ]; then
  scenarios some "$@"
  exit
fi
# Two at a time: a run waits as often as it works.
scenarios first --part=1/2 >"$work/first.log" 2>&1 &
first=$!
status=0
scenarios second --part=2/2 || status=$?
wait "$first" || status=$?
cat "$work/first.log"
exit "$status"
