# Looks at which files a pull request changes. For land.sh, which sets:
# shellcheck shell=bash
: "${work:?}" "${api:?}"

# require_bundles_only NUMBER BASE HEAD: bundles alone land by themselves. What decides over the check (workflows, the
# configuration, a baseline), over the API (metadata) or over wording (the glossary) is a person's to merge. GitHub is
# asked about the two commits, since the pull request's branch could be moved and moved back while it is asked.
require_bundles_only() {
  local number=$1 count name
  read_from "$api/compare/$2...$3"
  count=$(field '.files | length')
  if ! is_number "$count"; then fail "No files" "#$number changes nothing, or GitHub doesn't say what."; fi
  # https://docs.github.com/rest/commits/commits#compare-two-commits
  if [ "$count" -ge 300 ]; then
    fail "Too many files" "#$number changes 300 files or more, of which GitHub lists no others: merge it by hand."
  fi
  jq -r '.files[] | .filename, (.previous_filename // empty) | gsub("[[:cntrl:]]"; "?")' "${answer:?}" >"$work/names"
  while IFS= read -r name; do
    if ! is_bundle "$name"; then
      fail "Not only bundles" "#$number changes a file that is not a bundle, which only a person may merge." "$name"
    fi
  done <"$work/names"
}

is_bundle() {
  case "/$1" in
    */.* | */l10n.y*ml | */l10n-*.y*ml | */metadata.y*ml | */terms.y*ml | */) return 1 ;;
    *.yml | *.yaml) return 0 ;;
    *) return 1 ;;
  esac
}
