#!/usr/bin/env bash
# Gives every reader and parser what nobody would write, and stops at what breaks one.
#
#     scripts/fuzz.sh [SECONDS] [TARGET]…
#
# SECONDS is the time in all (60), a TARGET one of the folders of Tests/FuzzingTests/Inputs (all). Inputs that reach
# something new are kept in Fuzzing/.build/corpus, so that the next run goes on from there. For Linux with the swift.org
# toolchain, which brings libFuzzer along; the first build takes two minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
inputs=Tests/FuzzingTests/Inputs
targets=("${@:2}")
if [ "${#targets[@]}" -eq 0 ]; then targets=("$inputs"/*); fi

# shellcheck disable=SC2054 # the comma is swiftc's
build=(swift build --package-path Fuzzing -c release --sanitize fuzzer --sanitize address
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing)
log=$("${build[@]}" 2>&1) || { echo "$log" >&2; exit 1; }
fuzz=$("${build[@]}" --show-bin-path)/fuzz

# Swift's own backtraces wait for ever below the sanitizer.
export SWIFT_BACKTRACE=enable=no
# The runtime keeps its texts for as long as the process, as literals are kept.
export ASAN_OPTIONS=detect_leaks=0
for target in "${targets[@]}"; do
  target=$(basename "$target")
  corpus=Fuzzing/.build/corpus/$target
  mkdir -p "$corpus"
  find=Fuzzing/.build/find-$target
  rm -f "$find"
  log=$(
    FUZZ_TARGET=$target "$fuzz" -max_total_time=$((seconds / ${#targets[@]} + 1)) -max_len=4096 -timeout=10 \
      -rss_limit_mb=2048 -detect_leaks=0 -dict=Fuzzing/dictionary.txt -exact_artifact_path="$find" \
      "$corpus" "$inputs/$target" 2>&1
  ) || {
    tail -60 <<<"$log" >&2
    echo "'$target' breaks on $find. Make it small with" >&2
    echo "  FUZZ_TARGET=$target $fuzz -minimize_crash=1 -max_total_time=60 -exact_artifact_path=$find.small $find" >&2
    echo "fix it, and keep it in $inputs/$target under a name that says what it is." >&2
    exit 1
  }
  grep -E '^#[0-9]+\s+DONE' <<<"$log" | sed "s|^|$target: |"
done
