#!/usr/bin/env bash
# Tests the extension for VS Code with the tool, in a stand-in for VS Code. Playwright, which opens the report's page, has
# the Node.js that runs it, so that it needn't be installed.
set -euo pipefail
cd "$(dirname "$0")/.."

L10N_GEN=$(realpath "$(scripts/debug-tool.sh)")
export L10N_GEN
environment=$(scripts/python-environment.sh browser scripts/browser-requirements.txt)
node=$(echo "$environment"/lib/python3*/site-packages/playwright/driver/node)
"$node" --test --test-reporter spec Editors/vscode/test/*.test.js
