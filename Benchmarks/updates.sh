#!/bin/sh
# The cost of over-the-air corrections in an app: the bytes of a release, and the time that it adds to a launch. One
# percent of the strings is corrected in each language, published on this machine and installed, with real signatures.
#
#     Benchmarks/updates.sh L10N_GEN [KEYS]
#
# L10N_GEN is the tool. Needs git, Python and OpenSSL 3. The first run builds swift-crypto.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/updates.sh L10N_GEN [KEYS]}")
keys=${2:-10000}
here=$(dirname "$(realpath "$0")")
generated=$here/updates/Sources/launch/Generated
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work" "$generated"' EXIT

python3 "$here/catalog.py" "$keys" "$work/app"
mkdir "$work/site"
python3 "$here/updates/server.py" "$work/site" "$work/mode" >"$work/port" 2>"$work/server.log" &
server=$!
while ! [ -s "$work/port" ]; do sleep 0.1; done

cd "$work/app"
root=$("$tool" sign --new-root ../root.pem 2>/dev/null)
echo "updates: { url: 'http://127.0.0.1:$(cat ../port)', catalog: benchmark, roots: ['$root'] }" >>l10n.yml
"$tool" sign --new-key ../online.pem --root-key ../root.pem 2>/dev/null
"$tool" emit --translations translations --output "$generated" >&2
git init --quiet .
git add --all
git -c user.name=Benchmark -c user.email=benchmark@example.com commit --quiet --message 'Version 1'
git tag v1

for file in translations/*.yml; do
  awk '/: .*[^"]$/ && ++count % 100 == 1 { $0 = $0 "." } { print }' "$file" >../changed
  cp ../changed "$file"
done
"$tool" pack --releases v1 --out ../site >&2
"$tool" sign ../site --key ../online.pem >&2
swift build -c release --package-path "$here/updates" >&2
launch=$(swift build -c release --package-path "$here/updates" --show-bin-path)/launch
"$launch" install "$work/store" >&2
cp -r "$work/store" "$work/new"
"$launch" live "$work/store"
mkdir "$work/empty"

bytes() { wc -c | tr -d ' '; }
manifest=$(find "$work/site/benchmark/production" -name '*.l10n' ! -name '*-*')
digest=$(sed -n 's/^pack ko \([0-9a-f]*\) .*/\1/p' "$manifest")
echo "One string in a hundred corrected, $keys keys, Korean"
echo "  manifest: $(bytes <"$manifest") bytes"
echo "  pack: $(bytes <"$work/site/benchmark/packs/$digest.pack") bytes"
echo "  pack, gzip: $(gzip -9c "$work/site/benchmark/packs/$digest.pack" | bytes) bytes"
echo "  Localizable.strings, gzip: $(gzip -9c strings/ko.lproj/Localizable.strings | bytes) bytes"

median_of_processes() {
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do "$launch" "$@"; done | sort -n | sed -n 11p
}
echo
echo "A launch, $keys keys"
echo "  the first read: median $(median_of_processes read "$work/store") ns"
echo "  start without a release: median $(median_of_processes start "$work/empty") ns"
echo "  start with a release: median $(median_of_processes start "$work/store") ns"
echo "  start with a release that is new: median $(median_of_processes start "$work/new") ns"
echo "  start without a release, and the first read: median $(median_of_processes both "$work/empty") ns"
echo "  start with a release, and the first read: median $(median_of_processes both "$work/store") ns"

echo
echo "A read, $keys keys"
echo "  without a release: median $(median_of_processes reads "$work/empty") ns"
echo "  with a release: median $(median_of_processes reads "$work/store") ns"

before=$(wc -l <"$work/server.log")
outcome=$("$launch" check "$work/store")
[ "$outcome" = upToDate ] || { echo "the check ended with $outcome" >&2; exit 1; }
requests=$(tail -n "+$((before + 1))" "$work/server.log")
echo
echo "A check with nothing new"
echo "  requests: $(echo "$requests" | grep -c GET)"
echo "  bytes of bodies: $(echo "$requests" | awk '/GET/ { bytes += $NF } END { print bytes }')"

# The peak memory usage in kilobytes of an app that gets 64 MB from the host in place of a manifest.
peak() { # MODE
  echo "$1" >"$work/mode"
  for _ in 1 2 3 4 5; do "$launch" memory "$work/empty"; done | sort -n | sed -n 3p
}
usual=$(peak none)
echo
echo "The memory of a check"
echo "  64 MB that nobody asked for: $(($(peak flood) - usual)) KB more"
echo "  64 MB that gzip makes small: $(($(peak bomb) - usual)) KB more"
