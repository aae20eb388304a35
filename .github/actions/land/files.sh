# Looks at which files a pull request changes. For land.sh, which sets:
# shellcheck shell=bash
: "${api:?}"

# Bundles alone land by themselves. What decides over the check (workflows, the configuration, a baseline), over the API
# (metadata) or over wording (the glossary) is a person's to merge.
# require_bundles_only NUMBER: after the pull request itself was read.
require_bundles_only() {
  local number=$1 page=1 seen=0 expected name
  expected=$(field '.changed_files')
  if ! is_number "$expected"; then fail "No files" "#$number changes nothing, or GitHub doesn't say what."; fi
  while [ "$seen" -lt "$expected" ]; do
    read_from "$api/pulls/$number/files?per_page=100&page=$page"
    if [ "$(field 'length')" = 0 ] || [ "$page" -gt 30 ]; then
      fail "Too many files" "GitHub lists no more than 3,000 files of #$number: merge it by hand."
    fi
    while IFS= read -r name; do
      if ! is_bundle "$name"; then
        fail "Not only bundles" "#$number changes a file that is not a bundle, which only a person may merge." "$name"
      fi
    done < <(jq -r '.[] | .filename, (.previous_filename // empty) | gsub("[[:cntrl:]]"; "?")' "${answer:?}")
    seen=$((seen + $(field 'length')))
    page=$((page + 1))
  done
}

is_bundle() {
  case "/$1" in
    */.* | */l10n.y*ml | */l10n-*.y*ml | */metadata.y*ml | */terms.y*ml | */) return 1 ;;
    *.yml | *.yaml) return 0 ;;
    *) return 1 ;;
  esac
}
