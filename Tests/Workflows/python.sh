#!/usr/bin/env bash
# Prints a Python that has what requirements.txt names, in an environment of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."
echo "$(scripts/python-environment.sh workflow-tests Tests/Workflows/requirements.txt)/bin/python"
