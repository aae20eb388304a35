#!/usr/bin/env bash
# Lets aapt2 judge what is read of Android's resource files: the texts must be the same.
#
#     scripts/judge-android.sh FOLDER
#
# The folder has folders such as values-ko, at any depth. aapt2 is in Debian's package aapt.
set -euo pipefail
folder=$(realpath "${1:?name a folder with Android resource files}")
cd "$(dirname "$0")/.."

command -v aapt2 > /dev/null || { echo "install aapt2: apt-get install aapt" >&2; exit 2; }
ANDROID="$folder" swift test --filter AndroidCorpusTests
