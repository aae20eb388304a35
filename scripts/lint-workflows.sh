#!/usr/bin/env bash
# Lints the workflows, actions, templates and scripts, and passes with no finding at all: zizmor for what could be
# abused, actionlint for what GitHub would refuse, shellcheck for what a shell would misread. What is ignored says why
# where it stands. It needs no network but for the installation of what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

templates=(.github/templates/*/*.yml)
scripts=(.ci/run)
while IFS= read -r script; do scripts+=("$script"); done < <(git ls-files --cached --others --exclude-standard '*.sh')

install_shellcheck() {
  local as_root=()
  if command -v shellcheck >/dev/null; then return; fi
  if command -v brew >/dev/null; then
    echo "shellcheck is missing: installing it with 'brew install shellcheck'" >&2
    brew install shellcheck
  elif command -v apt-get >/dev/null; then
    echo "shellcheck is missing: installing it with 'apt-get install shellcheck'" >&2
    if [ "$(id -u)" != 0 ]; then as_root=(sudo); fi
    ${as_root[@]+"${as_root[@]}"} apt-get update -qq
    ${as_root[@]+"${as_root[@]}"} apt-get install -y -qq shellcheck
  else
    echo "shellcheck is missing, and so is a package manager known here: install it, then run again." >&2
    exit 1
  fi
}

install_shellcheck
# Both of the others carry their program in the package.
venv=$(scripts/python-environment.sh lint-workflows scripts/lint-requirements.txt)
status=0
echo "zizmor" >&2
"$venv/bin/zizmor" --quiet --offline --persona auditor .github "${templates[@]}" || status=1
echo "actionlint" >&2
"$venv/bin/actionlint" .github/workflows/*.yml "${templates[@]}" || status=1
echo "shellcheck" >&2
shellcheck --external-sources "${scripts[@]}" || status=1
exit "$status"
