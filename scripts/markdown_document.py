"""A Markdown document as sections, each with what its translations have to have, too."""

import collections
import dataclasses
import hashlib
import re
import unicodedata

HEADING = re.compile(r"(#+) (.+)")
FENCE = re.compile(r" *```")
COMMENT = re.compile(r"<!-- .* -->")
# A code span, which may continue on the next line of its paragraph.
SPAN = re.compile(r"((`+)(?!`)(?:(?!\n *\n).)+?(?<!`)\2(?!`))", re.DOTALL)
# An inline link or picture, the definition of a label, a use of a label.
LINK = re.compile(r"\]\(([^)\s]+)\)|^\[\w+\]: (\S+)|\](\[\w+\])", re.MULTILINE)
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
        # The lines outside of code.
        self.lines = []
        # Blocks of code and comments, in order.
        self.code = []
        self.tables = []

    def add(self, line, text):
        """Adds a line outside of code."""
        self.lines.append(Part(line, text))
        if COMMENT.fullmatch(text):
            self.code.append(Part(line, text))
        if text.startswith("|"):
            columns = str(len(re.findall(r"(?<!\\)\|", text)) - 1)
            if self.tables and self.tables[-1].end == line:
                self.tables[-1].text += f"\n{columns}"
            else:
                self.tables.append(Part(line, columns))

    @property
    def text(self):
        return "\n".join(line.text for line in self.lines)

    @property
    def digest(self):
        """Changes with the words, not with line breaks, code or measured figures."""
        words = MEASURED.sub("", self.text).split()
        return hashlib.sha256(" ".join(words).encode()).hexdigest()[:16]

    @property
    def spans(self):
        return self.parts(SPAN, self.text)

    @property
    def links(self):
        return self.parts(LINK, blank(SPAN, self.text))

    @property
    def numbers(self):
        return self.parts(NUMBER, blank(LINK, blank(SPAN, self.text)))

    def parts(self, pattern, text):
        """Returns what a pattern's last group finds, on one line."""
        return [
            Part(self.lines[text.count("\n", 0, match.start())].line, " ".join(match[match.lastindex or 0].split()))
            for match in pattern.finditer(text)]


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


def blank(pattern, text):
    """Returns a text with spaces for what a pattern finds."""
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def anchor(heading):
    """Returns the fragment by which GitHub links to a heading: its letters, marks, digits, '_', '-', and '-' for spaces."""
    shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
    kept = (c for c in shown if c in " -" or unicodedata.category(c)[0] in "LM" or unicodedata.category(c) in ("Nd", "Pc"))
    return "".join(kept).replace(" ", "-")
