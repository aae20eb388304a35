# Looks at what the merge of a pull request would change. For land.sh, which sets:
# shellcheck shell=bash
: "${work:?}" "${repository:?}"

# require_bundles_only NUMBER BASE TREE: bundles alone land by themselves. What decides over the check (workflows, the
# configuration, a baseline), over the API (metadata) or over wording (the glossary) is a person's to merge. What counts
# is the difference that the merge makes to the default branch, not what GitHub lists for the pull request: its
# `base.sha` may be an old commit, and a merge commit on the service's branch can bring an old file back.
require_bundles_only() {
  local number=$1 modes name twice
  git -C "$repository" diff-tree -r -z --no-renames "$2" "$3" >"$work/changes"
  if ! [ -s "$work/changes" ]; then fail "No files" "#$number changes nothing on the default branch: close it by hand."; fi
  while IFS= read -r -d '' modes && IFS= read -r -d '' name; do
    if ! is_file "$modes" || ! is_bundle "$name"; then
      fail "Not only bundles" "#$number changes something that is not a bundle, which only a person may merge." "$name"
    fi
  done <"$work/changes"
  twice=$(git -C "$repository" ls-tree -r --name-only -z "$3" | tr '\n\0' '?\n' | tr '[:upper:]' '[:lower:]' | sort |
    uniq -d | head -n 1)
  if [ -n "$twice" ]; then
    fail "Not only bundles" "After #$number two files would differ in upper and lower case alone, and be one on a Mac: \
only a person may merge that." "$twice"
  fi
}

# is_file MODES: whether a line of `git diff-tree` is about ordinary files before and after, rather than symbolic links,
# programs or submodules.
is_file() {
  [[ $1 =~ ^:(100644|000000)\ (100644|000000)\  ]]
}

# is_bundle NAME: upper and lower case are one where the tool may run, too.
is_bundle() {
  case "/$(tr '[:upper:]' '[:lower:]' <<<"$1")" in
    */.* | */l10n.y*ml | */l10n-*.y*ml | */metadata.y*ml | */terms.y*ml | */) return 1 ;;
    *.yml | *.yaml) return 0 ;;
    *) return 1 ;;
  esac
}
