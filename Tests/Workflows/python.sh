#!/usr/bin/env bash
# Prints the path of a Python that has the packages of requirements.txt, in an environment of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."
echo "$(scripts/python-environment.sh workflow-tests Tests/Workflows/requirements.txt)/bin/python"
