#!/usr/bin/env python3
"""Compares what the page of 'l10n-gen export page' says of translations while somebody types with 'l10n-gen check'.

    scripts/judge-provisional.py TOOL NODE [SEED] [COUNT]

TOOL is a built l10n-gen, NODE a Node.js. COUNT random translations are made of texts that are damaged as people and
programs damage them. The page may find less than the tool, but nothing else, and its columns are the tool's.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parent

PARTS = {
    "icu": ["{name}", "{count}", "{day, date, long}", "{n, number}", "{n, number, percent}", "{n, number, ::currency/USD}",
            "{x, list}", "{x, list, or short}", "{day, date, relative}", "{s, interval, long}", "{n, bytes, memory}", "{t, duration, time}",
            "{count, plural, one{# store} other{# stores}}", "{who, select, female{her {name}} other{them}}",
            "{count, plural, =0{nothing} one{a <b>file</b>} other{# files}}", "{count, selectordinal, one{#st} other{#th}}", "{0}"],
    "ruby": ["%{name}", "%{count}", "%<price>.2f", "%<n>d", "100%", "%%"],
    "printf": ["%@", "%lld", "%1$@", "%2$lld", "%.1f", "%d", "50%", "%%", "100 %"],
}
WORDS = ["Save", "the file", "저장", "파일을(를)", "을(를)", "이/가", "ファイル", "文件。", "حفظ", "<b>", "</b>", "<a href='x'>", "&amp;", "&", "<",
         "it's", "l'été", "''", "'{'", "…", "50", "👍🏽", "👨‍👩‍👧", "é", "한", "ﾊﾝｶｸ", "ＡＢＣ", "\n", "#", "(", ")", "[x]", ":", "-", "!", "?", "🇰🇷", "1️⃣"]
NAMES = ["name", "count", "day", "n", "who", "nam", "Name", "other", "0", "1", "price"]


def text(random, syntax, length):
    pieces = [random.choice(PARTS[syntax] if random.random() < 0.35 else WORDS) for _ in range(random.randint(1, length))]
    return random.choice([" ", " ", ""]).join(pieces)


def damaged(random, source, syntax):
    """A translation of a source, with up to three mistakes."""
    result = source
    for _ in range(random.choice([0, 1, 1, 2, 3])):
        at = random.randint(0, len(result))
        choice = random.randrange(12)
        if choice == 0:
            end = min(len(result), at + random.randint(1, 8))
            result = result[:at] + result[end:]
        elif choice == 1:
            result = result[:at] + random.choice(["{", "}", "%", "$", "'", "#", "｛", "％", "[", "{{", "}}"]) + result[at:]
        elif choice == 2:
            result = result.replace(random.choice(NAMES), random.choice(NAMES), 1)
        elif choice == 3:
            result = random.choice([" ", "\u00A0", "  ", "\u3000", "\n"]) + result
        elif choice == 4:
            result += random.choice([" ", "\u00A0", "  ", "\u3000", "\n", " \n"])
        elif choice == 5:
            result = result[:at] + random.choice(PARTS[syntax]) + result[at:]
        elif choice == 6:
            result = result[:at] + random.choice(WORDS) + result[at:]
        elif choice == 7:
            result = result.replace("{", random.choice(["{{", "{ ", "%{", "${", "｛"]), 1)
        elif choice == 8:
            result = result.replace("%", random.choice(["% ", "％", "%%"]), 1)
        elif choice == 9:
            result = result.replace(random.choice(PARTS[syntax]), "", 1)
        elif choice == 10:
            result = text(random, syntax, 4)
        else:
            result = result.replace("store", "가게").replace("file", "ファイル")
    return result


def value(random, syntax, make):
    """A string, a list or a plural map."""
    kind = random.random()
    if kind < 0.75:
        return make(0)
    if kind < 0.85:
        return [make(index) for index in range(2)]
    return {name: make(index) for index, name in enumerate(["one", "other"])}


def project(random, folder, syntax, languages, count):
    sources, translations, metadata = {}, {language: {} for language in languages}, {}
    for number in range(count):
        key = f"k{number}"
        source = value(random, syntax, lambda _: text(random, syntax, 6))
        sources[key] = source
        for language in languages:
            if isinstance(source, str):
                translated = damaged(random, source, syntax)
            elif isinstance(source, list):
                translated = [damaged(random, item, syntax) for item in source]
            else:
                translated = {"other": damaged(random, source["other"], syntax)}
                if language in ("de", "en-GB"):
                    translated["one"] = damaged(random, source["one"], syntax)
            translations[language][key] = translated
        entry = {}
        if random.random() < 0.6:
            entry["max-width"] = random.randint(4, 40)
        if random.random() < 0.3 and syntax != "printf":
            entry["examples"] = {"name": random.choice(["Kim", "김민수", "x" * 12])}
        if random.random() < 0.1:
            entry["ignore"] = {language: ["max-width", "placeholder-missing"] for language in languages[:1]}
        if entry:
            metadata[key] = entry
    bundles = folder / "translations"
    bundles.mkdir(parents=True)
    (folder / "l10n.yml").write_text(f"source: en\nlanguages: [en, {', '.join(languages)}]\nsyntax: {syntax}\n")
    (bundles / "en.json").write_text(json.dumps(sources, ensure_ascii=False))
    (bundles / "metadata.yml").write_text(json.dumps(metadata, ensure_ascii=False))
    for language, texts in translations.items():
        (bundles / f"{language}.json").write_text(json.dumps(texts, ensure_ascii=False))


def judge(tool, node, folder, language, totals):
    """Returns what the page says of a language that the tool doesn't say."""
    def run(*arguments, allowed=(0, 1)):
        done = subprocess.run(arguments, cwd=folder, capture_output=True, text=True)
        if done.returncode not in allowed:
            sys.exit(f"{arguments} ended with {done.returncode}: {done.stderr[:2000]}")
        return done.stdout

    found = {}
    for finding in json.loads(run(tool, "check", "--format", "json"))["findings"]:
        if finding["language"] == language:
            found.setdefault(finding["writtenKey"] or finding["key"], set()).add(finding["rule"])
    report = json.loads(run(tool, "report", "--format", "json"))
    widths = {message["key"]: message["languages"].get(language, {}).get("width") for message in report["messages"]}
    run(tool, "export", "page", "--to", language)
    contradictions = []
    for line in run(node, str(SCRIPTS / "provisional.js"), f"{language}.html", allowed=(0,)).splitlines():
        said = json.loads(line)
        key, rules = said["key"], found.get(said["key"], set())
        totals["texts"] += 1
        for finding in said["found"]:
            totals["said"] += 1
            if not rules & set(finding["rules"]):
                contradictions.append((language, key, finding, sorted(rules)))
        if said["columns"] is not None and widths.get(key) is not None:
            totals["columns"] += 1
            if said["columns"] != widths[key]:
                contradictions.append((language, key, "columns", said["columns"], widths[key]))
        if not said["keepsForms"]:
            contradictions.append((language, key, "forms"))
        totals["found"] += len(rules & {"message-syntax", "placeholder-missing", "placeholder-extra", "max-width", "edge-whitespace"})
    return contradictions


def main():
    tool, node = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 2000
    generator = random.Random(seed)
    languages = ["ko", "ja", "de", "ar"]
    syntaxes = list(PARTS)
    totals = {"texts": 0, "said": 0, "found": 0, "columns": 0}
    failed = False
    for syntax in syntaxes:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            project(generator, folder, syntax, languages, max(1, count // len(languages) // len(syntaxes)))
            for language in languages:
                for contradiction in judge(tool, node, folder, language, totals):
                    failed = True
                    key = contradiction[1]
                    texts = [json.loads((folder / "translations" / f"{file}.json").read_text()).get(key) for file in ["en", language]]
                    print(f"{syntax} {contradiction}: {texts}")
    print(f"{totals['texts']} messages: the page says {totals['said']} findings of the tool's {totals['found']} of these kinds, "
          f"and the columns of {totals['columns']}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
