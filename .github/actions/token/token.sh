#!/usr/bin/env bash
# Says what a token can't be asked for without, and takes the repository's name apart.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../reporting.sh
. "$(dirname "$0")/../reporting.sh"

if [ -z "$CLIENT_ID" ]; then
  fail "No GitHub App" "The variable L10N_APP_CLIENT_ID is empty: set it in the environment that the job names \
(Settings, Environments)."
fi
if [ "$HAS_PRIVATE_KEY" != true ]; then
  fail "No key of the GitHub App" "The secret L10N_APP_PRIVATE_KEY is empty: set it in the environment that the job \
names (Settings, Environments), and let that environment be used from the default branch."
fi
if ! is_repository "$REPOSITORY"; then
  fail "No repository" "The workflow asks for a token of a repository that is not written as owner/name."
fi
# A token that nothing is asked for has all that the App may do.
case $CONTENTS/$ACTIONS in
  read/ | write/ | /write) ;;
  *) fail "No permission" "The workflow must ask for one permission: 'contents' read or write, or 'actions' write." ;;
esac
output owner "${REPOSITORY%%/*}"
output name "${REPOSITORY#*/}"
