#!/usr/bin/env bash
# The calls of actions/create-github-app-token (lib/main.js): the installation of the repository or its owner, then a
# token for the requested repositories and permissions. Instead of a signed token, it sends the digest of the key.
set -euo pipefail

if [ -z "$APP" ]; then
  echo "::error::The 'client-id' (or deprecated 'app-id') input must be set to a non-empty string."
  exit 1
fi
if [ -z "$KEY" ]; then
  echo "::error::The 'private-key' input must be set to a non-empty string."
  exit 1
fi
owner=${OWNER:-$GITHUB_REPOSITORY_OWNER}
repositories=$REPOSITORIES
if [ -z "$OWNER$REPOSITORIES" ]; then repositories=${GITHUB_REPOSITORY#*/}; fi
IFS=$', \t\n' read -rd '' -a names <<<"$repositories" || true
permissions=$(env | sed -n 's/^PERMISSION_\([a-z_]*\)=\(..*\)$/\1=\2/p')

call() { # METHOD PATH [CURL OPTION…]
  curl --silent --show-error --fail-with-body --retry 3 --retry-delay 0 --request "$1" "${@:3}" \
    --header "Authorization: Bearer $APP:$(printf %s "$KEY" | sha256sum | cut -d ' ' -f 1)" "$GITHUB_API_URL$2"
}
fail() {
  echo "::error::$(jq -r '.message // "no answer"' <<<"$1")"
  exit 1
}

path=/orgs/$owner/installation
if [ "${#names[@]}" -gt 0 ]; then path=/repos/$owner/${names[0]}/installation; fi
installation=$(call GET "$path") || fail "$installation"
read -r number slug < <(jq -r '"\(.id) \(.app_slug)"' <<<"$installation")
wanted=$(jq -cn --arg permissions "$permissions" '
  (if $ARGS.positional == [] then {} else {repositories: $ARGS.positional} end)
    + (if $permissions == "" then {} else
      {permissions: [$permissions | split("\n")[] | capture("(?<key>.*)=(?<value>.*)")] | from_entries} end)' \
  --args ${names[@]+"${names[@]}"})
answer=$(call POST "/app/installations/$number/access_tokens" --json "$wanted") || fail "$answer"
{
  echo "token=$(jq -r .token <<<"$answer")"
  echo "installation-id=$number"
  echo "app-slug=$slug"
} >>"$GITHUB_OUTPUT"
