#!/usr/bin/env bash
# Puts l10n-gen on the PATH of a job.
#
#     setup.sh find     takes it from the release, or says where a build of it belongs
#     setup.sh build    builds it there, where no cache had it
#
# The tool is of the commit of this action that a workflow pins: the release's, if its provenance says that the release
# workflow made it of just this commit, else one that is built from the sources beside this script. A checksum from the
# place that a file comes from says that it arrived whole; only the provenance says whose it is.
#
# The runner's tool cache keeps the release's archive. Other jobs of a self-hosted runner may write there, so nothing in it
# is run: its archive is verified like one that was just downloaded, and unpacked where only this job has been.
set -euo pipefail

repository=l10n-gen/l10n-gen
checkout=$(cd "$(dirname "$0")/../../.." && pwd)

# What a string looks like in a workflow command, so that it can't begin another.
escaped() {
  local text=${1//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '%s' "${text//$'\n'/%0A}"
}

notice() { # TEXT
  printf '::notice title=Setting up l10n-gen::%s\n' "$(escaped "$1")"
}

fail() { # TEXT
  printf '::error title=l10n-gen is not set up::%s\n' "$(escaped "$1")"
  exit 1
}

output() { # NAME VALUE
  printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"
}

# Whether a directory has the tool, and the tool runs on this machine.
has_tool() { # DIRECTORY
  [ -x "$1/l10n-gen" ] && "$1/l10n-gen" --version >/dev/null 2>&1
}

offer() { # DIRECTORY
  printf '%s\n' "$1" >>"$GITHUB_PATH"
  echo "l10n-gen $("$1/l10n-gen" --version), from $1"
}

# The machine as releases, and as the tool cache, name it.
name_machine() {
  case $(uname -s)-$(uname -m) in
    Linux-x86_64) target=linux-x86_64 architecture=x64 ;;
    Linux-aarch64) target=linux-aarch64 architecture=arm64 ;;
    Darwin-x86_64) target=macos-universal architecture=x64 ;;
    Darwin-arm64) target=macos-universal architecture=arm64 ;;
    *) fail "l10n-gen runs on Linux and macOS, on x86_64 and on 64-bit ARM; this is $(uname -s) on $(uname -m)." ;;
  esac
}

# The commit that this action was pinned by, or else the tag or branch: runners unpack an action in a folder whose name is
# what `uses:` says behind the @, or ends with that.
pinned=${checkout##*[/@]}

# Downloads a file of the release. Status 2 where the server has none, 1 where it could not be asked.
download() { # NAME
  local status
  status=$(
    curl --silent --show-error --location --proto-redir '=https' --retry 3 --max-time 300 --write-out '%{http_code}' \
      --output "$work/$1" "$GITHUB_SERVER_URL/$repository/releases/download/v$version/$1"
  ) || return 1
  case $status in
    200) ;;
    404) return 2 ;;
    *) return 1 ;;
  esac
}

# attested ARCHIVE [OPTION…]: whether the release workflow made it, in a run for the version's tag.
attested() {
  gh attestation verify "$@" --repo "$repository" --source-ref "refs/tags/v$version" \
    --signer-workflow "$repository/.github/workflows/release.yml" --deny-self-hosted-runners
}

# Whether the archive was made of the pinned commit, or of the release's tag where that is what a workflow names.
is_of_pinned_commit() { # ARCHIVE
  if [ "$pinned" = "v$version" ]; then return; fi
  if ! [[ $pinned =~ ^[0-9a-f]{40}$ ]]; then
    reason="this action is not pinned by a commit"
    return 1
  fi
  if ! attested "$1" --source-digest "$pinned" >/dev/null 2>&1; then
    reason="release v$version was made of another commit than $pinned, which is pinned here"
    return 1
  fi
}

# Leaves a copy of the tool cache's archive in the work folder, if it is what the release workflow made.
take_cached() {
  [ -f "$cached" ] && cp "$cached" "$work/$archive" && attested "$work/$archive" >/dev/null 2>&1
}

# Downloads the archive. Fails with a reason where there is none to be had, and ends the job where it isn't the release's.
download_release() {
  local status=0 name expected actual
  for name in SHA256SUMS "$archive"; do
    download "$name" || status=$?
    case $status in
      0) ;;
      2) reason="$GITHUB_SERVER_URL/$repository has no $name in a release v$version" && return 1 ;;
      *) reason="$name of release v$version could not be downloaded from $GITHUB_SERVER_URL" && return 1 ;;
    esac
  done
  expected=$(awk -v name="$archive" '$2 == name { print $1 }' "$work/SHA256SUMS")
  actual=$(shasum -a 256 "$work/$archive" | cut -d ' ' -f 1)
  if [ "$expected" != "$actual" ]; then
    fail "$archive is damaged: its SHA-256 is $actual, but that of release v$version is ${expected:-not known}. \
Nothing was installed. Run the job again; if the problem persists, report it at https://github.com/$repository/issues."
  fi
  attested "$work/$archive" || fail "The provenance of $archive could not be verified, for the reason above. Nothing was \
installed. Run the job again if GitHub could not be reached; if it stays so, report it at \
https://github.com/$repository/issues."
}

# Leaves the release's archive in the work folder. Fails with a reason where it can't be had, or is of another commit.
fetch_release() {
  local cached=$RUNNER_TOOL_CACHE/l10n-gen/$version/$architecture/$archive
  if ! command -v gh >/dev/null; then
    reason="the GitHub CLI (gh), which verifies what is downloaded, is not installed"
    return 1
  fi
  if ! gh attestation verify --help 2>/dev/null | grep -e --source-digest >/dev/null; then
    reason="the GitHub CLI (gh) is too old to verify what is downloaded, which takes 2.68 or later"
    return 1
  fi
  if ! take_cached; then
    download_release || return 1
    # Whole or not at all: runners may share a tool cache.
    mkdir -p "$(dirname "$cached")"
    cp "$work/$archive" "$cached.$$"
    mv "$cached.$$" "$cached"
  fi
  is_of_pinned_commit "$work/$archive"
}

# The sources that a build is made of, in a word.
sources() {
  cd "$checkout"
  find Package.swift Sources -type f -print0 | LC_ALL=C sort -z | xargs -0 shasum -a 256 | shasum -a 256 | cut -c 1-16
}

find_tool() {
  local archive reason built
  version=$("$checkout/scripts/release-version.sh")
  name_machine
  archive=l10n-gen-$version-$target.tar.gz
  output version "$version"

  # Emptied before each job.
  work=$(mktemp -d "${RUNNER_TEMP:?}/l10n-gen.XXXXXX")
  if fetch_release; then
    tar -xzf "$work/$archive" -C "$work"
    has_tool "$work/${archive%.tar.gz}/bin" || fail "The l10n-gen of release v$version doesn't run on this machine; it \
needs glibc 2.35 or later on Linux (Ubuntu 22.04, Debian 12), and macOS 13 or later. Take a newer image for the runner."
    offer "$work/${archive%.tar.gz}/bin"
    return
  fi

  notice "l10n-gen $version is built from its sources, since $reason."
  built=$version-$(sources)
  output build-directory "$RUNNER_TEMP/l10n-gen-$built"
  output build-key "l10n-gen-$built-$target-${ImageOS:-$(uname -r)}"
}

build_tool() {
  name_machine
  if ! has_tool "$BUILD_DIRECTORY"; then
    command -v swift >/dev/null || fail "l10n-gen can't be built, because this runner has no Swift. Use an image that \
includes it, such as ubuntu-24.04 or macos-15, or install Swift 6.1 or later first."
    # Debug, which takes a third of the time to build.
    "$checkout/scripts/build-release-binary.sh" "$RUNNER_TEMP/l10n-gen-build" debug >&2 \
      || fail "l10n-gen could not be built, for the reason above."
    mkdir -p "$BUILD_DIRECTORY"
    mv "$RUNNER_TEMP/l10n-gen-build/$target/l10n-gen" "$BUILD_DIRECTORY"
  fi
  offer "$BUILD_DIRECTORY"
}

case ${1:-} in
  find) find_tool ;;
  build) build_tool ;;
  *) echo "usage: setup.sh find|build" >&2 && exit 2 ;;
esac
