#!/usr/bin/env bash
# Makes what a release has of the binaries and archives in a directory: the bundle, the package that names it, the
# extension for VS Code, the JSON Schemas of settings files, the definitions for Homebrew, mise and Bazel, and the
# checksums of all.
#
#     scripts/release-assemble.sh DIRECTORY
#
# DIRECTORY/binaries is what scripts/build-release-binary.sh made, for every target that there is to be; the archives of
# scripts/release-archive.sh lie beside it.
set -euo pipefail
directory=$(cd "${1:?usage: scripts/release-assemble.sh DIRECTORY}" && pwd)
cd "$(dirname "$0")/.."

scripts/release-bundle.sh "$directory/binaries" "$directory" >&2
package=$(scripts/release-package.sh "$directory/l10n-gen.artifactbundle.zip" "$directory")
scripts/release-pack.py "$package" "$package-$(scripts/release-version.sh).zip"
scripts/package-vscode-extension.py "$directory" >&2
cp Schemas/*.schema.json "$directory"
scripts/release-definitions.py "$directory"
cd "$directory"
shasum -a 256 -- *.tar.gz *.zip *.vsix *.schema.json *.rb mise.toml *.bazel >SHA256SUMS
cat SHA256SUMS
