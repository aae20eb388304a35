#!/usr/bin/env bash
# Replaces what is in the repository of the prebuilt package, in one commit with the version's tag.
#
#     TOKEN=… scripts/release-push-package.sh PACKAGE URL
#
# PACKAGE is what scripts/release-package.sh generated, URL that of the repository, which TOKEN may write to. Does nothing
# where the tag is there already.
set -euo pipefail
usage="usage: TOKEN=… scripts/release-push-package.sh PACKAGE URL"
package=$(cd "${1:?$usage}" && pwd)
url=${2:?$usage}
tag=v$("$(dirname "$0")/release-version.sh")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# By the environment: arguments show in the list of processes, and what git is configured with stays in its files.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$url.extraHeader"
GIT_CONFIG_VALUE_0="Authorization: Basic $(printf 'x-access-token:%s' "${TOKEN:?$usage}" | base64 | tr -d '\n')"
export GIT_CONFIG_VALUE_0

git clone --quiet "$url" "$work/repository"
cd "$work/repository"
if git rev-parse --quiet --verify "refs/tags/$tag" >/dev/null; then
  echo "$url has $tag already: nothing was changed"
  exit
fi
git rm -r --quiet --ignore-unmatch .
cp -R "$package/." .
git add --all --force
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet -m "l10n-gen $tag"
git tag "$tag"
git push --quiet --atomic origin HEAD "refs/tags/$tag"
echo "$url has $tag"
