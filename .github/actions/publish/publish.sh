#!/usr/bin/env bash
# Publishes texts over the air, one step in each job.
#
#     publish.sh pack         packs the translations for the tags in RELEASES into 'site'; with RETRACT, what returns apps
#                             to that release
#     publish.sh sign         does the same again, compares, and signs with the key in L10N_ONLINE_KEY
#     publish.sh sort         puts 'packs' and 'manifests' beside 'site', since packs have to be uploaded first
#     publish.sh read-back    downloads what was uploaded from ADDRESS, and compares it with 'site'
#
# Whoever can write to the run may change 'site' between two jobs. So 'sign' packs the texts again, and takes from 'site'
# no more than the time of publishing, the stage, and releases that were signed before.
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

# The most bytes that apps read of a manifest and of a pack (ReleaseManifest.sizeLimit and packSizeLimit). A host that
# nobody trusts may send more, and without an end.
manifest_limit=65536
pack_limit=4194304

# Downloads a file; gives the status of HTTP, 000 if there was no answer, or 'too large' for more bytes than the limit. curl
# knows that before if the host says how many there are; otherwise it can write no more than a little beyond.
download() { # PATH FILE LIMIT
  local status
  rm -f "$2"
  status=$(
    trap '' XFSZ
    ulimit -f "$(($3 / 1024 + 1))"
    curl --silent --location --max-redirs 3 --max-time 60 --retry 3 --retry-delay "${RETRY_SECONDS:-2}" \
      --max-filesize "$3" --header 'Cache-Control: no-cache' --output "$2" --write-out '%{http_code}' "$ADDRESS/$1"
  ) || case $? in
    23 | 63) status="too large" ;;
  esac
  if [ -f "$2" ] && [ "$(wc -c <"$2")" -gt "$3" ]; then status="too large"; fi
  printf '%s' "${status:-000}"
}

# The names of the tags in RELEASES, from git and from nothing that a translator may have written, by version.
list_tags() {
  git tag --list --sort=version:refname -- ${tags[@]+"${tags[@]}"}
}

# The revision of the translations at a tag: that of a submodule, or else the tag itself, by its full name, since one could
# be called as an option.
translations_at() { # TAG
  local directory type object
  directory=$(sed -n "s/^translations: *[\"']\{0,1\}\([^\"'# ]*\).*/\1/p" l10n.yml)
  read -r _ type object _ < <(git ls-tree "refs/tags/$1" -- "${directory:-translations}") || true
  if [ "${type-}" != commit ]; then object=refs/tags/$1; fi
  printf '%s' "$object"
}

# The paths of the manifests that the builds with these tags ask for. The translations of a tag had no errors when it was
# built; today's may be what has to be retracted.
list_manifests() {
  local tag
  tag=$(list_tags | tail -n 1)
  l10n-gen pack "${options[@]}" --translations "$(translations_at "$tag")" --out "$work/builds" >"$work/log" 2>&1 \
    || { cat "$work/log"; exit 1; }
  (cd "$work/builds" && find . -name '*.l10n.unsigned' | sed 's|^\./||; s|\.unsigned$||')
}

# Downloads a manifest and its packs into 'site'; nothing if the host has none. A manifest that isn't signed for this app
# names no packs to download.
download_release() { # PATH
  local status digest
  status=$(download "$1" "$work/manifest" "$manifest_limit")
  case $status in
    200) ;;
    404 | 410) return 0 ;;
    *) fail "Nothing was packed" "The host answered $status to $ADDRESS/$1: try again, or publish without a stage." ;;
  esac
  rm -rf "$work/unverified"
  mkdir -p "$(dirname "$work/unverified/$1")" "$(dirname "$site/$1")" "$site/${1%%/*}/packs"
  mv "$work/manifest" "$work/unverified/$1"
  if ! l10n-gen verify --signatures "$work/unverified" >"$work/log" 2>&1; then
    cat "$work/log"
    fail "Nothing was packed" "The host has a manifest at $ADDRESS/$1 that apps refuse: publish without a stage." \
      "$(cat "$work/log")"
  fi
  cp "$work/unverified/$1" "$site/$1"
  while IFS= read -r digest; do
    status=$(download "${1%%/*}/packs/$digest.pack" "$site/${1%%/*}/packs/$digest.pack" "$pack_limit")
    if [ "$status" != 200 ]; then
      fail "Nothing was packed" "The host answered $status to a pack that its manifest names: publish without a stage."
    fi
  done < <(sed -n 's/^pack [^ ]* \([0-9a-f]\{64\}\) .*/\1/p' "$site/$1")
}

# What installations have now: a stage keeps it, and a retraction needs to know what it returns from and to.
download_published() {
  local path
  list_manifests >"$work/manifests"
  while IFS= read -r path; do
    download_release "$path"
    if [[ $RETRACT =~ ^[0-9]+$ ]]; then download_release "${path%.l10n}-$RETRACT.l10n"; fi
  done <"$work/manifests"
}

# The days before the end of a release at which it is renewed. Reviewers hear of it a few times a year.
renewal_days=${RENEWAL_DAYS:-60}

# Whether a release that installations have ends soon, or the key that signed it: apps accept it no longer than that. Signing
# again helps only once there is a certificate of the next key.
ends_soon() {
  local limit expires key
  limit=$(date --date "+$renewal_days days" +%s)
  while read -r key expires; do
    if [ "$key" != expires ] && grep --quiet --no-messages "^key $key " updates.certificate; then continue; fi
    if [ "$(date --date "$expires" +%s)" -lt "$limit" ]; then return 0; fi
  done < <(find "$site" -name '*.l10n' -exec sed -n '/^expires /p; s/^key \([^ ]*\) .* until /\1 /p' {} +)
  return 1
}

pack() {
  local options tags
  if ! grep --quiet --fixed-strings -- "$ADDRESS" l10n.yml; then
    fail "Nothing was packed" "l10n.yml doesn't name the address $ADDRESS: write the same one in both."
  fi
  read_tags
  rm -rf "$site"
  mkdir -p "$site"
  SOURCE_DATE_EPOCH=$(date +%s)
  export SOURCE_DATE_EPOCH
  if [ -n "$STAGE$RETRACT" ]; then download_published; fi
  if [ "$RETRACT" = current ] && ! ends_soon; then
    notice "Nothing to renew" "Every release is valid for $renewal_days more days."
    return
  fi
  if [ -n "$RETRACT" ]; then
    l10n-gen retract "$site" --to "$RETRACT" 2>&1 | tee "$work/report"
  else
    if [ -n "$STAGE" ]; then options+=("--stage=$STAGE"); fi
    l10n-gen pack "${options[@]}" --out "$site" 2>&1 | tee "$work/report"
  fi
  l10n-gen verify "$site"
  summarize_changes
  output packed true
}

# A file as a block of code in Markdown. Its fence is longer than any run of backticks in it, so that nothing in the file
# ends the block, and only so many lines are shown: GitHub drops a summary of more than 1 MiB, with all that is in it.
code_block() { # FILE
  local fence lines=200 count
  fence=$({ LC_ALL=C grep -o '`*' "$1" || true; } | LC_ALL=C awk '{ if (length > n) n = length } END { while (n-- > 1) s = s "`"; print "``" s }')
  count=$(wc -l <"$1")
  printf '%s`\n' "$fence"
  # Of control characters only line feeds, and of a long line only its beginning.
  head -n "$lines" "$1" | LC_ALL=C tr -d '\000-\010\013-\037\177' | cut -c 1-1000
  printf '%s`\n' "$fence"
  if [ "$count" -gt "$lines" ]; then printf '\nand %s more lines, in the log\n' "$((count - lines))"; fi
}

# The most bytes of the changes that a summary shows: each is 60,000 characters at most, and GitHub takes 1 MiB.
summary_limit=600000

# Shows whoever approves the strings as users of each build will see them.
summarize_changes() {
  local tag left=0
  {
    printf '### What users get\n\n'
    code_block "$work/report"
  } >>"$GITHUB_STEP_SUMMARY"
  while IFS= read -r tag; do
    # A tag of git whose line the report has. What a line that somebody forged names is either a tag, or isn't here.
    awk -v name="$tag: " 'index($0, name) == 1 && / bytes\)/ { found = 1 } END { exit !found }' "$work/report" || continue
    if [ "$(wc -c <"$GITHUB_STEP_SUMMARY")" -gt "$summary_limit" ]; then
      left=$((left + 1))
      continue
    fi
    printf '\n#### %s\n\n' "$(markdown_text "$tag")" >>"$GITHUB_STEP_SUMMARY"
    l10n-gen diff --format markdown -- "$(translations_at "$tag")" >>"$GITHUB_STEP_SUMMARY"
  done < <(list_tags)
  if [ "$left" -gt 0 ]; then summarize "$left more builds; 'l10n-gen diff' shows their changes."; fi
}

# A tag's name, with what Markdown would take for more escaped.
markdown_text() { # TEXT
  printf '%s' "$1" | sed 's/[][\\`*_<>&#|~$!]/\\&/g'
}

sign() {
  local options tags
  if [ -z "$L10N_ONLINE_KEY" ]; then
    fail "Nothing was signed" "The secret L10N_ONLINE_KEY is missing: add the private key to the environment of this job."
  fi
  read_tags
  if [ -n "$RETRACT" ]; then
    find "$site" -name '*.unsigned' -delete
    l10n-gen retract "$site" --to "$RETRACT"
  else
    l10n-gen verify "$site" --reproduce "${options[@]}"
  fi
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

limit_of() { # FILE
  case $1 in
    *.pack) printf '%s' "$pack_limit" ;;
    *) printf '%s' "$manifest_limit" ;;
  esac
}

read_back() {
  local file status
  while IFS= read -r file; do
    status=$(download "$file" "$work/file" "$(limit_of "$file")")
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
