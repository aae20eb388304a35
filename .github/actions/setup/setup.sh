#!/usr/bin/env bash
# Puts l10n-gen on the PATH of a job.
#
#     setup.sh find     takes it from the tool cache or the release, or says where a build of it belongs
#     setup.sh build    builds it there, where no cache had it
#
# VERSION is what is wanted, empty for the version of this checkout. What is downloaded is unpacked only when its checksum
# is the release's and its provenance is the release workflow, run for the version's tag: a checksum from the place that
# the file comes from says that it arrived whole, and only the provenance says whose it is.
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

# Fails where the archive is not what the release workflow made for this version.
verify() { # ARCHIVE
  local expected actual
  expected=$(awk -v name="$1" '$2 == name { print $1 }' "$work/SHA256SUMS")
  actual=$(shasum -a 256 "$work/$1" | cut -d ' ' -f 1)
  if [ "$expected" != "$actual" ]; then
    fail "$1 is damaged: its SHA-256 is $actual, and that of release v$version is ${expected:-not known}. Nothing was \
installed. Run the job again; if it stays so, tell it at https://github.com/$repository/issues."
  fi
  gh attestation verify "$work/$1" --repo "$repository" --source-ref "refs/tags/v$version" \
    --signer-workflow "$repository/.github/workflows/release.yml" --deny-self-hosted-runners \
    || fail "The provenance of $1 could not be verified, for the reason above. Nothing was installed. Run the job again \
if GitHub could not be reached; if it stays so, tell it at https://github.com/$repository/issues."
}

# Downloads and verifies the archive of the release. Fails with a reason where there is none to be had.
fetch_release() {
  local status=0 name
  archive=l10n-gen-$version-$target.tar.gz
  if ! command -v gh >/dev/null; then
    reason="the GitHub CLI (gh), which verifies what is downloaded, is not installed"
    return 1
  fi
  for name in SHA256SUMS "$archive"; do
    download "$name" || status=$?
    case $status in
      0) ;;
      2) reason="$GITHUB_SERVER_URL/$repository has no $name in a release v$version" && return 1 ;;
      *) reason="$name of release v$version could not be downloaded from $GITHUB_SERVER_URL" && return 1 ;;
    esac
  done
  verify "$archive"
}

# Takes a tool into a directory, whole or not at all: runners may share a tool cache.
install_tool() { # BINARY DIRECTORY
  mkdir -p "$2"
  cp "$1" "$2/l10n-gen.$$"
  mv "$2/l10n-gen.$$" "$2/l10n-gen"
}

# The sources that a build is made of, in a word.
sources() {
  cd "$checkout"
  find Package.swift Sources -type f -print0 | LC_ALL=C sort -z | xargs -0 shasum -a 256 | shasum -a 256 | cut -c 1-16
}

find_tool() {
  local own directory archive reason built
  own=$("$checkout/scripts/release-version.sh")
  version=${VERSION:-$own}
  if ! [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
    fail "'$version' is no version; the input 'version' is one such as $own, or left out."
  fi
  name_machine
  output version "$version"

  directory=$RUNNER_TOOL_CACHE/l10n-gen/$version/$architecture
  if has_tool "$directory"; then offer "$directory" && return; fi

  work=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/l10n-gen.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  if fetch_release; then
    tar -xzf "$work/$archive" -C "$work"
    install_tool "$work/${archive%.tar.gz}/bin/l10n-gen" "$directory"
    has_tool "$directory" || fail "The l10n-gen of release v$version doesn't run on this machine; it needs glibc 2.35 or \
later on Linux (Ubuntu 22.04, Debian 12), and macOS 13 or later. Take a newer image for the runner."
    offer "$directory"
    return
  fi

  if [ "$version" != "$own" ]; then
    fail "There is no l10n-gen $version here: $reason. This action can build its own version alone, which is $own: ask \
for that one, or take the action at v$version."
  fi
  notice "l10n-gen $version is built from its sources, since $reason."
  # Not beside the release's: sources may be of any commit.
  built=$version-$(sources)
  output build-directory "$RUNNER_TOOL_CACHE/l10n-gen/$built/$architecture"
  output build-key "l10n-gen-$built-$target-${ImageOS:-$(uname -r)}"
}

build_tool() {
  name_machine
  if ! has_tool "$BUILD_DIRECTORY"; then
    command -v swift >/dev/null || fail "l10n-gen can't be built, for this runner has no Swift. Take an image that has \
it, such as ubuntu-24.04 or macos-15, or install Swift 6.1 or later before."
    # Debug, which takes a third of the time to build.
    "$checkout/scripts/build-release-binary.sh" "$RUNNER_TEMP/l10n-gen-build" debug >&2 \
      || fail "l10n-gen could not be built, for the reason above."
    install_tool "$RUNNER_TEMP/l10n-gen-build/$target/l10n-gen" "$BUILD_DIRECTORY"
  fi
  offer "$BUILD_DIRECTORY"
}

case ${1:-} in
  find) find_tool ;;
  build) build_tool ;;
  *) echo "usage: setup.sh find|build" >&2 && exit 2 ;;
esac
