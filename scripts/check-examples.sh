#!/usr/bin/env bash
# Builds StoreDemo, which must give no warning, looks for a string in the language of each device's order, and compares
# the README's pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

# The tool that its plugin runs is built where the tests of the plugins use it again.
example=(--package-path Examples/StoreDemo --scratch-path .build/plugin-tests/native/.build)
read -ra flags <<<"${BUILD_FLAGS:-}"
example+=(${flags[@]+"${flags[@]}"})
log=$(swift build "${example[@]}" 2>&1) || { echo "$log" >&2; exit 1; }
if grep -E ': warning:' <<<"$log"; then
  echo "The example, or the Swift that was generated for it, has warnings." >&2
  exit 1
fi
app=$(swift build "${example[@]}" --show-bin-path)/StoreDemo

expect() {
  local output
  output=$("$app" --languages "$1" --screens 2)
  grep -qF "$2" <<<"$output" || { echo "StoreDemo for $1 lacks: $2" >&2; exit 1; }
}
expect zh-Hant-TW,ko-KR "해온 뷰티로 길찾기"
expect en-GB "Closes at 22:00"
expect zh-Hans-CN "店员会说 3 种语言"
expect en-XA "[길길찾기에에 쓸쓸 앱앱]"
expect zh-Hant-HK "texts are read from: zh-Hans → en → ko"
echo "The example reads its strings in the languages of four devices and in a pseudolocale."

scripts/pictures.py --verify "${L10N_GEN:-$(scripts/debug-tool.sh)}" "$app"
echo "The pictures of the README show what the tool and the example print."
