#!/usr/bin/env python3
"""Judges `check --fix` with ICU: fixes may change the shown text of a message only in the ways that the rules are
about.

    scripts/judge-fixes.sh [SEED] [COUNT]

Random ICU messages, full of apostrophes, braces, `#`, `|` and `%`, are passed to the tool, and ICU 77 formats them
before and after the fixes with a dozen values. Prints how many texts each rule changed, and how many it left unchanged
because the message would have changed. Ends with 1 and the texts that differ, if there are any.
"""

import collections
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unicodedata

import icu
import yaml

LANGUAGES = ["ko", "en", "pl", "zh-Hans"]
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 1234]
NAMES = {"name": "하연주", "other": "Zoë"}
GENDERS = ["male", "female", "x"]

# Parts with a meaning for the parser or a rule, and fewer ordinary words.
WORDS = ["리뷰", "photos", "stars", "of", "the", "매장", "it's", "don''t", "café", "cafe\u0301", "大", "50%", "a b"]
SIGNS = ["'", "''", "'{'", "'}'", "'#'", "#", "|", "'|'", "%", "$", "<b>", "</b>", "'<b>", "'n'", "'%", "{", "}"]
HIDDEN = ["\u200b", "\u200e", "\u00ad", "\u202a", "\ufeff", "\t"]
PLACEHOLDERS = ["{name}", "{other}", "{n, number}", "{n, number, integer}", "{n}"]
PATTERNS = ["#,##0.00", "0", "#", "000", "#,###.##", "0%", "#,##0.0%", "@@#", "0.###E0", "#,##,##0", ".00", "'#'0", "0;(0)"]
LOOKALIKES = ["%{name}", "{{name}}", "${name}", "｛name｝", "％{name}", "[%s:name]", "%(other)s", "{ {other} }", "%<name>"]
PARTICLES = ["{name}을", "{other}가", "{name}은", "{name}으로", "'{name}'을"]


def pattern(generator, depth):
    """Returns a number with an old pattern; not in a branch, since ICU selects plurals by the formatted number
    there."""
    return f"{{n, number, {generator.choice(PATTERNS)}}}" if depth == 0 else "{n, number}"


def text(generator, depth=0):
    pieces = []
    for _ in range(generator.randint(1, 6)):
        kind = generator.random()
        if kind < 0.12 and depth < 2:
            pieces.append(choice(generator, depth))
        else:
            pieces.append(generator.choice(generator.choice(
                [WORDS, WORDS, SIGNS, HIDDEN, PLACEHOLDERS, PLACEHOLDERS, LOOKALIKES, PARTICLES,
                 [pattern(generator, depth)]])))
        pieces.append(generator.choice(["", " ", " "]))
    joined = "".join(pieces)
    return generator.choice([joined, joined.strip(), " " + joined, joined + " ", "'" + joined + "'"])


def choice(generator, depth):
    if generator.random() < 0.3:
        keywords = ["male", "female", "other"]
        return "{g, select, " + " ".join(f"{word} {{{text(generator, depth + 1)}}}" for word in keywords) + "}"
    selectors = sorted(generator.sample(["=0", "one", "two", "few", "many"], generator.randint(0, 3))) + ["other"]
    return "{n, plural, " + " ".join(f"{word} {{{text(generator, depth + 1)}}}" for word in selectors) + "}"


def message(generator):
    """Returns a source that uses all arguments, and translations, most of which have a mistake."""
    source = "{name}, {other}: {n, number, integer}장 " + (
        "{g, select, male {그} female {그녀} other {그들}}" if generator.random() < 0.5 else "")
    if generator.random() < 0.3:
        counted = generator.choice(["photos", "stars", "photos from 'friends'", "stars '{'x'}'", "items | '#'", "likes'"])
        texts = [f"{{n, number, integer}} {counted}" for _ in LANGUAGES[1:]]
    else:
        texts = [text(generator) for _ in LANGUAGES[1:]]
    return [source if generator.random() < 0.5 else source + text(generator), *texts]


def read(folder, language):
    return yaml.safe_load((folder / f"{language}.yml").read_text(encoding="utf-8"))


def shown(pattern, language, number, gender):
    values = {**NAMES, "n": number, "g": gender}
    formatted = icu.MessageFormat(pattern, icu.Locale(language))
    return formatted.format(list(values), [icu.Formattable(value) for value in values.values()])


def everything_shown(pattern, language):
    """Returns the text of a pattern for all values, or None if ICU refuses it."""
    try:
        return [shown(pattern, language, number, GENDERS[index % 3]) for index, number in enumerate(NUMBERS)]
    except icu.ICUError:
        return None


def plain(output):
    """Returns the rest of a text without the parts that a rule may change: invisible characters, white space,
    composition, delimiters of an intended placeholder, and the form of a particle."""
    output = unicodedata.normalize("NFC", output)
    output = "".join(c for c in output if unicodedata.category(c) not in ("Cc", "Cf", "Zs"))
    for name, value in NAMES.items():
        for spelled in (f"｛{name}｝", f"[%s:{name}]", f"%({name})s", f"%<{name}>", f"{{{{{name}}}}}", f"{{{name}}}"):
            output = output.replace(spelled, value)
        output = re.sub(f"[%％$]+{value}", value, output)
    output = re.sub(r"\((를|을|는|은|가|이|와|과|야|아|으)\)", "", output)
    for both, one in (("를", "을"), ("는", "은"), ("가", "이"), ("와", "과"), ("으로", "로")):
        output = output.replace(both, one)
    return output


def main(tool, seed="1", count="2000"):
    tool = str(pathlib.Path(tool).resolve())
    generator = random.Random(int(seed))
    messages = [message(generator) for _ in range(int(count))]
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "l10n.yml").write_text(f"source: ko\ntranslations: bundles\nlanguages: [{', '.join(LANGUAGES)}]\n")
        (folder / "bundles").mkdir()
        for index, language in enumerate(LANGUAGES):
            lines = (f"k{number}: {json.dumps(texts[index])}\n" for number, texts in enumerate(messages))
            (folder / f"bundles/{language}.yml").write_text("".join(lines), encoding="utf-8")
        run = subprocess.run([tool, "check", "--fix", "--format", "json"], cwd=folder, capture_output=True, text=True,
                             check=False)
        if run.returncode not in (0, 1):
            sys.exit(run.stderr)
        after = {language: read(folder / "bundles", language) for language in LANGUAGES}
    rules = collections.Counter(re.findall(r"\[([a-z-]+)\]$", run.stderr, re.MULTILINE))
    refused = sum("that would also change something else in the message" in found["message"]
                  for found in json.loads(run.stdout)["findings"])
    changed, wrong = 0, []
    for number, texts in enumerate(messages):
        for index, language in enumerate(LANGUAGES):
            old, new = texts[index], after[language][f"k{number}"]
            if old == new:
                continue
            changed += 1
            before = everything_shown(old, language)
            # A pattern that ICU refuses shows no text that could change.
            if before is None:
                continue
            now = everything_shown(new, language)
            if now is None or list(map(plain, before)) != list(map(plain, now)):
                wrong.append((language, old, new, before, now))
    print(f"ICU {icu.ICU_VERSION}, seed {seed}: {changed} of {len(messages) * len(LANGUAGES)} texts changed")
    for rule, times in sorted(rules.items()):
        print(f"  {times:6} {rule}")
    print(f"  {refused:6} not fixed, because the message would have changed")
    for language, old, new, before, now in wrong[:10]:
        print(f"{language}: {old!r}\n becomes {new!r}")
        for one, other in zip(before, now or ["refused"] * len(before)):
            if now is None or plain(one) != plain(other):
                print(f"  {one!r}\n  {other!r}")
                break
    # Without any cases, this would prove nothing.
    if changed < int(count) // 4 or len(rules) < 6 or refused < int(count) // 100:
        sys.exit("too few texts were changed or left alone to say anything")
    if wrong:
        sys.exit(f"{len(wrong)} texts show something else than before")


if __name__ == "__main__":
    main(*sys.argv[1:])
