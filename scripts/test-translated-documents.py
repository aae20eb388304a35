#!/usr/bin/env python3
"""Tests check-translated-documents.py, and what the benchmarks write into READMEs in other languages.

    scripts/test-translated-documents.py
"""

import importlib.util
import pathlib
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent

FILES = {
    "README.md": """# Tool

**English** · [한국어](README.ko.md)

Checks 12 files of UTF8. [Set up](Documentation/Guide.md#set-up) the `tool`, or [below](#run-it). See [the log](LOG.md), [others][1].

## Run it

<!-- project: sample -->
```sh
# This isn't a heading.
tool check --fix
```

| `a \\| b` | file |
|---|---|
| 1 | 2 |

[1]: https://example.com
""",
    "README.ko.md": """# 도구

[English](README.md) · **한국어**

파일 12개를 2번 검사합니다. [아래](#실행하기)를 보거나 `tool`을 [설정](Documentation/ko/Guide.md#설정-처음)하세요. [기록](LOG.md), [기타][1].

## 실행하기

<!-- project: sample -->
```sh
# This isn't a heading.
tool check --fix
```

| `a \\| b` | 파일 |
|---|---|
| 1 | 2 |

[1]: https://example.com
""",
    "Documentation/Guide.md": """# Guide

**English** · [한국어](ko/Guide.md)

Back to the [tool](../README.md#run-it), [others](https://example.com), [more][2], `[a](b.md)`.

[2]: https://example.com/more

## Set up

1. Indented:

   ```
   tool init
   ```

## Set up

Twice.
""",
    "Documentation/ko/Guide.md": """# 안내

[English](../Guide.md) · **한국어**

[도구](../../README.ko.md#실행하기), [기타](https://example.com), [더 보기][2], `[a](b.md)`.

[2]: https://example.com/more

## 설정: 처음

1. 들여쓰기:

   ```
   tool init
   ```

## 설정

두 번째.
""",
    "LOG.md": "# Log\n",
}


def module(path):
    spec = importlib.util.spec_from_file_location(path.stem.replace("-", "_"), path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


check = module(SCRIPTS / "check-translated-documents.py")


class TranslatedDocumentsTests(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = pathlib.Path(directory.name)
        for path, text in FILES.items():
            self.write(path, text)
        self.assertEqual(check.Documents(self.root).accept(["README.ko.md", "Documentation/ko/Guide.md"]), [])

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def edit(self, path, text, replacement):
        old = (self.root / path).read_text(encoding="utf-8")
        self.assertIn(text, old)
        self.write(path, old.replace(text, replacement, 1))

    def expect(self, *problems):
        self.assertEqual(check.Documents(self.root).check(), list(problems))

    def test_equal_documents_have_no_problems(self):
        self.expect()

    def test_missing_heading(self):
        self.edit("Documentation/ko/Guide.md", "\n## 설정\n\n두 번째.\n", "")
        self.expect("Documentation/ko/Guide.md:15: '## Set up' is missing; write this section")

    def test_other_level_of_a_heading(self):
        self.edit("README.ko.md", "## 실행하기", "### 실행하기")
        self.expect("README.ko.md:7: '## Run it' is here in README.md:7; write the same levels of headings")

    def test_text_before_the_first_heading(self):
        self.edit("README.ko.md", "# 도구", "도구")
        self.expect("README.ko.md:1: '# Tool' is here in README.md:1; write the same levels of headings")

    def test_heading_too_many(self):
        self.edit("README.ko.md", "[1]: ", "## 더\n\n[1]: ")
        self.expect("README.ko.md:19: README.md doesn't have this section; remove it")

    def test_other_code_is_copied(self):
        self.edit("README.md", "tool check --fix", "tool check\n# Twice.")
        problem = "this code differs from README.md:12; run scripts/check-translated-documents.py --write"
        self.expect(f"README.ko.md:12: {problem}")
        self.assertEqual(check.Documents(self.root).write(), ["README.ko.md"])
        self.expect()
        self.assertIn("# This isn't a heading.\ntool check\n# Twice.\n```\n\n| `a", (self.root / "README.ko.md").read_text())

    def test_indented_code_is_compared_by_byte(self):
        self.edit("Documentation/ko/Guide.md", "   tool init", "  tool init")
        problem = "this code differs from Documentation/Guide.md:14; run scripts/check-translated-documents.py --write"
        self.expect(f"Documentation/ko/Guide.md:14: {problem}")

    def test_missing_comment(self):
        self.edit("README.ko.md", "<!-- project: sample -->\n", "")
        self.expect("README.ko.md:7: 1 blocks and comments in this section, 2 in README.md:7; README.md:9 is missing")
        self.assertEqual(check.Documents(self.root).write(), [])

    def test_code_without_an_end(self):
        self.edit("README.ko.md", "--fix\n```", "--fix")
        self.assertIn("README.ko.md:13: this code differs from README.md:13", check.Documents(self.root).check()[0])

    def test_other_code_span(self):
        self.edit("README.ko.md", "`tool`", "`tools`")
        self.expect(
            "README.ko.md:5: `tools` isn't in the section at README.md:1; remove it",
            "README.ko.md:1: `tool` is missing in this section; README.md:5 has it")

    def test_code_span_on_two_lines(self):
        self.edit("README.md", "the `tool`", "the `tool --all\nnames`")
        self.edit("README.ko.md", "`tool`", "`tool\n--all names`")
        self.assertEqual(check.Documents(self.root).accept(["README.ko.md"]), [])
        self.expect()

    def test_missing_number(self):
        self.edit("README.ko.md", "12", "열두")
        self.expect("README.ko.md:1: the number 12 is missing in this section; README.md:5 has it")

    def test_link_to_the_english_document(self):
        self.edit("README.ko.md", "ko/Guide.md#설정-처음", "Guide.md#set-up")
        self.expect(
            "README.ko.md:5: a link to Documentation/Guide.md#set-up isn't in the section at README.md:1; remove it",
            "README.ko.md:1: a link to Documentation/ko/Guide.md#설정-처음 is missing in this section; README.md:5 has it")

    def test_heading_that_links_lead_to(self):
        self.edit("README.ko.md", "## 실행하기", "## 실행")
        problem = "is missing in this section;"
        self.expect(
            "Documentation/ko/Guide.md:5: a link to ../../README.ko.md#실행하기 isn't in the section at Documentation/Guide.md:1; "
            "remove it",
            f"Documentation/ko/Guide.md:1: a link to ../../README.ko.md#실행 {problem} Documentation/Guide.md:5 has it",
            "README.ko.md:5: a link to #실행하기 isn't in the section at README.md:1; remove it",
            f"README.ko.md:1: a link to #실행 {problem} README.md:5 has it")

    def test_heading_that_does_not_exist(self):
        self.edit("README.md", "(LOG.md)", "(LOG.md#0.1)")
        self.write("README.zh-Hans.md", FILES["README.ko.md"])
        problems = check.Documents(self.root).check()
        self.assertEqual(problems.count("README.md:5: LOG.md doesn't have the heading '#0.1'; link to one that it has"), 1)

    def test_repeated_headings_have_numbers(self):
        self.edit("README.md", "#set-up", "#set-up-1")
        self.edit("README.ko.md", "#설정-처음", "#설정")
        self.assertEqual(check.Documents(self.root).accept(["README.ko.md"]), [])
        self.expect()

    def test_missing_label_of_a_link(self):
        self.edit("README.ko.md", "[기타][1]", "기타")
        self.expect("README.ko.md:1: a link to [1] is missing in this section; README.md:5 has it")

    def test_missing_row(self):
        self.edit("README.ko.md", "| 1 | 2 |\n", "")
        self.expect(
            "README.ko.md:7: the number 1 is missing in this section; README.md:17 has it",
            "README.ko.md:7: the number 2 is missing in this section; README.md:17 has it",
            "README.ko.md:15: a table of 2 rows and 2 columns here, a table of 3 rows and 2 columns at README.md:15; "
            "write the same rows and columns")

    def test_missing_cell(self):
        self.edit("README.ko.md", "| 1 | 2 |", "| 1, 2 |")
        self.expect(
            "README.ko.md:15: a table of 3 rows and 2 columns, 1 in row 3 here, a table of 3 rows and 2 columns at "
            "README.md:15; write the same rows and columns")

    def test_missing_language(self):
        self.edit("README.md", "**English** · [한국어](README.ko.md)\n\n", "")
        self.assertIn(
            "README.md:3: the languages of the document belong here, between empty lines; write\n"
            "  **English** · [한국어](README.ko.md)", check.Documents(self.root).check())

    def test_document_without_an_english_one(self):
        self.write("Documentation/ko/Other.md", "# 기타\n")
        self.expect(
            "Documentation/ko/Other.md:1: Documentation/Other.md doesn't exist; name this file after an English document")

    def test_new_document(self):
        self.edit(check.RECORD, '"README.ko.md"', '"README.ja.md"')
        self.expect(
            "README.ko.md:1: Documentation/translated.json doesn't have this document; run\n"
            "  scripts/check-translated-documents.py --accept 'README.ko.md'")

    def test_changed_text_is_reported_until_it_is_accepted(self):
        self.edit("Documentation/Guide.md", "Twice.", "Three times.")
        self.expect(
            "Documentation/ko/Guide.md:17: the text at Documentation/Guide.md:17 has changed since this section was written; "
            "update this section, then run\n"
            "  scripts/check-translated-documents.py --accept 'Documentation/ko/Guide.md#설정'")
        self.assertEqual(check.Documents(self.root).accept(["Documentation/ko/Guide.md#설정-처음"]), [])
        self.assertEqual(len(check.Documents(self.root).check()), 1)
        self.assertEqual(check.Documents(self.root).accept(["Documentation/ko/Guide.md#설정"]), [])
        self.expect()

    def test_other_line_breaks_are_the_same_text(self):
        self.edit("Documentation/Guide.md", "Back to", "Back\nto")
        self.expect()

    def test_unknown_names_are_not_accepted(self):
        self.edit("Documentation/Guide.md", "Twice.", "Three times.")
        names = ["Documentation/ko/Guide.md", "README.md", "README.ko.md#run-it"]
        self.assertEqual(check.Documents(self.root).accept(names), names[1:])
        self.assertEqual(len(check.Documents(self.root).check()), 1)

    def test_record_with_a_conflict(self):
        self.edit(check.RECORD, "{\n", "{\n<<<<<<< HEAD\n")
        with self.assertRaisesRegex(check.UnreadableRecord, "^Documentation/translated.json:2: this isn't JSON; take "):
            check.Documents(self.root)

    def test_other_headings_are_not_accepted(self):
        self.edit("Documentation/Guide.md", "## Set up", "## First\n\n## Set up")
        self.assertEqual(check.Documents(self.root).accept(["Documentation/ko/Guide.md"]), [])
        self.assertNotIn("first", check.Documents(self.root).record["Documentation/ko/Guide.md"])

    def test_code_below_other_headings_is_not_copied(self):
        self.edit("Documentation/Guide.md", "Twice.", "Twice.\n\n## Last")
        self.edit("Documentation/Guide.md", "tool init", "tool start")
        self.assertEqual(check.Documents(self.root).write(), [])

    def test_measured_figures_are_written_and_need_no_new_text(self):
        table = module(SCRIPTS.parent / "Benchmarks" / "table.py")
        head = "| 10,000 keys | l10n-gen | peer | ratio |\n|---|---|---|---|\n"
        row = "| read a string | 7.2 ns | `Bundle`: 803 ns | 0.009 |"
        self.edit("README.md", "\n[1]:", f"\n{table.BEGIN}{head}{row}\n{table.END}\n[1]:")
        translated = f"{head}| 문자열 읽기 | 7.2 ns | `Bundle`: 803 ns | 0.009 |\n"
        self.edit("README.ko.md", "\n[1]:", f"\n{table.BEGIN}{translated}{table.END}\n[1]:")
        self.assertEqual(check.Documents(self.root).accept(["README.ko.md"]), [])
        self.expect()
        rows = ["| read a string | 1.25 µs | `Bundle`: 1,803 ms | 0.5 |"]
        table.replace_table(self.root / "README.md", rows)
        self.assertIn(
            "README.ko.md:7: the number 1,803 is missing in this section; README.md:22 has it", check.Documents(self.root).check())
        table.replace_figures(self.root / "README.ko.md", rows)
        self.assertIn("| 문자열 읽기 | 1.25 µs | `Bundle`: 1,803 ms | 0.5 |\n", (self.root / "README.ko.md").read_text())
        self.expect()
        with self.assertRaisesRegex(SystemExit, "the table has 1 rows instead of 2"):
            table.replace_figures(self.root / "README.ko.md", rows * 2)


if __name__ == "__main__":
    unittest.main()
