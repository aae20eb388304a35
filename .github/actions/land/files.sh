# Looks at what the merge of a pull request would change. For land.sh, after merging.sh, which sets:
# shellcheck shell=bash
: "${work:?}" "${repository:?}" "${CONFIG?}" "${BASELINE?}"

# require_bundles_only NUMBER BASE TREE: bundles alone land by themselves. What decides over the check (workflows, the
# configuration, a baseline), over the API (metadata) or over wording (the glossary) is a person's to merge. What counts
# is the difference that the merge makes to the default branch, not what GitHub lists for the pull request: its
# `base.sha` may be an old commit, and a merge commit on the service's branch can bring an old file back.
require_bundles_only() {
  local number=$1 modes name twice
  changes_between "$2" "$3"
  if ! [ -s "$work/changes" ]; then fail "No files" "#$number changes nothing on the default branch: close it by hand."; fi
  while IFS= read -r -d '' modes && IFS= read -r -d '' name; do
    if ! is_file "$modes" || ! may_be_bundle "$name"; then fail_for_file "$number" "$name"; fi
  done <"$work/changes"
  twice=$(git -C "$repository" ls-tree -r --name-only -z "$3" 2>"$work/git.log" | tr '\n\0' '?\n' | folded | sort |
    uniq -d | sed -n 1p)
  if [ -n "$twice" ]; then
    fail "Not only bundles" "After #$number two files would differ only in upper and lower case, and be the same file \
on a Mac: merge it by hand." "$twice"
  fi
}

fail_for_file() { # NUMBER NAME
  fail "Not only bundles" "#$1 changes something other than translation files: review it, and merge it by hand." "$2"
}

# Leaves the differences of two trees in the file changes, as `git diff-tree -z` writes them.
changes_between() {
  git -C "$repository" diff-tree -r -z --no-renames "$1" "$2" >"$work/changes" 2>"$work/git.log"
}

# require_read_bundles NUMBER BASE TREE: a file of such a name is a bundle if the tool reads it as one under the configuration of
# the tree. To see that, a copy of the tree gets something unreadable in place of each changed file: the tool must report
# every one of them, and know its language.
require_read_bundles() {
  local number=$1 folder name reported status=0
  folder=$(copy_of_tree "$3") || fail_to_check "$number" "$?"
  changes_between "$2" "$3"
  while IFS= read -r -d '' _ && IFS= read -r -d '' name; do
    mkdir -p "$folder/$(dirname "$name")"
    printf '"' >"$folder/$name"
    printf '%s\0' "$name" >>"$folder.names"
  done <"$work/changes"
  run_check "$folder" json --rule unknown-language=warning >"$folder.json" || status=$?
  if [ "$status" -gt 1 ]; then fail_to_check "$number" "$status"; fi
  while IFS= read -r -d '' name; do
    reported=$(jq -r --arg name "$name" '[.findings[] | select(.file == $name) | .rule]
      | any(. == "yaml-syntax" or . == "json-syntax" or . == "strings-syntax") and all(. != "unknown-language")' "$folder.json")
    if [ "$reported" != true ]; then fail_for_file "$number" "$name"; fi
  done <"$folder.names"
}

# require_bundles_in_each_commit NUMBER BASE HEAD: where every commit lands, and not only the sum of them, none may bring
# what another takes away again.
require_bundles_in_each_commit() {
  local commit
  while IFS= read -r commit; do
    if git -C "$repository" rev-parse --quiet --verify "$commit^2" >/dev/null; then
      leave_alone "its commit ${commit:0:12} is a merge, which lands as it is with the merge method '$MERGE_METHOD'."
    fi
    changes_between "$commit^" "$commit"
    if [ -s "$work/changes" ]; then require_bundles_only "$1" "$commit^" "$commit"; fi
  done < <(git -C "$repository" rev-list "$2..$3")
}

# is_file MODES: whether a line of `git diff-tree` is about ordinary files before and after, rather than symbolic links,
# programs or submodules.
is_file() {
  [[ $1 =~ ^:(100644|000000)\ (100644|000000)\  ]]
}

# Upper and lower case are one where the tool may run, too. Two letters beyond ASCII are s and k in lower case.
folded() {
  LC_ALL=C sed -e $'s/\xc5\xbf/s/g' -e $'s/\xe2\x84\xaa/k/g' | LC_ALL=C tr '[:upper:]' '[:lower:]'
}

# may_be_bundle NAME: by its name. A control character would let a message of git's begin a line of its own.
may_be_bundle() {
  local name path
  case $1 in *[[:cntrl:]]*) return 1 ;; esac
  name=$(folded <<<"$1")
  for path in "$CONFIG" "$BASELINE"; do
    path=$(folded <<<"$path")
    while [[ $path == ./* ]]; do path=${path#./}; done
    if [ -n "$path" ] && [ "$name" = "$path" ]; then return 1; fi
  done
  case /$name in
    */.* | */l10n.y*ml | */l10n-*.y*ml | */metadata.y*ml | */terms.y*ml | */names.y*ml | */) return 1 ;;
    *.yml | *.yaml | *.json | *.xcstrings | *.strings | *.stringsdict | *.arb) return 0 ;;
    */values/*.xml | */values-*/*.xml) return 0 ;;
    *) return 1 ;;
  esac
}
