#!/usr/bin/env bash
# Merges the translation service's own pull request, at exactly the commit whose check passed, and only if its merge with
# the default branch of this moment passes, too. The event gives nothing but the number of the check's run; everything
# else is asked of GitHub here and now.
# shellcheck disable=SC2154 # take assigns them
set -euo pipefail
here=$(dirname "$0")
# shellcheck source-path=SCRIPTDIR source=../reporting.sh
. "$here/../reporting.sh"
# shellcheck source-path=SCRIPTDIR source=../rest.sh
. "$here/../rest.sh"
# shellcheck source-path=SCRIPTDIR source=../fetching.sh
. "$here/../fetching.sh"

# Git's words are looked at.
export LC_ALL=C GIT_TERMINAL_PROMPT=0
api=repos/$GITHUB_REPOSITORY
repository=$work/repository.git
git init --quiet --bare "$repository"
# shellcheck source-path=SCRIPTDIR source=commits.sh
. "$here/commits.sh"
# shellcheck source-path=SCRIPTDIR source=merging.sh
. "$here/merging.sh"
# shellcheck source-path=SCRIPTDIR source=files.sh
. "$here/files.sh"

require_sound_inputs() {
  if ! is_number "$RUN_ID"; then fail "No run" "The input 'run' must be the number of the check's run."; fi
  if [ -z "$BRANCH_PREFIX" ] || [ -z "$AUTHOR" ] || ! is_number "$AUTHOR_ID"; then
    fail "No service" "The inputs 'branch-prefix', 'author' and 'author-id' must say which pull requests are the \
service's; the number is the id at $GITHUB_API_URL/users/NAME."
  fi
  case $MERGE_METHOD in
    merge | squash | rebase) ;;
    *) fail "No merge method" "The input 'merge-method' must be merge, squash or rebase." ;;
  esac
  if [ -z "$TOKEN" ]; then fail "No token" "The token to merge with is missing: pass the GitHub App's token."; fi
}

# read_from PATH: asks with the token that can only read.
read_from() {
  github "$READ_TOKEN" GET "$1"
  if [ "$status" != 200 ]; then
    fail "Can't read this repository" "GitHub answered $status for $1: the job needs the permissions to read actions, \
contents and pull requests." "$(api_words)"
  fi
}

# Ends the run without a fault: what isn't the service's is a person's to merge.
leave_alone() {
  summarize "Left to a person: $1"
  echo "Left to a person: $1"
  exit 0
}

# What the check was, of which pull request ($number) and of which commit ($checked). The run's actor is who pushed that
# commit, which no author line of a commit could prove.
read_run() {
  local event from to path conclusion actor
  read_from "$api/actions/runs/$RUN_ID"
  take event=.event from=.head_repository.id to=.repository.id 'path=.path | split("@")[0]' conclusion=.conclusion \
    actor=.actor.id checked=.head_sha 'number=.pull_requests | if length == 1 then .[0].number else null end'
  if [ "$event" != pull_request ]; then leave_alone "the run was no pull request's."; fi
  if [ "$from" != "$to" ]; then leave_alone "it comes from a fork."; fi
  if [ "$path" != "$WORKFLOW" ]; then leave_alone "the run was another workflow's."; fi
  if [ "$conclusion" != success ]; then leave_alone "its check did not pass."; fi
  if [ "$actor" != "$AUTHOR_ID" ]; then leave_alone "its last commit was not pushed by $AUTHOR."; fi
  if ! is_commit "$checked" || ! is_number "$number"; then leave_alone "the run belongs to no open pull request."; fi
}

# What the pull request is at this moment: its commit ($head), the branch that it goes to ($target), and whether it is
# merged, or can be: $mergeable is empty while GitHub doesn't know yet.
read_pull_request() {
  read_from "$api/pulls/$number"
  take head=.head.sha target=.base.ref merged=.merged mergeable=.mergeable merge_commit=.merge_commit_sha
}

# After read_pull_request: leaves the pull request to a person unless it is the service's, and its branch in $branch and
# the default one in $default, which stay.
require_service_pull_request() {
  local state draft opener login from to into
  take state=.state draft=.draft opener=.user.id login=.user.login from=.head.repo.id to=.base.repo.id \
    into=.base.repo.full_name branch=.head.ref default=.base.repo.default_branch
  if [ "$state" != open ]; then leave_alone "#$number is closed."; fi
  if [ "$draft" = true ]; then leave_alone "#$number is a draft."; fi
  if [ "$opener" != "$AUTHOR_ID" ] || [ "$login" != "$AUTHOR" ]; then
    leave_alone "#$number was not opened by $AUTHOR."
  fi
  if [ "$from" != "$to" ] || [ "$into" != "$GITHUB_REPOSITORY" ]; then leave_alone "#$number comes from a fork."; fi
  if [[ $branch != "$BRANCH_PREFIX"* ]]; then
    leave_alone "the branch of #$number doesn't begin with $BRANCH_PREFIX."
  fi
  if [ "$target" != "$default" ]; then leave_alone "#$number doesn't go to the default branch."; fi
}

# Only for the service's own from here on: what keeps them from landing is a fault.
require_checked_head() {
  if [ "$head" != "$checked" ]; then
    fail "Moved head" "#$number was pushed to after its check, so the check no longer applies. The check of its new \
head lands it."
  fi
}

fail_for_conflict() {
  fail "Conflict" "#$number can't be merged: its translation files were also changed on the default branch. Let the \
service open it again, or resolve the conflict by hand."
}

# Looks at all that the merge would bring to the default branch as it is now.
require_sound_changes() {
  merge_here "$number" "$default" "$checked"
  require_service_commits "$base" "$checked"
  require_bundles_only "$number" "$base" "$tree"
  if [ "$MERGE_METHOD" != squash ]; then require_bundles_in_each_commit "$number" "$base" "$checked"; fi
  require_sound_merge "$number" "$tree"
  require_read_bundles "$number" "$base" "$tree"
  require_whole_export "$number" "$base" "$tree"
}

# Whether the default branch is still what the merge was checked with. Ends the run where the pull request isn't what was
# looked at any more: whoever opened it can change its base at any time.
is_base_current() {
  read_pull_request
  if [ "$merged" = false ]; then
    require_checked_head
    if [ "$target" != "$default" ]; then
      fail "Changed base" "The base of #$number was changed to another branch while its merge was checked: change it back."
    fi
  fi
  read_from "$api/git/ref/heads/$(jq -rn --arg branch "$default" '$branch | split("/") | map(@uri) | join("/")')"
  [ "$(field '.object.sha')" = "$base" ]
}

# https://docs.github.com/rest/pulls/pulls#merge-a-pull-request
merge() {
  local try words="" refused=""
  for try in 1 2 3 4; do
    wait_before_try "$try"
    if ! is_base_current; then
      require_sound_changes
      continue
    fi
    github "$TOKEN" PUT "$api/pulls/$number/merge" "$(jq -n --arg sha "$checked" --arg method "$MERGE_METHOD" \
      --arg title "Take in translations (#$number)" '{sha: $sha, merge_method: $method}
        + if $method == "rebase" then {} else {commit_title: $title, commit_message: ""} end')"
    words=$(api_words)
    case $status in
      200) finish "$(field '.sha')" ;;
      403 | 404) fail "Missing permission" "The GitHub App may not merge #$number: it needs the permission Contents, \
read and write, in this repository." "$words" ;;
      409) fail "Moved head" "#$number was pushed to after its check. The check of its new head lands it." "$words" ;;
    esac
    read_pull_request
    # The answer to an earlier try may have been lost.
    if [ "$merged" = true ]; then
      require_checked_head
      finish "$merge_commit"
    fi
    if [ "$mergeable" = false ]; then fail_for_conflict; fi
    # GitHub may not know yet whether it merges, and says the same of that as of what never will.
    if [ -z "$mergeable" ]; then continue; fi
    if [[ $words != *"Base branch was modified"* ]]; then refused=yes && break; fi
  done
  if [ -n "$refused" ]; then
    fail "Merge refused" "GitHub refuses to merge #$number, usually because the default branch is protected: let the \
GitHub App bypass its rules (Settings, Rules or Branches), or allow the merge method." "$words"
  fi
  fail "Overtaken four times" "Others pushed to $default while the merge of #$number was checked, or GitHub doesn't know \
yet whether it merges, four times over. Run this again."
}

finish() {
  if ! is_commit "$1"; then fail "No commit" "GitHub merged #$number but didn't return the commit: look at the pull \
request."; fi
  output commit "$1"
  require_checked_tree "$number" "$1" "$tree" "$default"
  notice "Landed" "#$number is merged at ${checked:0:12}, the commit that was checked."
  exit 0
}

require_sound_inputs
read_run
read_pull_request
require_service_pull_request
require_checked_head
require_service_pushes "$branch" "$checked"
require_sound_changes
merge
