#!/usr/bin/env bash
# Publishes texts over the air, one step in each job.
#
#     publish.sh pack         packs the translations for the tags in RELEASES into 'site'
#     publish.sh sign         packs again, compares, and signs with the key in L10N_ONLINE_KEY
#     publish.sh sort         puts 'packs' and 'manifests' beside 'site', since packs have to be uploaded first
#     publish.sh read-back    downloads what was uploaded from ADDRESS, and compares it with 'site'
#
# Whoever can write to the run may change 'site' between two jobs. So 'sign' packs the texts again, and takes from 'site'
# no more than the time of publishing, the stage, and the release that other installations keep.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=.github/actions/reporting.sh
source "$here/../reporting.sh"

site=site
MESSAGE_FILE=$work/message.json

read_tags() {
  local tag
  read -ra tags <<<"$RELEASES"
  options=()
  for tag in ${tags[@]+"${tags[@]}"}; do options+=("--releases=$tag"); done
}

# Downloads a file; gives the status of HTTP, or 000 if there was no answer.
download() { # PATH FILE
  curl --silent --location --max-redirs 3 --max-time 60 --retry 3 --retry-delay "${RETRY_SECONDS:-2}" \
    --header 'Cache-Control: no-cache' --output "$2" --write-out '%{http_code}' "$ADDRESS/$1" || true
}

# A stage leaves other installations what they have, which the manifests of now say.
download_published() {
  local unsigned path status digest
  while IFS= read -r unsigned; do
    path=${unsigned#"$site/"}
    path=${path%.unsigned}
    status=$(download "$path" "$work/manifest")
    case $status in
      200) ;;
      404 | 410) continue ;;
      *) fail "Nothing was packed" "The host answered $status to $ADDRESS/$path: try again, or publish without a stage." ;;
    esac
    cp "$work/manifest" "$site/$path"
    while IFS= read -r digest; do
      status=$(download "${path%%/*}/packs/$digest.pack" "$site/${path%%/*}/packs/$digest.pack")
      if [ "$status" != 200 ]; then
        fail "Nothing was packed" "The host answered $status to a pack that its manifest names: publish without a stage."
      fi
    done < <(sed -n 's/^pack [^ ]* \([0-9a-f]\{64\}\) .*/\1/p' "$work/manifest")
  done < <(find "$site" -name '*.l10n.unsigned')
}

pack() {
  local options
  if ! grep --quiet --fixed-strings -- "$ADDRESS" l10n.yml; then
    fail "Nothing was packed" "l10n.yml doesn't name the address $ADDRESS: write the same one in both."
  fi
  read_tags
  rm -rf "$site"
  SOURCE_DATE_EPOCH=$(date +%s)
  export SOURCE_DATE_EPOCH
  if [ -n "$STAGE" ]; then
    l10n-gen pack "${options[@]}" --out "$site" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
    download_published
    options+=("--stage=$STAGE")
  fi
  l10n-gen pack "${options[@]}" --out "$site" 2>&1 | tee "$work/report"
  l10n-gen verify "$site"
  summarize_changes
}

# Shows whoever approves the strings as users of each build will see them.
summarize_changes() {
  local tag directory type object
  directory=$(sed -n "s/^translations: *[\"']\{0,1\}\([^\"'# ]*\).*/\1/p" l10n.yml)
  {
    printf '### What users get\n\n```\n'
    cat "$work/report"
    printf '```\n'
  } >>"$GITHUB_STEP_SUMMARY"
  while IFS= read -r tag; do
    # A submodule's revision is the one that the tag has; a folder of the app has the tag's own.
    read -r _ type object _ < <(git ls-tree "$tag" -- "${directory:-translations}") || true
    if [ "${type-}" != commit ]; then object=$tag; fi
    printf '\n#### %s\n\n' "$tag" >>"$GITHUB_STEP_SUMMARY"
    l10n-gen diff "$object" --format markdown >>"$GITHUB_STEP_SUMMARY"
  done < <(sed -n 's/^\([^ ]*\): .* bytes).*/\1/p' "$work/report" | sort --unique)
}

sign() {
  local options
  if [ -z "$L10N_ONLINE_KEY" ]; then
    fail "Nothing was signed" "The secret L10N_ONLINE_KEY is missing: add the private key to the environment of this job."
  fi
  read_tags
  l10n-gen verify "$site" --reproduce "${options[@]}"
  l10n-gen sign "$site" --key-env L10N_ONLINE_KEY
  l10n-gen verify "$site"
}

# The files that apps read, relative to 'site'.
list_files() {
  (cd "$site" && find . -type f ! -name '*.unsigned' | sed 's|^\./||')
}

sort_files() {
  local file target
  rm -rf packs manifests
  while IFS= read -r file; do
    case $file in
      */packs/*.pack) target=packs ;;
      *.l10n) target=manifests ;;
      *) continue ;;
    esac
    mkdir -p "$target/$(dirname "$file")"
    cp "$site/$file" "$target/$file"
  done < <(list_files)
}

read_back() {
  local file status
  while IFS= read -r file; do
    status=$(download "$file" "$work/file")
    if [ "$status" != 200 ]; then
      fail "Not what was uploaded" "The host answered $status to $ADDRESS/$file: upload again, or look at the host."
    elif ! cmp --silent "$site/$file" "$work/file"; then
      fail "Not what was uploaded" "$ADDRESS/$file has other bytes: a cache may keep the old ones longer than 60 s."
    fi
  done < <(list_files)
  notice "Published" "The host delivers what was signed."
}

case ${1-} in
  pack) pack ;;
  sign) sign ;;
  sort) sort_files ;;
  read-back) read_back ;;
  *) fail "No such step" "'${1-}' is none of pack, sign, sort and read-back." ;;
esac
