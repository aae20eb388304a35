#!/usr/bin/env bash
# static-libraries.sh DIRECTORY: fills a directory with links to the static libraries that a released tool has inside on
# Linux. A linker takes a shared library before a static one of the same folder, so it is shown this one first.
set -euo pipefail
mkdir -p "${1:?usage: scripts/static-libraries.sh DIRECTORY}"

for name in libyaml.a libexpat.a libz.a libstdc++.a; do
  library=$(cc -print-file-name="$name")
  if [ ! -f "$library" ]; then
    echo "$name is missing here: install the package that has it (Debian, Ubuntu: libyaml-dev, libexpat1-dev, zlib1g-dev, libstdc++-12-dev)" >&2
    exit 1
  fi
  ln -sf "$library" "$1/$name"
done
