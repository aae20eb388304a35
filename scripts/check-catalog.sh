#!/usr/bin/env bash
# The sample as a String Catalog: what `export` writes passes the checks and gives code; `import` makes bundles of it with
# the same accessors, and `export` finds nothing to change then. Strings that a catalog can't hold, such as dates, are left out.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=${L10N_GEN:-$(scripts/debug-tool.sh)}
sample=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

settings() {
  printf '%s\n' "translations: $1" 'source: ko' 'languages: [ko, en, zh-Hans]' 'fallback: [en]' \
    'output: { directory: Generated }'
}

result=0
(cd "$sample" && "$tool" export xcstrings --output "$work/App/Localizable.xcstrings") >export.log 2>&1 || result=$?
tail -n 1 export.log
[ "$result" -eq 1 ]

settings App >l10n.yml
"$tool" emit
"$tool" check --strict --format text
"$tool" emit --verify

cp App/Localizable.xcstrings exported.xcstrings
cp Generated/L10n.swift FromCatalog.swift
settings Bundles >l10n.yml
"$tool" import App
"$tool" check --strict --format text
"$tool" emit
# Comments show texts as they are written.
cmp <(grep -v '///' Generated/L10n.swift) <(grep -v '///' FromCatalog.swift)
"$tool" export xcstrings --output App/Localizable.xcstrings
cmp App/Localizable.xcstrings exported.xcstrings
