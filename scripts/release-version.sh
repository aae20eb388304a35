#!/usr/bin/env bash
# Prints the version of the tool: the release's tag, the bundle's version, and what the setup action installs.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -nE 's/^ *version: "([0-9]+\.[0-9]+\.[0-9]+)",$/\1/p' Sources/l10n-gen/L10nGen.swift)
if [ -z "$version" ]; then
  echo "Sources/l10n-gen/L10nGen.swift names no version; it has a line such as 'version: \"1.2.3\",'" >&2
  exit 1
fi
echo "$version"
