# Makes the merge of a pull request with the default branch of this moment, on this machine, and checks it. For land.sh,
# which sets:
# shellcheck shell=bash
: "${work:?}" "${repository:?}" "${READ_TOKEN?}" "${CONFIG?}" "${BASELINE?}" "${STRICT?}" "${MERGE_METHOD?}"

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
  local status=0
  fetch_ref "refs/pull/$1/head"
  if [ "$fetched" != "$3" ]; then
    fail "Moved head" "#$1 was pushed to after its check. The check of its new head lands it."
  fi
  fetch_ref "refs/heads/$2"
  base=$fetched
  git -C "$repository" merge-tree --write-tree "$base" "$3" >"$work/merge" 2>"$work/git.log" || status=$?
  case $status in
    0) ;;
    1) fail_for_conflict ;;
    *) fail "The merge can't be made" "git merge-tree ended with status $status; it needs git 2.38 or later." \
      "$(cat "$work/git.log")" ;;
  esac
  # shellcheck disable=SC2034 # land.sh goes on with it
  tree=$(sed -n 1p "$work/merge")
}

# copy_of_tree TREE: prints a folder with its files. Git's words stay in git.log: it would print names as they are.
copy_of_tree() {
  local folder
  folder=$(mktemp -d "$work/tree.XXXXXX") || return 3
  GIT_INDEX_FILE=$folder.index git -C "$repository" read-tree "$1" 2>"$work/git.log" || return 3
  GIT_LFS_SKIP_SMUDGE=1 GIT_INDEX_FILE=$folder.index git --git-dir "$repository" --work-tree "$folder" \
    checkout-index --all 2>"$work/git.log" || return 3
  printf '%s' "$folder"
}

# lend_objects FOLDER: lets the tool read commits of the repository there.
lend_objects() {
  git init --quiet --template= "$1" 2>"$work/git.log" || return 3
  mkdir -p "$1/.git/objects/info"
  printf '%s\n' "$repository/objects" >"$1/.git/objects/info/alternates"
}

# run_check FOLDER FORMAT [OPTION…]: the tool needs no token.
run_check() {
  local folder=$1 options=(--format "$2")
  shift 2
  if [ -n "$CONFIG" ]; then options+=("--config=$CONFIG"); fi
  (cd "$folder" && env -u TOKEN -u READ_TOKEN l10n-gen check "${options[@]}" "$@")
}

# The rules about exports as a whole, which compare them with the default branch.
export_rules=(states-lost sources-copied spaces-normalized texts-emptied keys-lost)

# check_tree TREE [BASE]: checks the bundles of a tree, with the configuration that is in it. With a base, what an export
# lost since that commit is an error; that translations are older than their source isn't the service's fault.
check_tree() {
  local folder rule options=(--summary "$work/check.md")
  rm -f "$work/check.md"
  folder=$(copy_of_tree "$1") || return 3
  if [ -n "${2:-}" ]; then
    lend_objects "$folder" || return 3
    options+=(--since "$2" --rule outdated=off)
    for rule in "${export_rules[@]}"; do options+=(--rule "$rule=error"); done
  fi
  if [ -n "$BASELINE" ]; then options+=("--baseline=$BASELINE"); fi
  if [ "$STRICT" = true ]; then options+=(--strict); fi
  run_check "$folder" github "${options[@]}"
}

# require_sound_merge NUMBER TREE: the check that passed was of the merge with what was then the base, with its
# configuration. The base may be another branch by now, or another commit.
require_sound_merge() {
  local status=0
  check_tree "$2" || status=$?
  summarize_check "$status"
  case $status in
    0) ;;
    1) fail "The merge doesn't pass the check" "#$1 passed by itself, but not merged into the default branch as it is \
now. The annotations show what to fix." ;;
    *) fail_to_check "$1" "$status" ;;
  esac
}

# require_whole_export NUMBER BASE TREE: after require_sound_merge, whose rules don't look at what was there before.
require_whole_export() {
  local status=0
  check_tree "$3" "$2" || status=$?
  summarize_check "$status"
  case $status in
    0) ;;
    1) fail "Doubtful export" "#$1 takes away what the default branch has, as the annotations show. Let the service export \
the files again, or merge it by hand if everything is as it should be." ;;
    *) fail_to_check "$1" "$status" ;;
  esac
}

# summarize_check STATUS: of the latest check_tree, if it failed.
summarize_check() {
  if [ "$1" != 0 ] && [ -e "$work/check.md" ]; then cat "$work/check.md" >>"$GITHUB_STEP_SUMMARY"; fi
}

fail_to_check() { # NUMBER STATUS
  fail "The check can't be made" "l10n-gen check ended with status $2 on the merge of #$1; its last lines in the log say \
why." "$(cat "$work/git.log")"
}

# require_checked_tree NUMBER COMMIT TREE BRANCH: what landed is what was checked, and on the default branch, unless
# somebody pushed or changed the base in the moment in between. Then a person must hear of it, if it isn't sound.
require_checked_tree() {
  local landed
  fetch_ref "refs/heads/$4"
  if ! git -C "$repository" merge-base --is-ancestor "$2" "$fetched" 2>"$work/git.log"; then
    fail "Landed elsewhere" "#$1 was merged at $2, which is not on $4: its base was changed in the moment of the merge. \
Look at the branch that it is on, and revert there what nobody has checked."
  fi
  landed=$(git -C "$repository" rev-parse "$2^{tree}")
  if [ "$landed" = "$3" ]; then return; fi
  if [ "$MERGE_METHOD" != rebase ] && check_tree "$landed"; then
    require_bundles_only "$1" "$2^1" "$2"
    return
  fi
  fail "Landed on another commit" "The default branch moved while #$1 was merged, and what it holds now doesn't pass the \
check, or can't be told apart. Look at $2: fix it or revert it."
}
