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

# Downloads a file; gives the status of HTTP, or 000 if there was no answer.
download() { # PATH FILE
  curl --silent --location --max-redirs 3 --max-time 60 --retry 3 --retry-delay "${RETRY_SECONDS:-2}" \
    --header 'Cache-Control: no-cache' --output "$2" --write-out '%{http_code}' "$ADDRESS/$1" || true
}

# The revision of the translations at a tag: that of a submodule, or else the tag itself.
translations_at() { # TAG
  local directory type object
  directory=$(sed -n "s/^translations: *[\"']\{0,1\}\([^\"'# ]*\).*/\1/p" l10n.yml)
  read -r _ type object _ < <(git ls-tree "$1" -- "${directory:-translations}") || true
  if [ "${type-}" != commit ]; then object=$1; fi
  printf '%s' "$object"
}

# The paths of the manifests that the builds with these tags ask for. The translations of a tag had no errors when it was
# built; today's may be what has to be retracted.
list_manifests() {
  local tag
  tag=$(git tag --list --sort=-v:refname ${tags[@]+"${tags[@]}"} | head -n 1)
  l10n-gen pack "${options[@]}" --translations "$(translations_at "$tag")" --out "$work/builds" >"$work/log" 2>&1 \
    || { cat "$work/log"; exit 1; }
  (cd "$work/builds" && find . -name '*.l10n.unsigned' | sed 's|^\./||; s|\.unsigned$||')
}

# Downloads a manifest and its packs into 'site'; nothing if the host has none.
download_release() { # PATH
  local status digest
  status=$(download "$1" "$work/manifest")
  case $status in
    200) ;;
    404 | 410) return 0 ;;
    *) fail "Nothing was packed" "The host answered $status to $ADDRESS/$1: try again, or publish without a stage." ;;
  esac
  mkdir -p "$(dirname "$site/$1")" "$site/${1%%/*}/packs"
  cp "$work/manifest" "$site/$1"
  while IFS= read -r digest; do
    status=$(download "${1%%/*}/packs/$digest.pack" "$site/${1%%/*}/packs/$digest.pack")
    if [ "$status" != 200 ]; then
      fail "Nothing was packed" "The host answered $status to a pack that its manifest names: publish without a stage."
    fi
  done < <(sed -n 's/^pack [^ ]* \([0-9a-f]\{64\}\) .*/\1/p' "$work/manifest")
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

# Shows whoever approves the strings as users of each build will see them.
summarize_changes() {
  local tag
  {
    printf '### What users get\n\n```\n'
    cat "$work/report"
    printf '```\n'
  } >>"$GITHUB_STEP_SUMMARY"
  while IFS= read -r tag; do
    printf '\n#### %s\n\n' "$tag" >>"$GITHUB_STEP_SUMMARY"
    l10n-gen diff "$(translations_at "$tag")" --format markdown >>"$GITHUB_STEP_SUMMARY"
  done < <(sed -n 's/^\([^ ]*\): .* bytes).*/\1/p' "$work/report" | sort --unique)
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
