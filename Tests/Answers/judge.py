#!/usr/bin/env python3
"""Judges the answers that `l10n-gen mcp` takes with ICU.

    scripts/judge-answers.sh [SEED] [COUNT]

Random changes of the kinds that language models make are submitted as translations. A text that `check` calls an error,
or that ICU refuses, must be refused; a text that ICU formats as it should, with all values of the source and nothing
else of its syntax, must be written; and what is written must be in the file as it was submitted. Prints the counts, and
ends with 1 and the texts that were judged otherwise, if there are any.
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

SOURCE, TARGET = "en", "de"
BATCH = 50

SOURCES = [
    "Hello, {name}!", "{count, plural, one {# review} other {# reviews}}", "<b>{ratio, number, percent}</b> off",
    "{status, select, open {Open until {name}} other {Closed}}", "Done", "{name} of {other}", "{count, number} of 20",
    "{name} sent {count, plural, =0 {nothing} one {a file} other {# files}} to {other}", "See https://acme.com/help",
    "It''s {name}''s turn", "'{'literal'}' and {name}",
    "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "{gender, select, male {his {count, plural, one {# item} other {# items}}} other {their items: {count, number}}}",
    "100% of {name}", "Line one\nLine {count, number}", "{ratio, number, percent} < {count, number}",
]
VALUES = [
    {"name": name, "other": other, "count": count, "ratio": ratio, "status": status, "gender": gender}
    for name, other, count, ratio, status, gender in [
        ("Ana", "Zoë", 0, 0.25, "open", "male"), ("하연주", "Bob", 1, 0.5, "closed", "female"),
        ("Ana", "Bob", 2, 1, "open", "x"), ("Zoë", "Ana", 5, 0, "other", "male"),
        ("Bob", "Ana", 23, 0.75, "open", "other"), ("Ana", "Zoë", 1234, 0.1, "x", "male"),
    ]
]
TOKENS = ["{name}", "{other}", "{count}", "{extra}", "{count, number}", "{0}", "%@", "#", "'", "''", "{", "}", "<b>",
          "</b>", "%", "\n", "\u202e", "7", "|", "{name, number}", "{{name}}", "${name}", "{ name }", "https://a.com"]
WORDS = ["Hallo", "Datei", "von", "Übersetzung", "größer", "!", "…", "„so“", "bitte"]
RENAMES = {"name": "Name", "count": "anzahl", "other": "sonst", "one": "eins", "plural": "Plural", "select": "wahl",
           "open": "offen", "number": "Zahl", "male": "männlich", "percent": "prozent", "#": "{count}"}


def spans(text):
    """Returns the ranges of balanced braces."""
    found, open_at = [], []
    for index, character in enumerate(text):
        if character == "{":
            open_at.append(index)
        elif character == "}" and open_at:
            found.append((open_at.pop(), index + 1))
    return found


def translated(text, generator):
    """Returns the text with other words, as an honest translator writes it."""
    def word(match):
        return generator.choice(WORDS[:5]) if generator.random() < 0.7 else match.group()
    pieces = re.split(r"(\{[^{}]*\}|'[^']*'|<[^>]*>|https?:\S+|\w+ \{|\{\w+, \w+,)", text)
    # Every second piece is syntax, which stays.
    pieces[::2] = [re.sub(r"[A-Za-z]{3,}", word, piece) for piece in pieces[::2]]
    return "".join(pieces)


def changed(text, generator):
    """Returns a text with a change of a kind that a model, or an editor of text, makes."""
    at = generator.randint(0, len(text))
    kind = generator.randint(0, 13)
    ranges = spans(text)
    span = generator.choice(ranges) if ranges else (0, 0)
    if kind == 0:
        return text[: span[0]] + text[span[1] :]
    if kind == 1:
        old = generator.choice([name for name in RENAMES if name in text] or ["e"])
        return text.replace(old, RENAMES.get(old, "x"), generator.choice([1, -1]))
    if kind == 2:
        around = generator.choice(['Here is the translation: "{}"', "```\n{}\n```", '"{}"', "„{}“", "{} (de)"])
        return around.replace("{}", text)
    if kind == 3:
        return text[:at]
    if kind == 4:
        return re.sub(r" ?(other|one|=0|male) \{[^{}]*\}", "", text, count=1)
    if kind == 5:
        return text[:at] + generator.choice(TOKENS) + text[at:]
    if kind == 6:
        return text.replace("{", "{{").replace("}", "}}") if generator.random() < 0.5 else text.replace("'", "")
    if kind == 7:
        return text[:at] + text[at + 1 :]
    if kind == 8:
        return text[: span[1]] + text[span[0] : span[1]] + text[span[1] :]
    if kind == 9:
        return text.replace("number, percent", "number").replace("</b>", "").replace("selectordinal", "plural")
    if kind == 10:
        pieces = [text[a:b] for a, b in ranges if "{" not in text[a + 1 : b]]
        generator.shuffle(pieces)
        return re.sub(r"\{[^{}]*\}", lambda match: pieces.pop() if pieces else match.group(), text)
    if kind == 11:
        return text.replace("=0", "zero").replace("one", "=1")
    if kind == 12:
        return generator.choice(["", " ", "\t"]) + text.upper() + generator.choice(["", " ", "\u00a0"])
    return translated(text, generator)


def answer(source, generator):
    text = translated(source, generator) if generator.random() < 0.8 else source
    for _ in range(generator.choice([0, 1, 1, 1, 2])):
        text = changed(text, generator)
    return text


# ICU --------------------------------------------------------------------------------------------------------------


def shown(pattern, values, locale=TARGET):
    formatted = icu.MessageFormat(pattern, icu.Locale(locale))
    return formatted.format(list(values), [icu.Formattable(value) for value in values.values()])


def everything_shown(pattern):
    """Returns the text of a pattern for all values, or None if ICU can't format it."""
    try:
        return [shown(pattern, values) for values in VALUES]
    except icu.ICUError:
        return None


def is_pattern(text):
    try:
        icu.MessageFormat(text, icu.Locale(TARGET))
        return True
    except icu.ICUError:
        return False


def names(pattern):
    """Returns the names in the syntax of a pattern that ICU accepts: its arguments, and the selectors of its choices.
    ICU takes any word for either."""
    arguments, selectors = set(), set()
    # For each open brace, whether it is that of an argument.
    is_argument, index = [], 0
    while index < len(pattern):
        character, inside = pattern[index], bool(is_argument) and is_argument[-1]
        if character == "'" and not inside:
            quoted = re.compile("''|'[{}#|](?:[^']|'')*'?").match(pattern, index)
            index = quoted.end() if quoted else index + 1
            continue
        if character == "{" and inside:
            selectors.add(re.split(r"[\s,{}]+", pattern[:index].rstrip())[-1])
            is_argument.append(False)
        elif character == "{":
            arguments.add(re.split(r"[,}]", pattern[index + 1 :])[0].strip())
            is_argument.append(True)
        elif character == "}" and is_argument:
            is_argument.pop()
        index += 1
    return arguments, selectors


def pieces(source, values):
    """Returns the values that the source shows for some values, as ICU formats them in the target language."""
    marked = {name: f"\ue000{value}\ue001" if isinstance(value, str) else value for name, value in values.items()}
    output = shown(source, {**marked, "status": values["status"], "gender": values["gender"]})
    numbers = re.findall(r"\d[\d.,]*(?:\s?%)?", re.sub("\ue000.*?\ue001", "", output))
    return re.findall("\ue000(.*?)\ue001", output) + numbers


def loses_nothing(source, text):
    """Returns whether ICU shows a translation as it should: everything that the source shows, and no syntax."""
    outputs = everything_shown(text)
    if outputs is None:
        return False
    (arguments, selectors), (known, branches) = names(text), names(source)
    categories = {"zero", "one", "two", "few", "many", "other"}
    if arguments - known or {name for name in selectors - branches - categories if not re.fullmatch(r"=\d+", name)}:
        return False
    for values, output, own in zip(VALUES, outputs, everything_shown(source)):
        if sorted(pieces(source, values)) != sorted(pieces(text, values)):
            return False
        if any(output.count(sign) != own.count(sign) for sign in "{}#%<>$|'\n") or not output.strip():
            return False
    return True


def is_refused_by_design(source, text):
    """Returns whether a text that can be shown loses something that reviewers overlook, so that it is refused."""
    def links(text):
        return sorted(re.findall(r"\bhttps?://[^\s{}<>]*", text))

    def tags(text):
        return sorted(re.findall(r"</?\w+>", text))

    hidden = any(unicodedata.category(character) in ("Cc", "Cf") and character != "\n" for character in text)
    return hidden or links(source) != links(text) or tags(source) != tags(text) or not text.strip()


# The tool ---------------------------------------------------------------------------------------------------------


class Agent:
    def __init__(self, tool, folder):
        self.process = subprocess.Popen(
            [tool, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self.count = 0

    def call(self, name, **arguments):
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": "tools/call",
                   "params": {"name": name, "arguments": arguments}}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        result = json.loads(self.process.stdout.readline())["result"]
        if result["isError"]:
            sys.exit(result["content"][0]["text"])
        return result["structuredContent"]

    def units(self):
        cursor, found = {}, {}
        while True:
            page = self.call("next", language=TARGET, only=["missing"], limit=BATCH, **cursor)
            found.update({unit["id"]: unit["basis"] for unit in page["units"]})
            if "cursor" not in page:
                return found
            cursor = {"cursor": page["cursor"]}

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def project(folder, sources, translations):
    (folder / "translations").mkdir(parents=True)
    (folder / "l10n.yml").write_text(f"source: {SOURCE}\nlanguages: [{SOURCE}, {TARGET}]\n")
    for language, texts in ((SOURCE, sources), (TARGET, translations)):
        lines = (f"{key}: {json.dumps(text)}\n" for key, text in texts.items())
        (folder / f"translations/{language}.yml").write_text("".join(lines) or "{}\n", encoding="utf-8")


def errors(tool, folder):
    """Returns the rules of the errors of `check` by key."""
    run = subprocess.run([tool, "check", "--format", "json"], cwd=folder, capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr)
    found = collections.defaultdict(list)
    for finding in json.loads(run.stdout)["findings"]:
        if finding["severity"] == "error":
            found[finding.get("key")].append(finding["rule"])
    return found


def main(tool, seed="1", count="2000"):
    tool = str(pathlib.Path(tool).resolve())
    generator = random.Random(int(seed))
    sources = {f"k{number}": generator.choice(SOURCES) for number in range(int(count))}
    answers = {key: answer(source, generator) for key, source in sources.items()}
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        project(folder / "direct", sources, answers)
        found = errors(tool, folder / "direct")
        project(folder / "submitted", sources, {})
        agent = Agent(tool, folder / "submitted")
        bases = agent.units()
        results = {}
        keys = list(sources)
        for start in range(0, len(keys), BATCH):
            batch = [{"id": f"{key}@{TARGET}", "basis": bases[f"{key}@{TARGET}"], "text": answers[key]}
                     for key in keys[start : start + BATCH]]
            for result in agent.call("submit", translations=batch)["results"]:
                results[result["id"].split("@")[0]] = result
        agent.end()
        written = yaml.safe_load((folder / f"submitted/translations/{TARGET}.yml").read_text(encoding="utf-8")) or {}
        left = errors(tool, folder / "submitted")
    wrong = []
    counts = collections.Counter()
    for key, text in answers.items():
        status = results[key]["result"]
        is_good = loses_nothing(sources[key], text) and not is_refused_by_design(sources[key], text)
        counts[status] += 1
        counts["as it should be"] += is_good
        counts["error of check"] += key in found
        if key in found and status != "refused":
            wrong.append((key, f"check: {found[key]}, but it is {status}"))
        if not is_pattern(text) and status != "refused":
            wrong.append((key, f"ICU refuses it, but it is {status}"))
        if is_good and status != "written":
            wrong.append((key, f"ICU shows it as it should be, but it is {status}"))
        if status == "written" and written.get(key) != text:
            wrong.append((key, f"the file has {written.get(key)!r}"))
        if status == "refused" and key in written:
            wrong.append((key, "it is refused, but in the file"))
        if key in left:
            wrong.append((key, f"the file has the errors {left[key]}"))
    shown_counts = ", ".join(f"{number} {name}" for name, number in sorted(counts.items()))
    print(f"ICU {icu.ICU_VERSION}, seed {seed}: {shown_counts}")
    for key, reason in wrong[:20]:
        rules = [finding["rule"] for finding in results[key].get("findings", [])]
        print(f"{sources[key]!r}\n  {answers[key]!r}\n  {reason} {rules}")
    # Without any cases, this would prove nothing.
    if min(counts["written"], counts["refused"], counts["as it should be"], counts["error of check"]) < int(count) // 6:
        sys.exit("too few texts of each kind to say anything")
    if wrong:
        sys.exit(f"{len(wrong)} answers were judged otherwise")


if __name__ == "__main__":
    main(*sys.argv[1:])
