#!/usr/bin/env bash
# Shows strings that are corrected over the air: builds an app, publishes a correction on a server on this machine, and runs
# the app before and after it, with a forged release, after a retraction, and without the server. With --test, it also runs
# the tests of the app's package.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
quietly=$PWD/scripts/quietly.sh

# Shows a command as a user would type it, then runs it.
show() {
  printf '\n$ %s\n' "$*"
  "$@"
}

"$quietly" "Building l10n-gen…" scripts/debug-tool.sh
PATH=$(dirname "$(scripts/debug-tool.sh)"):$PATH
export L10N_GEN=$PWD
scratch=$PWD/Examples/UpdatesDemo/.build
cp -R Examples/UpdatesDemo "$work/app"
rm -rf "$work/app/.build" "$work/app/Sources/UpdatesDemo/Generated"
cd "$work/app"

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
mkdir ../site
(cd ../site && exec python3 -m http.server --bind 127.0.0.1 "$port") >../server.log 2>&1 &
server=$!

printf '\nVersion 1 of an app, with a typo in its English:\n'
printf '\n$ l10n-gen sign --new-root root.pem\n'
root=$(l10n-gen sign --new-root ../root.pem 2>/dev/null)
echo "$root"
cat >>l10n.yml <<END
updates: { url: 'http://127.0.0.1:$port', catalog: demo, roots: ['$root'] }
END
show l10n-gen sign --new-key ../online.pem --root-key ../root.pem
show l10n-gen emit
read -ra flags <<<"${BUILD_FLAGS:-}"
flags+=(--scratch-path "$scratch")
"$quietly" "Building the app…" swift build "${flags[@]}"
app=$(swift build "${flags[@]}" --show-bin-path)/UpdatesDemo
git init -q .
git add -A
git -c user.name=Demo -c user.email=demo@example.com commit -qm 'Version 1'
git tag v1.0

# Runs the app in English, with the data of one installation. Fails if it doesn't print what is to be shown.
run() {
  printf '\n$ UpdatesDemo\n'
  HOME=$work/home XDG_DATA_HOME=$work/home/share LANGUAGE=en "$app" | tee ../run.log
  local output expected
  output=$(tr '\n' '|' <../run.log)
  for expected in "$@"; do
    case "$output" in *"$expected"*) ;; *) echo "The app was to print: $expected" >&2; exit 1 ;; esac
  done
}

publish() {
  show l10n-gen sign ../site --key ../online.pem
  show l10n-gen verify ../site
}

run 'compiled texts:|  Prcie|'

printf '\nA translator corrects the typo:\n'
sed -i.bak 's/Prcie/Price/' translations/en.yml
show l10n-gen pack --releases 'v*' --out ../site
publish
run 'compiled texts:|  Prcie|' 'check: installed release' '|  Price|'
run 'at the start, release' '|  Price|' 'check: up to date'

printf '\nSomeone who controls the server publishes another text, without the key:\n'
manifest=$(find ../site/demo/production -name '*.l10n' ! -name '*-*')
cp "$manifest" ../genuine
sed -i.bak 's/ Price/ Free!/' translations/en.yml
l10n-gen pack --releases 'v*' --out ../site 2>/dev/null
signature=$(tail -n 1 ../genuine)
unsigned=$(find ../site/demo/production -name '*.unsigned')
{ cat "$unsigned"; echo "$signature"; } >"$manifest"
rm "$unsigned"
run '|  Price|' 'badSignature'
cp ../genuine "$manifest"

printf '\nThe correction is retracted:\n'
show l10n-gen retract ../site --to compiled
publish
run '|  Price|' 'check: installed release' '|  Prcie|'

printf '\nThe server is gone:\n'
kill "$server"
wait "$server" 2>/dev/null || true
server=
run '|  Prcie|' 'check: refused or failed: connection'

if [ "${1:-}" = --test ]; then
  printf '\n$ swift test\n'
  L10N_WYCHEPROOF="$scratch/checkouts/swift-crypto/Tests/Test Vectors/ed25519_test.json" \
    swift test "${flags[@]}" 2>&1 | grep -vE '^(◇|✔ Test "|\[|Building|Build )'
fi
