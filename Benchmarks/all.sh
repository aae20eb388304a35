#!/bin/sh
# Runs every benchmark in RESULTS.md and updates its table and the READMEs'. Takes half an hour on two cores.
#
#     Benchmarks/all.sh
#
# It needs the same tools as the separate benchmarks. Their output is kept in Benchmarks/results.
set -eu
here=$(dirname "$(realpath "$0")")
package=$(dirname "$here")
results=$here/results
mkdir -p "$results"

swift build --package-path "$package" --product l10n-gen >&2
debug=$(swift build --package-path "$package" --show-bin-path)/l10n-gen
# In the form that users download.
"$package/scripts/build-release-binary.sh" "$results/tool" >&2
release=$(echo "$results"/tool/*/l10n-gen)

run() { # NAME COMMAND…
  name=$1
  shift
  echo "$name…" >&2
  "$@" >"$results/$name.txt"
}
run emit "$here/emit.sh" "$release"
run emit-debug "$here/emit.sh" "$debug"
run compile "$here/compile.sh" "$release"
run runtime "$here/runtime.sh" "$release"
run scale "$here/scale.sh" "$release"
run updates "$here/updates.sh" "$release"
run size "$here/size.sh" "$release"
run modules "$here/modules.sh" "$release"
run servers python3 "$here/servers.py" "$release"
python3 "$here/table.py" "$results" "$here/RESULTS.md" "$package/README.md" "$package"/README.*.md
