#!/usr/bin/env bash
# Starts an app's update workflow with the commit of the translations that it is to take.
# https://docs.github.com/rest/actions/workflows#create-a-workflow-dispatch-event
set -euo pipefail
here=$(dirname "$0")
# shellcheck source-path=SCRIPTDIR source=../reporting.sh
. "$here/../reporting.sh"
# shellcheck source-path=SCRIPTDIR source=../rest.sh
. "$here/../rest.sh"

later="Nothing is lost: the app's daily run picks up the translations."

if ! is_repository "$REPOSITORY" || ! is_commit "$COMMIT" || ! [[ $WORKFLOW =~ ^[A-Za-z0-9._-]+\.ya?ml$ ]] ||
  ! git check-ref-format "refs/heads/$REF"; then
  fail "Not an announcement" "The app's repository must be written as owner/name, the workflow as a file name, the ref \
as a branch and the commit with all its 40 digits."
fi
if [ -z "$TOKEN" ]; then fail "No token" "The announcement has no token for $REPOSITORY. $later"; fi

github "$TOKEN" POST "repos/$REPOSITORY/actions/workflows/$WORKFLOW/dispatches" \
  "$(jq -n --arg ref "$REF" --arg commit "$COMMIT" '{ref: $ref, inputs: {commit: $commit}}')"
case $status in
  2??) notice "Announced" "$REPOSITORY takes the translations up to ${COMMIT:0:12}." ;;
  000 | 429 | 5??) fail "Not announced" "GitHub did not take the announcement to $REPOSITORY in four tries ($status). \
$later" "$(api_words)" ;;
  401 | 403) fail "Announcement refused" "The GitHub App may not start workflows in $REPOSITORY: it needs the \
permission Actions, read and write, there. $later" "$(api_words)" ;;
  404) fail "Announcement refused" "$REPOSITORY, or its workflow $WORKFLOW, can't be found by the GitHub App: check \
the names, and whether the App is installed there. $later" "$(api_words)" ;;
  *) fail "Announcement refused" "$REPOSITORY doesn't take the announcement ($status): $WORKFLOW must be on the branch \
$REF, with the trigger workflow_dispatch and its input 'commit'. $later" "$(api_words)" ;;
esac
