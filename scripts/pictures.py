#!/usr/bin/env python3
"""Draws the README's pictures from what the tool and the example print.

    scripts/pictures.py --write TOOL STOREDEMO     writes Documentation/Pictures
    scripts/pictures.py --verify TOOL STOREDEMO    fails if they show something else

TOOL is a built l10n-gen, STOREDEMO the built example.
"""

import pathlib
import re
import subprocess
import sys
import textwrap
import unicodedata
from xml.sax.saxutils import escape

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
PICTURES = PACKAGE / "Documentation" / "Pictures"

# The indentation of a finding's second line.
CONTINUED = "     "
CELL, LINE, MARGIN, BAR = 7.8, 19, 16, 30
BACKGROUND, FRAME, TEXT, DIM, RED, GREEN = "#1e1f24", "#2a2c33", "#e6e6e6", "#8b8f98", "#ff6b6b", "#7ec699"
APP_FONT = "-apple-system, system-ui, 'Segoe UI', 'Noto Sans CJK KR', sans-serif"
FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono CJK KR', monospace"


def cells(character):
    """How many columns a character takes in a terminal (UAX #11)."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def width(text):
    return sum(map(cells, text))


def runs(text):
    """Parts of one width class each, with their columns: fonts differ in how wide they draw Korean and Chinese."""
    start, column = 0, 0
    for index, character in enumerate(text):
        if index and cells(character) != cells(text[index - 1]):
            yield column, text[start:index]
            column += width(text[start:index])
            start = index
    if text[start:]:
        yield column, text[start:]


class Picture:
    def __init__(self, columns, lines):
        self.width = columns * CELL + 2 * MARGIN
        self.height = lines * LINE + 2 * MARGIN + BAR
        self.parts = []

    def panel(self, x, title, columns, lines):
        """A window with a title; gives where its text begins."""
        right = columns * CELL + 2 * MARGIN
        self.parts.append(
            f'<rect x="{x:.1f}" y="0" width="{right:.1f}" height="{self.height}" rx="8" fill="{BACKGROUND}"/>'
            f'<path d="M{x:.1f} {BAR}v-{BAR - 8}q0-8 8-8h{right - 16:.1f}q8 0 8 8v{BAR - 8}z" fill="{FRAME}"/>')
        self.words(x + MARGIN, 20, title, DIM)
        return x + MARGIN, BAR + MARGIN + 12

    def words(self, x, y, text, color=TEXT, weight="normal"):
        """A line as an app draws it, in a proportional font."""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y}" fill="{color}" font-weight="{weight}" font-family="{escape(APP_FONT)}" '
            f'font-size="14">{escape(text)}</text>')

    def line(self, x, y, text, color=TEXT, weight=None):
        """A line as a terminal draws it, each character in its column."""
        for column, part in runs(text):
            if not part.strip():
                continue
            lead = len(part) - len(part.lstrip(" "))
            column, part = column + lead, part.strip(" ")
            bold = f' font-weight="{weight}"' if weight else ""
            self.parts.append(
                f'<text x="{x + column * CELL:.1f}" y="{y}" fill="{color}"{bold} textLength="{width(part) * CELL:.1f}" '
                f'lengthAdjust="spacingAndGlyphs">{escape(part)}</text>')

    def text(self, description):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:.0f} {self.height}" '
            f'width="{self.width:.0f}" height="{self.height}" role="img" font-family="{escape(FONT)}" font-size="13" '
            f'xml:space="preserve"><title>{escape(description)}</title>\n' + "\n".join(self.parts) + "\n</svg>\n")


def finding(tool):
    """The finding that the README explains, in a terminal."""
    run = subprocess.run(
        [tool, "check"], cwd=PACKAGE / "Documentation" / "Projects" / "mistake", capture_output=True, text=True,
        env={"COLUMNS": "100", "PATH": "/usr/bin:/bin"})
    lines = ["$ l10n-gen check"]
    for line in run.stdout.rstrip("\n").split("\n"):
        parts = textwrap.wrap(line, 96, subsequent_indent=CONTINUED) if width(line) > 96 else [line]
        lines += parts
    columns = max(map(width, lines))
    picture = Picture(columns, len(lines))
    x, y = picture.panel(0, "l10n-gen check", columns, len(lines))
    for index, line in enumerate(lines):
        color, weight = TEXT, None
        if ": error:" in line or line.startswith(CONTINUED) or re.fullmatch(r"\d+ errors?", line):
            color, weight = RED, "bold"
        elif re.match(r" +\| +\^", line):
            color = GREEN
        elif line.startswith("  ") or line.startswith("$"):
            color = DIM if line.startswith("  translations") else TEXT
        picture.line(x, y + index * LINE, line, color, weight)
    return picture.text("l10n-gen check reports a misspelled placeholder with its line, and suggests the right name.")


def demo(app):
    """The example's first screen in three languages."""
    panels = []
    for languages, title in (("ko", "한국어"), ("en-GB", "English"), ("zh-Hans-CN", "简体中文")):
        run = subprocess.run(
            [app, "--languages", languages, "--screens", "1"], capture_output=True, text=True, check=True)
        screen = run.stdout.split("━━ 1 ━", 1)[1].split("\n")
        heading = screen[0].strip(" ━")
        # The buttons and the stores with their state; the distance to each would make the panel too wide.
        lines = [re.split(r" {2,}", line.strip()) for line in screen[1:8] if line.strip()]
        panels.append((title, heading, ["  ".join(line[:2]) for line in lines]))
    columns = [max(map(width, [heading, *lines])) for _, heading, lines in panels]
    rows = max(len(lines) for _, _, lines in panels) + 2
    gap = 14
    picture = Picture(sum(columns), rows)
    picture.width = sum(columns) * CELL + 2 * MARGIN * len(panels) + gap * (len(panels) - 1)
    left = 0
    for (title, heading, lines), count in zip(panels, columns):
        x, y = picture.panel(left, title, count, rows)
        picture.words(x, y, heading, GREEN, "bold")
        for index, line in enumerate(lines):
            picture.words(x, y + (index + 2) * LINE, line)
        left += count * CELL + 2 * MARGIN + gap
    return picture.text("The same screen of an app in Korean, English and Simplified Chinese.")


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ("--write", "--verify"):
        sys.exit(__doc__)
    tool, app = (pathlib.Path(path).resolve() for path in sys.argv[2:])
    pictures = {"finding.svg": finding(tool), "demo.svg": demo(app)}
    if sys.argv[1] == "--write":
        PICTURES.mkdir(exist_ok=True)
        for name, text in pictures.items():
            (PICTURES / name).write_text(text)
        return
    old = [name for name, text in pictures.items() if (PICTURES / name).read_text() != text]
    if old:
        sys.exit(f"{', '.join(old)}: run scripts/pictures.py --write and commit Documentation/Pictures")


main()
