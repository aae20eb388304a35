#!/usr/bin/env python3
"""Writes a String Catalog of about 2.2 MB in 19 languages.

    Benchmarks/many_languages.py FILE
"""

import json
import pathlib
import random
import sys

LANGUAGES = {
    "ar": "ابتثجحخد", "cs": "abcčdeěf", "da": "abdeghæø", "de": "abdefgäö", "el": "αβγδεζηθ", "en": "abcdefgh",
    "es": "abcdeñoi", "fi": "aeiklnsä", "fr": "abcdeéèl", "he": "אבגדהוזח", "it": "abceilmo", "ja": "あいうえおかきく",
    "ko": "가나다라마바사아", "nl": "abdegijn", "pl": "aąbcćdeę", "pt-BR": "abcãdeço", "ru": "абвгдежз", "sv": "abdeåäöl",
    "zh-Hans": "的一是不了人我在",
}
STRINGS = 620


def text(random, letters, words, argument):
    written = ["".join(random.choices(letters, k=random.randint(2, 9))) for _ in range(words)]
    return " ".join(written + ["%@"] if argument else written)


def main():
    source = random.Random(19)
    strings = {}
    for number in range(STRINGS):
        words, argument = source.randint(2, 9), number % 11 == 0
        strings[f"screen.{number // 20}.key_{number:04}"] = {
            "localizations": {
                language: {
                    "stringUnit": {"state": "translated", "value": text(source, letters, words, argument)}
                }
                for language, letters in LANGUAGES.items()
            }
        }
    catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    written = json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : "))
    pathlib.Path(sys.argv[1]).write_text(written)


main()
