#!/usr/bin/env bash
# Copies the workflow templates into a repository, with the names of the two repositories and the commit of this clone,
# which is the one that they pin.
#
#     scripts/add-workflows.sh app DIRECTORY TRANSLATIONS
#     scripts/add-workflows.sh translations DIRECTORY APP [AUTHOR AUTHOR_ID BRANCH_PREFIX]
#     scripts/add-workflows.sh updates DIRECTORY TRANSLATIONS ADDRESS BUCKET
#
# DIRECTORY is a clone of the repository; TRANSLATIONS and APP are the other's owner/name. The last three say which pull
# requests are the translation service's: who opens them, that user's id, and how their branches begin. Without them no
# pull request lands by itself. ADDRESS is the one of updates in the app's l10n.yml, and BUCKET the place on S3 that it
# shows, such as my-bucket/l10n. Files that are already present stay as they are.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)

usage() {
  sed -n '5,7s/^# *//p' "$0" >&2
  exit 2
}

# Names that can stand in a template as they are, and say nothing to sed.
require_name() {
  if ! [[ $1 =~ ^[][A-Za-z0-9_./-]+$ ]]; then
    echo "'$1' can't be the name of a user, a repository or a branch." >&2
    exit 2
  fi
}

require_address() {
  if ! [[ $1 =~ ^https?://[A-Za-z0-9_.-]+(:[0-9]+)?(/[A-Za-z0-9_./-]*)?$ ]]; then
    echo "'$1' can't be the address of updates; write it as in l10n.yml, such as https://texts.example.com/l10n." >&2
    exit 2
  fi
}

add() {
  local target
  target=$directory/.github/workflows/$(basename "$1")
  shift
  if [ -e "$target" ]; then
    echo "kept $target, which was there" >&2
    return
  fi
  mkdir -p "$directory/.github/workflows"
  sed -e "s|@0\{40\} # v0\.1\.0|@$commit # $version|" "$@" >"$target"
  echo "added $target" >&2
}

kind=${1-}
directory=${2-}
other=${3-}
if [ -z "$other" ] || ! [ -d "$directory" ]; then usage; fi
require_name "$other"
commit=$(git -C "$here" rev-parse HEAD)
version=$(git -C "$here" describe --tags --always HEAD)
templates=$here/.github/templates/$kind
case $kind in
  app)
    if [ "$#" -ne 3 ]; then usage; fi
    for template in "$templates"/*.yml; do
      add "$template" -e "s|your-organization/your-translations|$other|" "$template"
    done
    ;;
  translations)
    add "$templates/l10n.yml" "$templates/l10n.yml"
    add "$templates/announce.yml" -e "s|your-organization/your-app|$other|" "$templates/announce.yml"
    if [ "$#" -eq 3 ]; then exit 0; fi
    if [ "$#" -ne 6 ]; then usage; fi
    for name in "$4" "$5" "$6"; do require_name "$name"; done
    add "$templates/land.yml" -e "s|your-service\[bot\]|$4|" -e "s|author-id: \"0\"|author-id: \"$5\"|" \
      -e "s|branch-prefix: lokalise|branch-prefix: $6|" -e "s|head_branch, 'lokalise'|head_branch, '$6'|" \
      "$templates/land.yml"
    ;;
  updates)
    if [ "$#" -ne 5 ]; then usage; fi
    require_address "$4"
    require_name "$5"
    add "$templates/l10n-publish.yml" -e "s|your-organization/your-translations|$other|" \
      -e "s|https://texts.example.com/l10n|$4|" -e "s|your-bucket/l10n|$5|" "$templates/l10n-publish.yml"
    ;;
  *) usage ;;
esac
