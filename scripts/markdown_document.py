"""A Markdown document as sections, each with what its translations have to have, too."""

import collections
import dataclasses
import hashlib
import re
import unicodedata

HEADING = re.compile(r"(#+) (.+)")
FENCE = re.compile(r" *```")
COMMENT = re.compile(r"<!-- .* -->")
SPAN = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)")
# An inline link or picture, the definition of a label, a use of a label.
LINK = re.compile(r"\]\(([^)\s]+)\)|^\[\w+\]: (\S+)|\](\[\w+\])")
NUMBER = re.compile(r"(?<![A-Za-z_\d])\d+(?:[.,]\d+)*")
MEASURED = re.compile(r"<!-- Benchmarks/all\.sh writes .*?<!-- The table ends here\. -->", re.DOTALL)
# The languages of the document, in a line of their own below the title. It belongs to no section.
LANGUAGES_LINE = 3


@dataclasses.dataclass
class Part:
    """Something that is the same in all languages, with its first line. Of a table, the columns in each row."""

    line: int
    text: str

    @property
    def end(self):
        """The line after the last one."""
        return self.line + self.text.count("\n") + 1


class Section:
    """A heading with the text up to the next one."""

    def __init__(self, line, level, anchor):
        self.line, self.level, self.anchor = line, level, anchor
        self.text = []
        self.code, self.spans, self.links, self.numbers, self.tables = [], [], [], [], []

    def add(self, line, text):
        """Adds a line outside of code."""
        self.text.append(text)
        if COMMENT.fullmatch(text):
            self.code.append(Part(line, text))
            return
        if text.startswith("|"):
            columns = len(re.findall(r"(?<!\\)\|", text)) - 1
            if self.tables and self.tables[-1].end == line:
                self.tables[-1].text += f"\n{columns}"
            else:
                self.tables.append(Part(line, str(columns)))
        self.spans += (Part(line, match[0]) for match in SPAN.finditer(text))
        text = SPAN.sub("", text)
        self.links += (Part(line, match[1] or match[2] or match[3]) for match in LINK.finditer(text))
        self.numbers += (Part(line, match[0]) for match in NUMBER.finditer(LINK.sub("]", text)))

    @property
    def digest(self):
        """Changes with the words, not with line breaks, code or measured figures."""
        text = MEASURED.sub("", "\n".join(self.text))
        return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:16]


class Document:
    """A file's sections, and the problems that are found in it."""

    def __init__(self, root, path):
        self.path = path
        self.lines = (root / path).read_text(encoding="utf-8").splitlines()
        self.sections = []
        self.problems = []
        self.read()

    def read(self):
        repeated = collections.Counter()
        block = None
        for line, text in enumerate(self.lines, 1):
            if block:
                block.text += f"\n{text}"
                if FENCE.fullmatch(text):
                    block = None
                continue
            heading = HEADING.fullmatch(text)
            if heading or not self.sections:
                name = anchor(heading[2]) if heading else ""
                count = repeated[name]
                repeated[name] += 1
                self.sections.append(Section(line, len(heading[1]) if heading else 0, f"{name}-{count}" if count else name))
            section = self.sections[-1]
            if FENCE.match(text):
                block = Part(line, text)
                section.code.append(block)
            elif line != LANGUAGES_LINE:
                section.add(line, text)

    @property
    def anchors(self):
        return [section.anchor for section in self.sections]

    def report(self, line, what):
        self.problems.append(f"{self.path}:{line}: {what}")


def anchor(heading):
    """Returns the fragment by which GitHub links to a heading: its letters, marks, digits, '_', '-', and '-' for spaces."""
    shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
    kept = (c for c in shown if c in " -" or unicodedata.category(c)[0] in "LM" or unicodedata.category(c) in ("Nd", "Pc"))
    return "".join(kept).replace(" ", "-")
