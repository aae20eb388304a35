#!/usr/bin/env bash
# Packs a binary with its manual page and the completions of three shells, as /usr/local takes them.
#
#     scripts/release-archive.sh BINARIES/TARGET DIRECTORY
#
# Gives DIRECTORY/l10n-gen-VERSION-TARGET.tar.gz. The binary is run, so this is for the machine that it was built for.
set -euo pipefail
usage="usage: scripts/release-archive.sh BINARIES/TARGET DIRECTORY"
binary=$(cd "${1:?$usage}" && pwd)/l10n-gen
output=$(mkdir -p "${2:?$usage}" && cd "$2" && pwd)
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=l10n-gen-$(scripts/release-version.sh)-$(basename "$(dirname "$binary")")
root=$work/$name

# Puts standard input into a file of the archive.
into() { # PATH
  mkdir -p "$root/$(dirname "$1")"
  cat >"$root/$1"
}

into bin/l10n-gen <"$binary"
chmod +x "$root/bin/l10n-gen"
scripts/release-manual.py "$binary" "$(git log -1 --format=%cs)" | into share/man/man1/l10n-gen.1
"$binary" --generate-completion-script bash | into share/bash-completion/completions/l10n-gen
"$binary" --generate-completion-script zsh | into share/zsh/site-functions/_l10n-gen
"$binary" --generate-completion-script fish | into share/fish/vendor_completions.d/l10n-gen.fish
into share/doc/l10n-gen/LICENSE <LICENSE
into share/doc/l10n-gen/NOTICES.txt <Plugins/Prebuilt/NOTICES.txt
scripts/release-pack.py "$root" "$output/$name.tar.gz"
echo "$output/$name.tar.gz"
