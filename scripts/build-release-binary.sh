#!/usr/bin/env bash
# Builds the tool as it is released: with libyaml and, on Linux, expat, zlib and Swift's runtime inside, for this machine's architecture;
# on macOS for both.
#
#     scripts/build-release-binary.sh DIRECTORY [CONFIGURATION]
#
# Gives DIRECTORY/TARGET/l10n-gen, where TARGET is linux-x86_64, linux-aarch64 or macos-universal. CONFIGURATION is
# release, or debug for a tool that is built in less time, with the options in BUILD_FLAGS. On Linux, PREBUILT_TOOL takes
# the place of a debug build: a tool with all of these libraries but Swift's inside.
set -euo pipefail
cd "$(dirname "$0")/.."
directory=$(mkdir -p "${1:?usage: scripts/build-release-binary.sh DIRECTORY [CONFIGURATION]}" && cd "$1" && pwd)
configuration=${2:-release}
# The names of shared libraries that the binary may need, besides those of the system.
allowed='^$'
flags=()
if [ "$configuration" = debug ]; then read -ra flags <<<"${BUILD_FLAGS:-}"; fi

libraries=$(mktemp -d)
trap 'rm -rf "$libraries"' EXIT

# Builds for a triple into a scratch directory of its own, and prints where the binary is.
build() { # ARGUMENT…
  local arguments=(-c "$configuration" --product l10n-gen --scratch-path ".build/release-binary-$configuration" "$@")
  arguments+=(${flags[@]+"${flags[@]}"})
  swift build "${arguments[@]}" >&2
  echo "$(swift build "${arguments[@]}" --show-bin-path)/l10n-gen"
}

build_for_linux() {
  target=linux-$(uname -m)
  if [ "$configuration" = debug ] && [ -n "${PREBUILT_TOOL:-}" ]; then
    install_binary "$PREBUILT_TOOL"
    allowed='^lib(swift|Foundation|dispatch|BlocksRuntime)'
    return
  fi
  scripts/install-libraries.sh
  scripts/static-libraries.sh "$libraries"
  install_binary "$(build --static-swift-stdlib -Xlinker "-L$libraries" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)"
}

# Homebrew's libyaml has one architecture, so both come from its sources.
build_for_macos() {
  scripts/build-release-libyaml.sh "$libraries"
  export PKG_CONFIG_PATH=$libraries
  local architecture binaries=()
  for architecture in arm64 x86_64; do
    cp "$(build --triple "$architecture-apple-macosx13.0")" "$libraries/l10n-gen-$architecture"
    binaries+=("$libraries/l10n-gen-$architecture")
  done
  lipo -create "${binaries[@]}" -output "$libraries/l10n-gen"
  target=macos-universal
  install_binary "$libraries/l10n-gen"
}

install_binary() { # BINARY
  mkdir -p "$directory/$target"
  cp "$1" "$directory/$target/l10n-gen"
  strip "$directory/$target/l10n-gen"
  # Stripping breaks the linker's own signature, without which nothing runs on ARM.
  if [ "$(uname)" = Darwin ]; then codesign --force --sign - "$directory/$target/l10n-gen"; fi
}

# Says what the binary needs of the system, and refuses one that needs what it should bring along.
inspect() {
  local binary=$directory/$target/l10n-gen needed floor
  if [ "$(uname)" = Darwin ]; then
    needed=$(otool -L "$binary" | grep -E 'libyaml|/opt/|/usr/local/' || true)
    floor="macOS 13"
  else
    needed=$(objdump -p "$binary" | awk '$1 == "NEEDED" && $2 !~ /^(libc|libm|ld-linux.*)\.so/ { print $2 }')
    needed=$(grep -vE "$allowed" <<<"$needed" || true)
    floor="glibc $(objdump -T "$binary" | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -1 | cut -d_ -f2)"
  fi
  if [ -n "$needed" ]; then
    echo "$binary needs libraries that it should have inside: $needed" >&2
    exit 1
  fi
  echo "$target: $(du -k "$binary" | cut -f1) KiB, for $floor or later" >&2
}

case $(uname) in
  Darwin) build_for_macos ;;
  *) build_for_linux ;;
esac
inspect
