#!/usr/bin/env bash
# Opens workbooks and CSV files of the tool in LibreOffice and openpyxl, saves them there, and imports what they save.
#
#     scripts/check-spreadsheets.sh [TOOL]
#
# Needs LibreOffice (Debian's libreoffice-calc) and Python with openpyxl, which is why it isn't part of CI. Run it after a change
# to Formats/Spreadsheets.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=${1:-$(swift build --product l10n-gen --show-bin-path)/l10n-gen}
tool=$(realpath "$tool")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir translations
cat >l10n.yml <<'YAML'
source: en
YAML
cat >translations/en.yml <<'YAML'
formula: "=1+1"
range: 1-2
number: "007"
quotes: "a \"b\", <c> & d"
lines: "one\ntwo"
escape: _x0041_
plain: Save
YAML
sed 's/^plain: .*/plain: "저장 🙂"/' translations/en.yml >translations/ko.yml

fail() {
  echo "$1" >&2
  exit 1
}

# Imports a file that a program saved: every translation is there already.
expect_same() { # FILE
  "$tool" import "$1" 2>import.log || fail "$1: $(cat import.log)"
  grep -qx '0 translations written, 7 already present' import.log || fail "$1: $(cat import.log)"
}

"$tool" export xlsx 2>/dev/null
soffice --headless --convert-to xlsx --outdir office strings.xlsx >/dev/null 2>&1
expect_same office/strings.xlsx
soffice --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76' --outdir office office/strings.xlsx >/dev/null 2>&1
expect_same office/strings.csv
python3 - <<'PYTHON'
import openpyxl

workbook = openpyxl.load_workbook("strings.xlsx")
for row in workbook.active.iter_rows():
    for cell in row:
        assert cell.value is None or cell.data_type == "s", f"{cell.coordinate} is no text: {cell.value!r}"
# openpyxl leaves spellings such as _x005F_ as they are.
workbook.save("saved.xlsx")
sheet = workbook.active
cells = {row[0].value: row[4] for row in sheet.iter_rows(min_row=2)}
cells["range"].value = "3-4"
cells["formula"].value = "=2+2"
cells["number"].value = 7.5
cells["quotes"].value = True
workbook.save("edited.xlsx")
PYTHON
expect_same saved.xlsx
if "$tool" import edited.xlsx --dry-run 2>import.log; then fail "edited.xlsx: $(cat import.log)"; fi
grep -q '^1 translation would be written, 3 already present, 3 refused$' import.log || fail "edited.xlsx: $(cat import.log)"
echo "LibreOffice and openpyxl keep every text"
