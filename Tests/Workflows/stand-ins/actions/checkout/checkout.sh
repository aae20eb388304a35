#!/usr/bin/env bash
# A replacement for actions/checkout (src/git-source-provider.ts, src/ref-helper.ts): fetches one commit or all history,
# checks out the event's commit if no reference is given, and leaves the token in the configuration by default.
set -euo pipefail
cd "$GITHUB_WORKSPACE"

if [ -z "$TOKEN" ]; then
  echo "::error::Input required and not supplied: token"
  exit 1
fi
header="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$TOKEN" | base64 -w0)"
key=http.$GITHUB_SERVER_URL/.extraheader
git_with_token() {
  GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=$key GIT_CONFIG_VALUE_0=$header git "$@"
}

rm -rf "${DIRECTORY:?}/.git"
git init --quiet --initial-branch main "$DIRECTORY"
cd "$DIRECTORY"
find . -mindepth 1 -maxdepth 1 ! -name .git -exec rm -rf {} +
git remote add origin "$GITHUB_SERVER_URL/$REPOSITORY"

commit=""
if [ -z "$REF" ] && [ "$REPOSITORY" = "$GITHUB_REPOSITORY" ]; then
  REF=$GITHUB_REF
  commit=$GITHUB_SHA
fi
depth=()
if [ "$FETCH_DEPTH" -gt 0 ]; then
  depth=(--depth "$FETCH_DEPTH")
else
  git_with_token fetch --quiet origin '+refs/heads/*:refs/remotes/origin/*' '+refs/tags/*:refs/tags/*'
fi
branch=""
case $REF in
  refs/heads/*) branch=${REF#refs/heads/} ;;
  refs/*) ;;
  "") branch=$(git_with_token ls-remote --symref origin HEAD | sed -n 's|^ref: refs/heads/\(.*\)\tHEAD|\1|p') ;;
  *) [[ $REF =~ ^[0-9a-f]{40}$ ]] && commit=$REF || branch=$REF ;;
esac
if [ -n "$branch" ]; then
  git_with_token fetch --quiet "${depth[@]}" origin "+${commit:-refs/heads/$branch}:refs/remotes/origin/$branch"
  git checkout --quiet --force -B "$branch" "refs/remotes/origin/$branch"
else
  git_with_token fetch --quiet "${depth[@]}" origin "${commit:-$REF}"
  git checkout --quiet --force --detach "${commit:-FETCH_HEAD}"
fi

if [ "$SUBMODULES" = true ] || [ "$SUBMODULES" = recursive ]; then
  git_with_token submodule update --quiet --init --force "${depth[@]}"
fi
if [ "$PERSIST" = true ]; then
  git config --local "$key" "$header"
fi
echo "commit=$(git rev-parse HEAD)" >>"$GITHUB_OUTPUT"
