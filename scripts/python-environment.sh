#!/usr/bin/env bash
# Prints the folder of a Python environment that has what a file of requirements names, and makes it where it is missing
# or of other requirements.
#
#     scripts/python-environment.sh NAME REQUIREMENTS
#
# NAME is its folder below .build. Every package is pinned by its digest, and installed as it was built by its authors.
set -euo pipefail
cd "$(dirname "$0")/.."

environment=.build/$1
if ! cmp --silent "$2" "$environment/installed"; then
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: --require-hashes \
    --requirement "$2" >&2
  cp "$2" "$environment/installed"
fi
echo "$PWD/$environment"
