#!/usr/bin/env bash
# Opens the pages of 'l10n-gen report' and 'l10n-gen export page' in Chromium, which is installed where it is missing, and
# checks the pages' own strings. What the second page says of random translations is compared with the tool.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=${L10N_GEN:-$(scripts/debug-tool.sh)}

"$tool" check --strict --format text --config Sources/l10n-gen/Pages/Shared/l10n.yml
if ! { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null; then
  as_root=()
  if [ "$(id -u)" != 0 ]; then as_root=(sudo); fi
  echo "Chromium is missing: installing it with 'apt-get install chromium fonts-noto-cjk'" >&2
  ${as_root[@]+"${as_root[@]}"} apt-get update -qq
  ${as_root[@]+"${as_root[@]}"} apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk >/dev/null
fi
environment=$(scripts/python-environment.sh browser scripts/browser-requirements.txt)
"$environment/bin/python" scripts/check-report.py "$tool"
"$environment/bin/python" scripts/check-translators-page.py "$tool"
node=$(echo "$environment"/lib/python3*/site-packages/playwright/driver/node)
scripts/judge-provisional.py "$tool" "$node" 1 400
