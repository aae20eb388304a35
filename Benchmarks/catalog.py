#!/usr/bin/env python3
"""Writes a catalog of any size, the same in every run, for l10n-gen and for the tools that it is compared with.

    Benchmarks/catalog.py N OUT [--translations-only]

OUT gets a catalog of N keys in Korean, English and Simplified Chinese (a store app's texts: about a quarter with
arguments, a twentieth with ICU plurals, namespaces of forty keys) in every format that a benchmark reads:

    l10n.yml, translations/   l10n-gen
    po/                       msgfmt
    icu/                      genrb
    strings/                  Foundation's .strings
    swiftgen/Strings.swift    the code that SwiftGen generates from such .strings
"""

import pathlib
import random
import sys

import catalog_formats
from catalog_words import ACTIONS, AREAS, NOUNS, PARTS, SAMPLES, SCREENS, TEMPLATES

KEYS_IN_NAMESPACE = 40


class Message:
    """A key with its text in each language, as ICU patterns."""

    def __init__(self, area, screen, name, texts, arguments):
        self.area = area
        self.screen = screen
        self.name = name
        self.texts = texts
        # Pairs of name and kind: "text", "count" (the plural's number) or "date".
        self.arguments = arguments

    @property
    def path(self):
        return f"{self.area}.{self.screen}.{self.name}"


def catalog(count):
    """Returns the first `count` messages, in the order of the source file."""
    # random() alone returns the same numbers in every version of Python.
    chance = random.Random(20_000).random

    def pick(items):
        return items[int(chance() * len(items))]

    messages = [Message("benchmark", "sample", name, **sample) for name, sample in SAMPLES.items()][:count]
    for namespace in range((count + KEYS_IN_NAMESPACE - 1) // KEYS_IN_NAMESPACE):
        area = AREAS[namespace % len(AREAS)]
        turn = namespace // len(AREAS)
        screen = SCREENS[turn % len(SCREENS)]
        if turn >= len(SCREENS):
            screen += f"_{turn // len(SCREENS) + 1}"
        names = set()
        while len(names) < KEYS_IN_NAMESPACE and len(messages) < count:
            noun, action = pick(NOUNS), pick(ACTIONS)
            kind = chance()
            templates = TEMPLATES["plural" if kind < 0.05 else "arguments" if kind < 0.25 else "plain"]
            template = pick(templates)
            name = f"{noun['key']}_{action['key']}_{pick(PARTS)}"
            if name in names:
                continue
            names.add(name)
            texts = {
                language: text.replace("NOUN", noun[language]).replace("ACTION", action[language])
                for language, text in template["texts"].items()
            }
            texts["en"] = texts["en"][:1].upper() + texts["en"][1:]
            messages.append(Message(area, screen, name, texts, template["arguments"]))
    return messages


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--translations-only"]
    translations_only = len(arguments) < len(sys.argv) - 1
    if len(arguments) != 2 or not arguments[0].isdecimal():
        sys.exit(__doc__)
    directory = pathlib.Path(arguments[1])
    messages = catalog(int(arguments[0]))
    for path, content in catalog_formats.files(messages):
        if translations_only and not path.startswith(("l10n.yml", "translations/")):
            continue
        target = directory / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content(), encoding="utf-8")


if __name__ == "__main__":
    main()
