#!/usr/bin/env bash
# Fails unless a tag is that of this version, on a commit of a branch.
#
#     scripts/release-tag.sh TAG BRANCH
set -euo pipefail
cd "$(dirname "$0")/.."
tag=${1:?usage: scripts/release-tag.sh TAG BRANCH}
branch=${2:?usage: scripts/release-tag.sh TAG BRANCH}

version=$(scripts/release-version.sh)
if [ "$tag" != "v$version" ]; then
  echo "The tag is $tag, and the version in Sources/l10n-gen/L10nGen.swift is $version: delete the tag, change the" >&2
  echo "version and tag the commit that does so, or tag this commit as v$version." >&2
  exit 1
fi
if ! git merge-base --is-ancestor HEAD "$branch"; then
  echo "The tag $tag is not on a commit of $branch: delete the tag, and tag the commit that was merged." >&2
  exit 1
fi
