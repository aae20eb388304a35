#!/usr/bin/env python3
"""Compares documents in other languages with the English ones that they were written from.

    scripts/check-translated-documents.py                                reports what differs
    scripts/check-translated-documents.py --write                        copies code from the English documents first
    scripts/check-translated-documents.py --accept DOCUMENT[#SECTION]…   records that these follow the English text of today

README.ko.md is README.md in Korean, and Documentation/ko/Adopting.md is Documentation/Adopting.md. Their text is written
for readers of that language, but these are the same, section by section:

- headings and their levels, code with the comments around it, code spans, numbers in digits (a translation may have
  more, where English has a word), and the rows and columns of tables;
- the targets of links. A link to a document that exists in the language leads to that one, and to its heading there.

The third line of each document lists its languages.

Documentation/translated.json has a digest of the English text from which each section was written. If the text has
changed since, the section is reported until somebody has updated it and accepts it, with the command that is printed.
Code, and tables that benchmarks write, aren't part of that text.
"""

import argparse
import collections
import itertools
import json
import pathlib
import posixpath
import sys

from markdown_document import LANGUAGES_LINE, Document, Part

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
COMMAND = "scripts/check-translated-documents.py"
RECORD = "Documentation/translated.json"
LANGUAGES = {"en": "English", "ko": "한국어", "zh-Hans": "简体中文"}


class UnreadableRecord(Exception):
    """The record isn't JSON, such as after a conflict between branches."""


class Documents:
    """The documents of a repository that exist in several languages."""

    def __init__(self, root):
        self.root = root
        self.read = {}
        self.problems = []
        # For each English document, its translations by language.
        self.translations = {}
        for language in LANGUAGES:
            for path in sorted([*root.glob(f"*.{language}.md"), *root.glob(f"Documentation/{language}/*.md")]):
                translated = path.relative_to(root).as_posix()
                original = translated.replace(f".{language}.md", ".md").replace(f"/{language}/", "/")
                if (root / original).exists():
                    self.translations.setdefault(original, {})[language] = translated
                else:
                    self.problems.append(f"{translated}:1: {original} doesn't exist; name this file after an English document")
        record = root / RECORD
        try:
            self.record = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
        except ValueError as error:
            line = getattr(error, "lineno", 1)
            raise UnreadableRecord(
                f"{RECORD}:{line}: this isn't JSON; take the file of either branch, and accept the sections reported then")

    def document(self, path):
        if path not in self.read:
            self.read[path] = Document(self.root, path)
        return self.read[path]

    def pairs(self):
        for original, translations in sorted(self.translations.items()):
            for language, translated in translations.items():
                yield language, self.document(original), self.document(translated)

    def check(self):
        """Returns what differs, each with its place."""
        for original, translations in self.translations.items():
            for path in (original, *translations.values()):
                self.check_languages(self.document(path), {"en": original, **translations})
        for language, original, translated in self.pairs():
            if not have_same_headings(original, translated):
                self.report_headings(original, translated)
                continue
            for sections in zip(original.sections, translated.sections):
                self.check_section(language, original, translated, *sections)
            self.check_record(original, translated)
        problems = [problem for _, document in sorted(self.read.items()) for problem in document.problems]
        # A problem of an English document is found once for each language.
        return list(dict.fromkeys(self.problems + problems))

    def check_languages(self, document, paths):
        folder = posixpath.dirname(document.path)
        expected = " · ".join(
            f"**{LANGUAGES[language]}**" if path == document.path
            else f"[{LANGUAGES[language]}]({posixpath.relpath(path, folder)})" for language, path in paths.items())
        if document.lines[LANGUAGES_LINE - 2 : LANGUAGES_LINE + 1] != ["", expected, ""]:
            document.report(LANGUAGES_LINE, f"the languages of the document belong here, between empty lines; write\n  {expected}")

    def report_headings(self, original, translated):
        for here, there in itertools.zip_longest(translated.sections, original.sections):
            if not here:
                translated.report(max(1, len(translated.lines)), f"'{title(original, there)}' is missing; write this section")
            elif not there:
                translated.report(here.line, f"{original.path} doesn't have this section; remove it")
            elif here.level != there.level:
                where = f"{original.path}:{there.line}"
                translated.report(here.line, f"'{title(original, there)}' is here in {where}; write the same levels of headings")
            else:
                continue
            return

    def check_section(self, language, original, translated, source, section):
        place = f"{original.path}:{source.line}"
        self.check_code(original, translated, source, section)
        links = [Part(link.line, self.localized(language, original, translated, link)) for link in source.links]
        for kind, expected, found in (("", source.spans, section.spans), ("a link to ", links, section.links)):
            for part in difference(found, expected):
                translated.report(part.line, f"{kind}{part.text} isn't in the section at {place}; remove it")
            for part in difference(expected, found):
                where = f"{original.path}:{part.line}"
                translated.report(section.line, f"{kind}{part.text} is missing in this section; {where} has it")
        for part in difference(source.numbers, section.numbers):
            translated.report(section.line, f"the number {part.text} is missing in this section; {original.path}:{part.line} has it")
        for here, there in itertools.zip_longest(section.tables, source.tables):
            if not here or not there or here.text != there.text:
                line, where = here.line if here else section.line, f"{original.path}:{there.line if there else source.line}"
                translated.report(line, f"{size(here)} here, {size(there)} at {where}; write the same rows and columns")

    def check_record(self, original, translated):
        digests = self.record.get(translated.path)
        if digests is None:
            translated.report(1, f"{RECORD} doesn't have this document; run\n  {COMMAND} --accept '{translated.path}'")
            return
        for source, section in zip(original.sections, translated.sections):
            if digests.get(source.anchor) != source.digest:
                translated.report(
                    section.line, f"the text at {original.path}:{source.line} has changed since this section was written; "
                    f"update this section, then run\n  {COMMAND} --accept '{translated.path}#{section.anchor}'")

    def check_code(self, original, translated, source, section):
        if len(source.code) != len(section.code):
            missing = difference(source.code, section.code)
            where = f"; {original.path}:{missing[0].line} is missing" if missing else ""
            translated.report(
                section.line, f"{len(section.code)} blocks and comments in this section, {len(source.code)} in "
                f"{original.path}:{source.line}{where}")
            return
        for here, there in zip(section.code, source.code):
            lines = enumerate(itertools.zip_longest(here.text.split("\n"), there.text.split("\n")))
            for offset, (line, expected) in lines:
                if line != expected:
                    translated.report(
                        here.line + offset, f"this code differs from {original.path}:{there.line + offset}; run {COMMAND} --write")
                    break

    def localized(self, language, original, translated, link):
        """Returns the target of a link in a document's translation."""
        path, mark, fragment = link.text.partition("#")
        if "://" in path or link.text.startswith("["):
            return link.text
        path = posixpath.normpath(posixpath.join(posixpath.dirname(original.path), path)) if path else original.path
        target = self.translations.get(path, {}).get(language, path)
        if fragment and path.endswith(".md") and (self.root / path).exists():
            anchors = self.document(path).anchors
            if fragment not in anchors:
                original.report(link.line, f"{path} doesn't have the heading '#{fragment}'; link to one that it has")
            elif target != path:
                # A document with other headings is reported, and nothing about links to it helps.
                fragment = dict(zip(anchors, self.document(target).anchors)).get(fragment, fragment)
        if fragment and target == translated.path:
            return f"#{fragment}"
        return posixpath.relpath(target, posixpath.dirname(translated.path)) + mark + fragment

    def write(self):
        """Copies code into sections that have as many blocks as the English ones. Returns the files that it wrote."""
        written = []
        for _, original, translated in self.pairs():
            if not have_same_headings(original, translated):
                continue
            lines = list(translated.lines)
            for source, section in reversed(list(zip(original.sections, translated.sections))):
                if len(source.code) == len(section.code):
                    for here, there in reversed(list(zip(section.code, source.code))):
                        lines[here.line - 1 : here.end - 1] = there.text.split("\n")
            if lines != translated.lines:
                (self.root / translated.path).write_text("\n".join(lines) + "\n", encoding="utf-8")
                written.append(translated.path)
        for path in written:
            del self.read[path]
        return written

    def accept(self, names):
        """Records the English text of today for documents, or for sections of them. Returns names that don't exist."""
        documents = {translated.path: (original, translated) for _, original, translated in self.pairs()}
        unknown = []
        for name in names:
            path, _, fragment = name.partition("#")
            if path not in documents or fragment and fragment not in documents[path][1].anchors:
                unknown.append(name)
                continue
            original, translated = documents[path]
            if not have_same_headings(original, translated):
                continue
            digests = self.record.get(path, {})
            for source, section in zip(original.sections, translated.sections):
                if not fragment or fragment == section.anchor:
                    digests[source.anchor] = source.digest
            # In the order of the document, without the sections that are gone.
            self.record[path] = {anchor: digests[anchor] for anchor in original.anchors if anchor in digests}
        if not unknown:
            record = {path: self.record[path] for path in sorted(documents) if path in self.record}
            (self.root / RECORD).write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        return unknown


def difference(parts, others):
    """Returns the parts whose text isn't as often among others."""
    rest = collections.Counter(part.text for part in others)
    missing = []
    for part in parts:
        rest[part.text] -= 1
        if rest[part.text] < 0:
            missing.append(part)
    return missing


def have_same_headings(original, translated):
    return [section.level for section in original.sections] == [section.level for section in translated.sections]


def title(document, section):
    return document.lines[section.line - 1]


def size(table):
    """Returns the size of a table in words."""
    if not table:
        return "no table"
    columns = table.text.split("\n")
    uneven = next((f", {count} in row {row}" for row, count in enumerate(columns, 1) if count != columns[0]), "")
    return f"a table of {len(columns)} rows and {columns[0]} columns{uneven}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="copy code from the English documents")
    parser.add_argument(
        "--accept", nargs="+", default=[], metavar="DOCUMENT[#SECTION]", help="record the English text that they follow")
    arguments = parser.parse_args()
    try:
        documents = Documents(PACKAGE)
    except UnreadableRecord as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    if arguments.write:
        for path in documents.write():
            print(f"Wrote {path}")
    if unknown := documents.accept(arguments.accept) if arguments.accept else []:
        parser.error(f"no translated document or section '{unknown[0]}'; write it as findings print it")
    problems = documents.check()
    for problem in problems:
        print(problem, file=sys.stderr)
    count = f"{len(problems)} problem{'s' if len(problems) > 1 else ''}"
    print(count if problems else "The translated documents follow the English ones.", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
