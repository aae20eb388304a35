#!/bin/sh
# Whole-process time of `l10n-gen check` and `emit` for a String Catalog, compared with YAML files with the same
# strings, and of import, export and merge.
#
#     [CATALOGS=FOLDER] Benchmarks/catalogs.sh L10N_GEN [KEYS] [ROUNDS]
#
# L10N_GEN is a release build of the tool (swift build -c release --product l10n-gen). With CATALOGS, also the time of
# `check` for each catalog of a folder.
set -eu
tool=$(realpath "${1:?usage: Benchmarks/catalogs.sh L10N_GEN [KEYS] [ROUNDS]}")
keys=${2:-10000}
rounds=${3:-15}
here=$(dirname "$(realpath "$0")")
catalogs=${CATALOGS:+$(realpath "$CATALOGS")}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$here/catalog.py" "$keys" "$work" --translations-only
cd "$work"

# Dates, which a catalog can't represent, are left out of both.
mkdir catalog yaml
"$tool" export xcstrings --output catalog/Localizable.xcstrings 2>export.log || tail -n 1 export.log
settings='source: ko
languages: [ko, en, zh-Hans]
output: { directory: Generated }'
printf '%s\ntranslations: catalog\n' "$settings" >catalog.yml
printf '%s\ntranslations: yaml\n' "$settings" >yaml.yml
"$tool" import catalog --config yaml.yml
cp catalog/Localizable.xcstrings base
# Each side changes a different string.
awk '/"value"/ && ++n == 100 { sub(/"value" : "/, "&ours ") } { print }' base >ours
awk '/"value"/ && ++n == 200 { sub(/"value" : "/, "&theirs ") } { print }' base >theirs

python3 "$here/measure.py" --rounds "$rounds" \
  "check, YAML" "$tool check --config yaml.yml" \
  "check, catalog" "$tool check --config catalog.yml"
python3 "$here/measure.py" --rounds "$rounds" \
  "emit, YAML" "reset out && $tool emit --config yaml.yml --output out" \
  "emit, catalog" "reset out && $tool emit --config catalog.yml --output out"
mkdir many
"$here/many_languages.py" many/Localizable.xcstrings
(cd many && "$tool" init >/dev/null)
python3 "$here/measure.py" --rounds "$rounds" \
  "check, 19 languages, $(($(wc -c <many/Localizable.xcstrings) / 1000)) KB" \
  "sh -c '$tool check --config many/l10n.yml >/dev/null 2>&1 || test \$? = 1'"
python3 "$here/measure.py" --rounds "$rounds" \
  "import" "reset new names.yml && $tool import catalog --config yaml.yml --translations new" \
  "export" "reset new.xcstrings && $tool export xcstrings --config yaml.yml --output new.xcstrings" \
  "git merge-file" "git merge-file -p ours base theirs" \
  "merge" "cp ours merged && $tool merge base merged theirs"

[ -n "$catalogs" ] || exit 0
set --
for catalog in "$catalogs"/*.xcstrings; do
  name=$(basename "$catalog" .xcstrings)
  mkdir -p "own/$name"
  cp "$catalog" "own/$name"
  # A catalog without strings that code looks up isn't a project.
  (cd "own/$name" && "$tool" init >/dev/null 2>&1) || continue
  set -- "$@" "check, $name, $(($(wc -c <"$catalog") / 1000)) KB" \
    "sh -c '$tool check --config own/$name/l10n.yml >/dev/null 2>&1 || test \$? = 1'"
done
python3 "$here/measure.py" --rounds "$rounds" "$@"
