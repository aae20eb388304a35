#!/usr/bin/env bash
# Assembles the artifact bundle (SE-0305) of the tool from whatever binaries there are.
#
#     scripts/release-bundle.sh BINARIES DIRECTORY
#
# BINARIES is what scripts/build-release-binary.sh made. Gives DIRECTORY/l10n-gen.artifactbundle and the same as
# l10n-gen.artifactbundle.zip, and prints the checksum of the latter as SwiftPM has it: its SHA-256.
set -euo pipefail
usage="usage: scripts/release-bundle.sh BINARIES DIRECTORY"
binaries=$(cd "${1:?$usage}" && pwd)
output=$(mkdir -p "${2:?$usage}" && cd "$2" && pwd)
cd "$(dirname "$0")/.."

# The triples that a binary runs on, as they stand in JSON.
triples() { # TARGET
  case $1 in
    linux-x86_64) echo '"x86_64-unknown-linux-gnu"' ;;
    linux-aarch64) echo '"aarch64-unknown-linux-gnu"' ;;
    macos-universal) echo '"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
    *)
      echo "$1 is no target of a release; it may be linux-x86_64, linux-aarch64 or macos-universal" >&2
      return 1
      ;;
  esac
}

bundle=$output/l10n-gen.artifactbundle
rm -rf "$bundle" "$bundle.zip"
mkdir -p "$bundle"
variants=""
for binary in "$binaries"/*/l10n-gen; do
  [ -f "$binary" ] || { echo "$binaries has no binaries; scripts/build-release-binary.sh makes them" >&2; exit 1; }
  target=$(basename "$(dirname "$binary")")
  supported=$(triples "$target")
  mkdir -p "$bundle/$target"
  cp "$binary" "$bundle/$target/l10n-gen"
  # What passes through a workflow's artifacts loses it.
  chmod +x "$bundle/$target/l10n-gen"
  variants+="${variants:+,
        }{ \"path\": \"$target/l10n-gen\", \"supportedTriples\": [$supported] }"
done
cp LICENSE Plugins/Prebuilt/NOTICES.txt "$bundle"
cat >"$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "l10n-gen": {
      "type": "executable",
      "version": "$(scripts/release-version.sh)",
      "variants": [
        $variants
      ]
    }
  }
}
END
scripts/release-pack.py "$bundle" "$bundle.zip"
shasum -a 256 "$bundle.zip" | cut -d" " -f1
