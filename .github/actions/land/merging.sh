# Makes the merge of a pull request with the default branch of this moment, on this machine, and checks it. For land.sh,
# which sets:
# shellcheck shell=bash
: "${work:?}" "${here:?}" "${repository:?}" "${READ_TOKEN?}"

url=${GITHUB_SERVER_URL%/}/$GITHUB_REPOSITORY

# fetch_ref REF: leaves its commit in $fetched.
fetch_ref() {
  if ! fetch "$READ_TOKEN" "$repository" "$url" "+$1:refs/l10n/fetched"; then
    fail "Can't read this repository" "Fetching $1 failed: the job needs the permission to read contents." \
      "$(cat "$work/git.log")"
  fi
  fetched=$(git -C "$repository" rev-parse "refs/l10n/fetched^{commit}")
}

# merge_here NUMBER BRANCH HEAD: leaves the tip of the default branch in $base, and the tree of its merge with the head
# in $tree.
merge_here() {
  fetch_ref "refs/pull/$1/head"
  if [ "$fetched" != "$3" ]; then
    fail "Moved head" "#$1 was pushed to after its check. The check of its new head lands it."
  fi
  fetch_ref "refs/heads/$2"
  base=$fetched
  # shellcheck disable=SC2034 # land.sh goes on with it
  tree=$(git -C "$repository" merge-tree --write-tree "$base" "$3" 2>"$work/git.log" | head -n 1) || fail_for_conflict
}

# check_tree TREE: checks the bundles of a tree, with the configuration that is in it.
check_tree() {
  local status=0 folder options=(--format github --summary "$work/check.md")
  folder=$(mktemp -d "$work/tree.XXXXXX")
  GIT_INDEX_FILE=$folder.index git -C "$repository" read-tree "$1" || return 3
  GIT_INDEX_FILE=$folder.index git --git-dir "$repository" --work-tree "$folder" checkout-index --all || return 3
  if [ -n "$CONFIG" ]; then options+=("--config=$CONFIG"); fi
  if [ -n "$BASELINE" ]; then options+=("--baseline=$BASELINE"); fi
  if [ "$STRICT" = true ]; then options+=(--strict); fi
  # The tool needs no token.
  (cd "$folder" && env -u TOKEN -u READ_TOKEN l10n-gen check "${options[@]}") || status=$?
  return "$status"
}

# require_sound_merge NUMBER TREE: the check that passed was of the merge with what was then the base, with its
# configuration. The base may be another branch by now, or another commit.
require_sound_merge() {
  local status=0
  check_tree "$2" || status=$?
  if [ "$status" != 0 ] && [ -e "$work/check.md" ]; then cat "$work/check.md" >>"$GITHUB_STEP_SUMMARY"; fi
  case $status in
    0) ;;
    1) fail "The merge doesn't pass the check" "#$1 passed by itself, but not merged into the default branch as it is \
now. The annotations say what to fix." ;;
    *) fail "The check can't be made" "l10n-gen check ended with status $status on the merge of #$1; its last lines in \
the log say why." ;;
  esac
}

# require_checked_tree NUMBER COMMIT TREE: what landed is what was checked, unless the default branch moved in the moment
# in between; then that is checked, too.
require_checked_tree() {
  fetch_ref "$2"
  if [ "$(git -C "$repository" rev-parse "$2^{tree}")" = "$3" ]; then return; fi
  check_tree "$(git -C "$repository" rev-parse "$2^{tree}")" && return
  fail "Landed on another commit" "The default branch moved while #$1 was merged, and doesn't pass the check now. Fix it \
or revert $2."
}
