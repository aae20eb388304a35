#!/usr/bin/env bash
# Lets i18next itself judge the table of its lookups by which the reading of its files is tested.
#
#     scripts/judge-i18next.sh PATH/TO/i18next/dist/esm/i18next.js
#
# The library is the package i18next of npm, from version 23 on, or src/index.js of its repository. Version 22 of Debian's
# node-i18next reads ordinals in another way.
set -euo pipefail
library=$(realpath "${1:?name the file of i18next}")
cd "$(dirname "$0")/.."

command -v node > /dev/null || { echo "install Node.js: apt-get install nodejs" >&2; exit 2; }
node Tests/I18next/judge.mjs "$library"
