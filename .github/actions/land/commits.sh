# Accounts for the commits of a pull request: who pushed them, and whose they are. For land.sh, which sets:
# shellcheck shell=bash
: "${work:?}" "${api:?}" "${repository:?}" "${AUTHOR:?}" "${AUTHOR_ID:?}"

# GitHub itself, as the committer of what is made through its pages and its API.
web_flow=19864447

# require_service_pushes BRANCH HEAD: leaves the pull request to a person unless every push to its branch since the
# branch was made is the service's. No author line proves that: GitHub's own list of pushes does.
# https://docs.github.com/rest/repos/repos#list-repository-activities
require_service_pushes() {
  local try
  for try in 1 2 3 4; do
    wait_before_try "$try"
    read_from "$api/activity?ref=$(jq -rn --arg ref "refs/heads/$1" '$ref | @uri')&per_page=100"
    # The list may come a little later than the push.
    if [ "$(field '.[0].after')" = "$2" ]; then break; fi
  done
  case $(jq -r --arg head "$2" --argjson service "$AUTHOR_ID" '
    reduce .[] as $push ({at: $head, state: "open"};
      if .state != "open" then .
      elif $push.after != .at then .state = "gap"
      elif $push.actor.id != $service then .state = "other"
      elif $push.activity_type == "branch_creation" then .state = "whole"
      elif $push.activity_type == "push" or $push.activity_type == "force_push" then .at = $push.before
      else .state = "gap" end) | .state' "${answer:?}") in
    whole) ;;
    other) leave_alone "somebody other than $AUTHOR pushed to its branch." ;;
    *) leave_alone "GitHub's list of pushes doesn't say who pushed all of its branch." ;;
  esac
}

# require_service_commits BASE HEAD: leaves the pull request to a person unless every commit that it brings is the
# service's: its branch may have been made over somebody else's, whose work nobody has looked at.
# https://docs.github.com/rest/commits/commits#compare-two-commits
require_service_commits() {
  local page=1 other
  git -C "$repository" rev-list "$1..$2" | sort >"$work/commits"
  : >"$work/ours"
  while [ "$page" -le 10 ] && [ -n "$(comm -23 "$work/commits" "$work/ours")" ]; do
    read_from "$api/compare/$1...$2?per_page=100&page=$page"
    # GitHub commits by itself what is made through its pages, and signs that: its name alone is no proof.
    field "[.commits[] | select(.author.id == $AUTHOR_ID and (.committer.id == $AUTHOR_ID
      or (.committer.id == $web_flow and .commit.verification.verified == true))) | .sha] | .[]" |
      sort -u - "$work/ours" >"$work/more"
    mv "$work/more" "$work/ours"
    page=$((page + 1))
  done
  other=$(comm -23 "$work/commits" "$work/ours" | sed -n 1p)
  if [ -n "$other" ]; then leave_alone "its commit ${other:0:12} is not only $AUTHOR's."; fi
}
