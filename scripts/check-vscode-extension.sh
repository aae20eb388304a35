#!/usr/bin/env bash
# Tests the extension for VS Code, as a release has it, with the tool and a stand-in for VS Code. Playwright, which opens
# the report's page, has the Node.js that runs the tests, so that it needn't be installed.
set -euo pipefail
cd "$(dirname "$0")/.."

L10N_GEN=$(realpath "$(scripts/debug-tool.sh)")
export L10N_GEN
environment=$(scripts/python-environment.sh browser scripts/browser-requirements.txt)
node=$(echo "$environment"/lib/python3*/site-packages/playwright/driver/node)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packed=$(scripts/package-vscode-extension.py "$work/first")
cmp "$packed" "$(scripts/package-vscode-extension.py "$work/second")"
python3 -m zipfile -e "$packed" "$work/unpacked"
cp -R Editors/vscode/test "$work/unpacked/extension"
"$node" --test --test-reporter spec "$work"/unpacked/extension/test/*.test.js
