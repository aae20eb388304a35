#!/usr/bin/env bash
# Lets gettext's tools judge what is read and written of PO files: the texts must be the same as msgfmt's, the lines those
# of msgcat.
#
#     scripts/judge-po.sh FOLDER
#
# The folder has files such as ko.po, at any depth. The tools are in Debian's package gettext.
set -euo pipefail
folder=$(realpath "${1:?name a folder with PO files}")
cd "$(dirname "$0")/.."

command -v msgfmt > /dev/null || { echo "install gettext: apt-get install gettext" >&2; exit 2; }
PO="$folder" swift test --filter POCorpusTests
