#!/usr/bin/env bash
# Builds libyaml as a static library for both architectures of macOS, from the sources of its release.
#
#     scripts/build-release-libyaml.sh DIRECTORY [TARBALL]
#
# DIRECTORY gets libyaml.a, yaml.h and yaml-0.1.pc. The tarball is downloaded where none is given. On Linux the library
# is for this machine's architecture.
set -euo pipefail
directory=$(mkdir -p "${1:?usage: scripts/build-release-libyaml.sh DIRECTORY [TARBALL]}" && cd "$1" && pwd)

version=0.2.5
checksum=c642ae9b75fee120b2d96c712538bd2cf283228d2337df2cf2988e3c02678ef4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tarball=${2:-$work/yaml-$version.tar.gz}
if [ ! -f "$tarball" ]; then
  curl --fail --silent --show-error --location --proto '=https' --tlsv1.2 --retry 3 --output "$tarball" \
    "https://github.com/yaml/libyaml/releases/download/$version/yaml-$version.tar.gz"
fi
echo "$checksum  $tarball" | shasum -a 256 --check --quiet - || {
  echo "$tarball is not the release of libyaml $version that is known here; nothing of it was built" >&2
  exit 1
}
tar -xzf "$tarball" -C "$work"

architectures=()
if [ "$(uname)" = Darwin ]; then architectures=(-arch arm64 -arch x86_64 -mmacosx-version-min=13.0); fi
(
  cd "$work"
  cc ${architectures[@]+"${architectures[@]}"} -O2 -c -I"yaml-$version/include" \
    -DYAML_VERSION_MAJOR=0 -DYAML_VERSION_MINOR=2 -DYAML_VERSION_PATCH=5 "-DYAML_VERSION_STRING=\"$version\"" \
    "yaml-$version"/src/*.c
  if [ "$(uname)" = Darwin ]; then libtool -static -o libyaml.a ./*.o; else ar -rcs libyaml.a ./*.o; fi
)
cp "$work/libyaml.a" "$work/yaml-$version/include/yaml.h" "$directory"
printf 'Name: LibYAML\nDescription: YAML\nVersion: %s\nCflags: -I%s\nLibs: -L%s -lyaml\n' \
  "$version" "$directory" "$directory" >"$directory/yaml-0.1.pc"
