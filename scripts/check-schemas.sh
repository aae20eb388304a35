#!/usr/bin/env bash
# Compares the JSON Schemas of the settings files with what the tool accepts.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=${L10N_GEN:-$(scripts/debug-tool.sh)}
environment=$(scripts/python-environment.sh schemas scripts/schema-requirements.txt)
"$environment/bin/python" scripts/check-schemas.py "$tool"
