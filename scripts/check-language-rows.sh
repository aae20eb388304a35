#!/usr/bin/env bash
# Compares the rows of CLDR's tables that apps have with those of all languages, for users of every language in every
# script and region, and for random lists of preferences: 25 apps, a quarter of an hour.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
module() { # NAME SOURCE…
  local name=$1
  shift
  swiftc -O -wmo -enable-testing -swift-version 6 -package-name l10n_gen -parse-as-library -I "$work" -c \
    -enable-upcoming-feature InternalImportsByDefault \
    -module-name "$name" -emit-module -emit-module-path "$work/$name.swiftmodule" -o "$work/$name.o" "$@"
}
mapfile -t language < <(find Sources/L10nLanguage -name '*.swift')
module L10nLanguage "${language[@]}"
module L10nRuntime Sources/L10nRuntime/Preferences/AcceptLanguage.swift
module L10nAllLanguages Sources/L10nAllLanguages/*.swift
module TestSupport Tests/Support/SplitMix.swift
swiftc -O -wmo -swift-version 6 -package-name l10n_gen -parse-as-library -I "$work" -o "$work/compare" "$work"/*.o \
  Tests/L10nAllLanguagesTests/{LanguageTables+Rows,MatchingComparison,UserLanguages}.swift \
  scripts/check-language-rows.swift
"$work/compare"
