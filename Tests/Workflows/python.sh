#!/usr/bin/env bash
# Prints a Python that has what requirements.txt names, in an environment of its own, which it makes where it is missing.
set -euo pipefail
cd "$(dirname "$0")"

environment=../../.build/workflow-tests
if ! cmp --silent requirements.txt "$environment/requirements.txt"; then
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --require-hashes --only-binary :all: \
    --requirement requirements.txt >&2
  cp requirements.txt "$environment/requirements.txt"
fi
echo "$(cd "$environment" && pwd)/bin/python"
