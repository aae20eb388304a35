#!/usr/bin/env python3
"""Measures how the time and memory of `l10n-gen check` grow with unreasonable input.

    Benchmarks/hostile.py L10N_GEN [NAME]…
    Benchmarks/hostile.py L10N_GEN --rules [RULE]…

L10N_GEN is a release build of the tool. Each kind of input is made in four sizes, each twice as large as the previous
one. The output has the seconds and megabytes for each, and the average growth of the time per doubling: 2 is linear.
Sizes are chosen so that a run takes at least a tenth of a second. A run that takes a minute is stopped.

With --rules, each rule alone reads texts of 64 and of 128 KB that are difficult for it, as a source and its
translation, and all rules read bundles of 1 MB. Ends with 1 if the time grows by a factor of more than 2.6 from one
size to the other, if a bundle takes more than 5 seconds, or if there is no text for a rule.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

DOUBLINGS = 3
LIMIT = 60
CONFIGURATION = "source: ko\noutput: { directory: out }\n"


def mapping(lines):
    return "".join(f"{line}\n" for line in lines)


def deep(count):
    """Returns a mapping with the deepest nesting, whose innermost mapping has this many keys."""
    lines = [" " * level + "a:" for level in range(60)]
    return mapping(lines + [" " * 60 + f"k{key}: x" for key in range(count)])


def bomb(count):
    """Returns aliases of aliases, ten each, followed by this many lines of them."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for level in range(1, 10):
        lines.append(f"a{level}: &a{level} [" + ", ".join([f"*a{level - 1}"] * 10) + "]")
    return mapping(lines + [f"b{key}: *a9" for key in range(count)])


# A sentence that a user has seen, and the files in which a text is searched for it.
SENTENCE = ["show", "a1 b2 c"]


def shown(text):
    return {"ko.yml": f"a: '{text}'\nb: 'a{{n}} b{{m}} c'\n"}


# For each kind: the first size, the files for a size, and the command if it isn't 'check'.
KINDS = {
    "short texts": (150_000, lambda n: {"ko.yml": mapping(f"k{i}: x" for i in range(n))}),
    "one line of text": (2_000_000, lambda n: {"ko.yml": f"a: {'가 ' * n}\n"}),
    "one line of keys": (100_000, lambda n: {"ko.yml": "a: {" + ", ".join(f"k{i}: x" for i in range(n)) + "}\n"}),
    "mistakes in one line": (
        50_000, lambda n: {"ko.yml": "a: {" + ", ".join(f"k{i}: '{{x'" for i in range(n)) + "}\n"}),
    "one message of arguments": (100_000, lambda n: {"ko.yml": "a: '" + "".join(f"{{a{i}}}" for i in range(n)) + "'\n"}),
    "arguments that differ": (
        50_000, lambda n: {
            "ko.yml": "a: '" + "".join(f"{{a{i}}}" for i in range(n)) + "'\n",
            "en.yml": "a: '" + "".join(f"{{b{i}}}" for i in range(n)) + "'\n"}),
    "one select of branches": (
        50_000, lambda n: {"ko.yml": "a: '{g, select, other{x}" + "".join(f" k{i}{{x}}" for i in range(n)) + "}'\n"}),
    "a shared enum": (
        10_000, lambda n: {
            "ko.yml": "a: '{g, select, other{x}" + "".join(f" k{i}{{x}}" for i in range(n)) + "}'\n"
            + mapping(f"b{i}: '{{g, select, a{{x}} other{{x}}}}'" for i in range(n)),
            "metadata.yml": '"**": { arguments: { g: Kind } }\n'}),
    "duplicate keys": (100_000, lambda n: {"ko.yml": mapping("a: x" for _ in range(n))}),
    "keys of one Swift name": (
        20_000, lambda n: {"ko.yml": mapping(f"k{i}: x" for i in range(n)) + mapping(f"k-{i}: x" for i in range(n))}),
    "deep keys": (50_000, lambda n: {"ko.yml": deep(n)}),
    "open brackets": (1_000_000, lambda n: {"ko.yml": "a: " + "[" * n + "\n"}),
    "an alias bomb": (50_000, lambda n: {"ko.yml": bomb(n)}),
    "alias bombs": (
        20, lambda n: {f"ko/b{i}.yml": "a: &a [" + "x, " * 1000 + "]\nb: [" + "*a, " * 900 + "]\n" for i in range(n)}),
    "aliases of a long text": (
        250_000, lambda n: {"ko.yml": f"a: &a {'x' * n}\n" + mapping(f"b{i}: *a" for i in range(n // 10))}),
    "merges": (
        50_000, lambda n: {"ko.yml": "a: &a\n" + mapping(f" k{i}: x" for i in range(n)) + "b:\n"
                           + mapping(" <<: *a" for _ in range(10))}),
    "bytes that are no text": (1_000_000, lambda n: {"ko.yml": b"a: " + b"\xff" * n + b"\n"}),
    "forbidden characters": (1_000_000, lambda n: {"ko.yml": b"a: " + b"\x01" * n + b"\n"}),
    "broken lines": (300_000, lambda n: {"ko.yml": mapping(f"k{i}: b: c" for i in range(n))}),
    "combining marks": (400_000, lambda n: {"ko.yml": "a: e" + "\u0301\u0323" * n + "\n"}),
    "particles": (100_000, lambda n: {"ko.yml": "a: '" + "{n}을(를)" * n + "'\n"}),
    "missing keys": (
        50_000, lambda n: {"ko.yml": mapping(f"k{i}: x" for i in range(n)), "en.yml": "k0: x\n"}),
    "extra keys": (
        50_000, lambda n: {"ko.yml": "k0: x\n", "en.yml": mapping(f"k{i}: x" for i in range(n))}),
    "small files": (1_000, lambda n: {f"ko/d{i}.yml": f"k{i}: x\n" for i in range(n)}),
    "globs": (
        2_000, lambda n: {
            "ko.yml": mapping(f"k{i}: x" for i in range(n)),
            "metadata.yml": mapping(f'"**.k{i}*": {{ context: x }}' for i in range(n))}),
    "strings of notifications": (
        20_000, lambda n: {
            "../l10n.yml": "source: ko\nnotifications: [" + ", ".join(f"k{i}" for i in range(n)) + "]\n"
            + 'tables: [{ path: "{language}.lproj/Localizable.strings", keys: { "**": path } }]\n',
            "ko.yml": mapping(f"k{i}: '{{a}} {{b}}'" for i in range(n))}),
    "arguments of a notification": (
        20_000, lambda n: {
            "../l10n.yml": "source: ko\nsyntax: printf\nnotifications: [a]\n",
            "ko.lproj/Localizable.strings": 'a = "' + "%d %@ " * n + '";\n'}),
    "words that languages keep": (
        10_000, lambda n: {f"{language}.yml": mapping(f"k{i}: Abc{i}" for i in range(n))
                           for language in "ko ja ar ru th he zh-Hans en".split()}),
    "a sentence of selects": (
        5_000, lambda n: shown("".join(f"x{{g{i}, select, a{{b}} other{{c}}}}" for i in range(n))), SENTENCE),
    "a sentence of selects and arguments": (
        5_000, lambda n: shown("".join(f"{{g{i}, select, a{{b}} other{{c}}}}{{a{i}}}" for i in range(n))), SENTENCE),
    "a sentence of branches": (
        50_000, lambda n: shown("{g, select, other{x}" + "".join(f" k{i}{{x{{n}}}}" for i in range(n)) + "}"), SENTENCE),
    "a sentence of arguments": (50_000, lambda n: shown("".join(f"a{{a{i}}}" for i in range(n))), SENTENCE),
    "a sentence of spaces, digits and letters": (
        500_000, lambda n: shown("{n}" + " " * n + "1" * n + "a" * n + "{n}"), SENTENCE),
}


def filled(part, size):
    """Returns this many bytes of a repeated text, or of texts by number."""
    if isinstance(part, str):
        return part * max(1, size // len(part.encode()))
    parts, length = [], 0
    while length < size:
        parts.append(part(len(parts)))
        length += len(parts[-1].encode())
    return "".join(parts)


def quoted(text):
    """Returns a text in double quotes, with invisible characters escaped."""
    escaped = (
        "\\" + c if c in '"\\' else f"\\U{ord(c):08X}" if not c.isprintable() else c for c in text)
    return '"' + "".join(escaped) + '"'


WORDS = "가 나 다 라 "


def before(source, translation):
    """Returns a function of a size that makes the older files with which 'check --since' compares."""
    return lambda size: {
        f"../old/{language}.yml": f"a: {quoted(filled(text, size))}\n"
        for language, text in (("ko", source), ("en", translation), ("zh-Hans", translation))}


def listing(name, part):
    """Returns a function of a size that makes the listing of a store with a text in each of its languages."""
    return lambda size: {
        "../l10n.yml": "source: ko\nlistings: [fastlane/metadata]\n",
        **{f"../fastlane/metadata/{locale}/{name}.txt": filled(part, size) for locale in ("ko", "en-US")}}


# For each rule, texts that are difficult for it: the source's and the translation's, each a repeated part or a function
# of a size. Other files come last.
ATTACKS = {
    "message-syntax": [("{", "'{"), ("{n m}", "}"), (lambda i: f"{{a{i}, x}}", "{n, plural,")],
    "placeholder-missing": [
        (lambda i: f"{{a{i}}}", "x "), (lambda i: "{" + f"{i:x}".rjust(60, "b") + "}",
                                        lambda i: "{" + f"{i:x}".rjust(60, "c") + "}")],
    "placeholder-extra": [("x ", lambda i: f"{{a{i}}}"), (lambda i: "{" + f"{i:x}".rjust(60, "b") + "}",
                                                          lambda i: "{" + f"{i:x}".rjust(60, "c") + "}")],
    "placeholder-type": [(lambda i: f"{{a{i}, number}}", lambda i: f"{{a{i}, date}}")],
    "placeholder-delimiter": [
        (WORDS + "{n}", "$ "), (WORDS + "{n}", "%{n}"), (WORDS + "{n}", "${n}"), (WORDS + "{n}", "% {n "),
        (WORDS + "{n}", lambda i: "{" + " " * (i % 90) + "n} '{'"), (WORDS + "{n}", "[%s:n]"), ("｛n", "｛n"),
        # Placeholders of Foundation and Swift in the source.
        ("%", "x"), ("%1", "x"), (lambda i: "1" if i else "%", "x"), (lambda i: "l" if i else "%1$", "x"), ("%d ", "x"),
        ("% ", "x"), ("\\(", "x"), (lambda i: "a." if i else "\\(", "x"), ("\\(a.b)", "x"), ("$", "x"), ("${a}", "x"),
        ("{g, select, other{%@}}", "x"), ("<%", "x")],
    "plural-missing-category": [("{n, plural, other{#}}", "{n, plural, other{#}}")],
    "plural-number-lost": [("{n, plural, other{#}}", "{n, plural, one{x} other{# % {n}}} ")],
    "plural-wanted": [(lambda i: f"{{a{i}}}개 ", lambda i: f"{{a{i}}} items "), ("{count}개 ", "{count} items ")],
    "plural-same-branches": [("{n, plural, other{#}}", "{n, plural, one{# items} other{# items}}")],
    "plural-unused-category": [("{n, plural, one{x} other{#}}", "{n, plural, many{x} one{x} other{#}}")],
    "select-branch": [(lambda i: f"{{g{i}, select, a{{x}} other{{}}}}", lambda i: f"{{g{i}, select, b{{x}} other{{}}}}")],
    "untranslated": [("Ab ", "Ab "), ("<b>" + WORDS, "<b>" + WORDS), ("a", "a")],
    "edge-whitespace": [(" ", "x "), ("\n", " ")],
    "markup-mismatch": [
        ("<", "<"), ("<a ", "<!--"), (lambda i: f"<x{i}>", lambda i: f"</x{i}>"), ("<p>", lambda i: "<p></p>" if i == 0 else "<p><br>"),
        (lambda i: f"<x{i}></x{i}>", lambda i: f"<x{i}></x{i}>z"),
        (lambda i: f"{{g{i}, select, a{{<x{i}></x{i}>}} other{{}}}}", lambda i: f"{{g{i}, select, a{{<x{i}></x{i}>}} other{{}}}}z")],
    "control-character": [
        (WORDS + "\u200b", ".\u200b"), (lambda i: "a" if i % 8000 else "\u00ad", "1\u00ad"), ("\u202a", "\u2069"), ("\u202a", "\u2066"),
        ("\U0001f469", lambda i: "\U000e0061" if i else "\U0001f3f4"), ("a", "a\u2060"), ("a", "a\tb")],
    "unnormalized": [("e\u0301\u0323", "e\u0301"), ("a", "\u1112\u1161\u11ab"), ("a", lambda i: "\u0323\u0301" if i else "e")],
    "grammar-markup": [
        ("^[", "^["), ("^[a](", "]"), ("^[a](inflct: true) ", "(inflect: "), ("a](inflect: ", "^[{n}] "), ("^[a](x: {", "^[a](b: '"),
        (lambda i: f"^[{{a{i}}}](agreeWithArgument: {i}) ", "[a] (inflect: true) "), ("^[a](\\(", "^[a]("),
        (lambda i: f"{{g{i}, select, a{{^[x](inflect: 1)}} other{{}}}}", "x")],
    "grammar-inflection": [
        ("^[{n, number}](inflect: true) ", "{n, number} "), ("^[a](inflect: true) {n, number} ", "{n, number}^[a](inflect: true) "),
        (lambda i: f"^[{{a{i}, number}} x](inflect: true) ", lambda i: f"{{a{i}, number}} x ")],
    "grammar-accessor": [("^[", "x"), ("^[a](", "x"), ("a](b)", "x"), (lambda i: f"{{g{i}, select, a{{^[x](b)}} other{{^[}}}}", "x")],
    "number-mismatch": [
        (lambda i: f"{i} ", lambda i: f"{i + 1} "), ("1", "2"), ("1만 ", "2만 "), ("1.1.", "2,1,"), ("1)  ", "2_"), ("half ", "1 000 ")],
    "link-mismatch": [
        (lambda i: f"a{i}@b.co ", lambda i: f"b{i}@b.co "), (lambda i: f"@abc{i} ", lambda i: f"@abd{i} "),
        (lambda i: f"http://a{i}.co ", lambda i: f"http://b{i}.co "), (lambda i: f"www.a{i}.kr/ko ", lambda i: f"a{i}.kr/ko "),
        ("a@", "a@"), ("http://", "http://"), ("://", "://)"), ("www.", "www."), ("a", "a@b.c")],
    "end-punctuation": [("a.", "a."), ("?", "!"), ("a <b>", "a <b>"), ("a\u3000", "a ")],
    "script-purity": [
        (WORDS, "後"), ("後", "後"), (WORDS, lambda i: chr(0x4E00 + i % 20000)), (WORDS, "(後"), (WORDS, "<後"), (WORDS, "「後"),
        (WORDS, lambda i: "後" + chr(0x4E00 + i % 20000) + " "), (WORDS, "後한"), (WORDS, "(한")],
    "punctuation-width": [(WORDS, "字,"), (WORDS, "字，字,"), (WORDS, "字(字)")],
    "bare-particle": [("{n}을 ", "x"), ("{n}\"", "x"), ("{n}<b>을 ", "x"), (lambda i: f"{{g{i}, select, other{{{{n}}을 }}}}", "x")],
    "max-width": [
        (lambda i: f"{{g{i}, select, a{{x}} other{{yy}}}}", "<a"),
        ("{n}", "{n}", lambda size: {"metadata.yml": f"a: {{ max-width: 3, examples: {{ n: '{'가' * (size // 3)}' }} }}\n"})],
    "terms": [
        ("http://reviewreview", "review", lambda size: {"terms.yml": "terms:\n- { ko: review, en: aeview }\n"}),
        ("review", "reviewreview", lambda size: {"terms.yml": "terms:\n- { ko: review, en: aeview }\n"}),
        ("ab ", "a", lambda size: {"terms.yml": "untranslated: [ac, ab]\n"})],
    "swift-name-collision": [("x", "x")],
    "inconsistent": [("x", "x")],
    "structure-mismatch": [("x", "x")],
    "outdated": [
        (WORDS, "ab ", before("가 나 다 마 ", "ab ")), (lambda i: f"{i} ", "ab ", before(lambda i: f"{i + 1} ", "ab ")),
        (lambda i: f"{{a{i}}}", "x", before(lambda i: f"{{b{i}}}", "x")), ("가", "x", before("나", "x"))],
    "sources-copied": [("x ", "x ", before("x ", "y ")), (WORDS, WORDS, before(WORDS, "y"))],
    "spaces-normalized": [("x ", "a b ", before("x ", "a\u00a0b ")), ("x", "a", before("x", "a\u3000"))],
    "texts-emptied": [("x ", " ", before("x ", "y "))],
    "listing-limit": [("x", "x", listing("description", WORDS)), ("x", "x", listing("name", "e\u0301"))],
    "listing-line-break": [("x", "x", listing("name", "a\n")), ("x", "x", listing("name", "\n"))],
    "listing-keywords": [
        ("x", "x", listing("keywords", "a, ")), ("x", "x", listing("keywords", lambda i: f"a{i},")),
        ("x", "x", listing("keywords", " ")), ("x", "x", listing("keywords", ","))],
}
# The rules that read only keys, files and settings, or run only with more input than files. KINDS and the bundles below
# cover these.
RULES_OF_KEYS = set("""
    yaml-syntax json-syntax strings-syntax invalid-encoding duplicate-key unknown-language root-mismatch missing-key extra-key
    list-length empty-value derived-name needs-review system-argument system-missing shortcut-application-name
    system-languages notification-argument notification-changed unused-key missing-from-catalog hard-coded-text
    states-lost keys-lost
    """.split())


def lines(line, size=500_000):
    return filled(lambda i: line(i) + "\n", size)


def named(number, length, letter):
    return f"{number:x}".rjust(length, letter)


# Bundles of 1 MB, for any rule.
BUNDLES = {
    "tiny texts": lambda: {"ko.yml": lines(lambda i: f"k{i}: x", 1_000_000)},
    "one giant text": lambda: {"ko.yml": f"a: {WORDS * 30_000}\n", "en.yml": f"a: {'ab cd ' * 80_000}\n"},
    "other keys": lambda: {"ko.yml": lines(lambda i: f"{named(i, 64, 'b')}: x"), "en.yml": lines(lambda i: f"{named(i, 64, 'c')}: y")},
    "other long keys": lambda: {"ko.yml": lines(lambda i: f"{named(i, 250, 'b')}: x"), "en.yml": lines(lambda i: f"{named(i, 250, 'c')}: y")},
    "one source text": lambda: {"ko.yml": lines(lambda i: f"k{i}: {WORDS}"), "en.yml": lines(lambda i: f"k{i}: a b {i}")},
    "one source text, and a long translation": lambda: {
        "ko.yml": lines(lambda i: f"k{i}: {WORDS}", 300_000), "en.yml": f"k0: {'a b ' * 50_000}\n" + lines(lambda i: f"k{i + 1}: a {i}", 300_000)},
    "texts with one beginning": lambda: {
        "ko.yml": lines(lambda i: f"k{i}: {'가' * 200}{i}"), "en.yml": lines(lambda i: f"k{i}: {'a' * 600}{i}")},
    "a list of counts": lambda: {
        "ko.yml": "a:\n" + lines(lambda i: "- '{count, number, integer}개'"), "en.yml": "a:\n" + lines(lambda i: "- '{count, number, integer} items'")},
    "a list of lookalikes": lambda: {"ko.yml": "a:\n" + lines(lambda i: f"- '{{a{i}}}'"), "en.yml": "a:\n" + lines(lambda i: f"- '%(a{i})s'")},
    "a list of arguments": lambda: {"ko.yml": "a:\n" + lines(lambda i: f"- '{{a{i}}}'"), "en.yml": "a:\n" + lines(lambda i: f"- '{{b{i}}}'")},
    "a list of ends": lambda: {
        "ko.yml": "a:\n" + lines(lambda i: "- 가나다라마바사아자차."), "en.yml": "a:\n" + lines(lambda i: "- abcdefghijklmnop" + "." * (i % 11 > 0))},
    "ends of many kinds": lambda: {
        "ko.yml": lines(lambda i: f"k{i}: 'abcdefghijklmnopqrs?'"),
        "en.yml": lines(lambda i: f"k{i}: 'abcdefghijklmnopq" + ("." if i % 11 == 0 else "".join("?!"[i >> b & 1] for b in range(16)) + "?") + "'")},
    "arguments of long names": lambda: {
        "ko.yml": "a: '" + filled(lambda i: "{" + named(i, 60, "b") + "}", 500_000) + "'\n",
        "en.yml": "a: '" + filled(lambda i: "{" + named(i, 60, "c") + "}", 500_000) + "'\n"},
    "selects": lambda: {
        "ko.yml": "a: '" + filled(lambda i: f"{{g{i}, select, a{{x}} other{{y}}}}", 500_000) + "'\n",
        "en.yml": "a: '" + filled(lambda i: f"{{g{i}, select, b{{x}} other{{y}}}}", 500_000) + "'\n"},
    "links": lambda: {
        "ko.yml": "a: '" + filled(lambda i: f"http://a{i}.co ", 500_000) + "'\n", "en.yml": "a: '" + filled(lambda i: f"b{i}@b.co ", 500_000) + "'\n"},
}


def texts(attack, size):
    """Returns the files of an attack: the source and the translation, or the result of a function of the size."""
    source, translation, *others = attack
    files = {"ko.yml": f"a: {quoted(filled(source, size))}\n"}
    for language in ("en", "zh-Hans"):
        files[f"{language}.yml"] = f"a: {quoted(filled(translation, size))}\n"
    for other in others:
        files |= other(size)
    return files


def check_rules(tool, chosen):
    """Tests each rule with its texts, and all rules with the bundles. Returns whether everything is within the
    limits."""
    listed = subprocess.run([tool, "rules"], check=True, capture_output=True, text=True).stdout.splitlines()[1:]
    severities = dict(line.split()[:2] for line in listed if len(line.split()) > 1)
    rules = [rule for rule, severity in severities.items() if severity in ("error", "warning", "info", "off")]
    # Some rules can't be disabled.
    probe = {"ko.yml": "a: x\n"}
    optional = [rule for rule in rules if run(tool, probe, ["--rule", f"{rule}=off"]) is not None]
    is_well = True
    for rule in rules:
        if rule in RULES_OF_KEYS or chosen and rule not in chosen:
            continue
        if rule not in ATTACKS:
            print(f"{rule}: no text is made against it")
            is_well = False
        off = [word for other in optional if other != rule for word in ("--rule", f"{other}=off")]
        if severities[rule] == "off":
            off += ["--rule", f"{rule}=warning"]
        for number, attack in enumerate(ATTACKS.get(rule, [])):
            since = ["--since", "old"] if any(path.startswith("../old/") for path in texts(attack, 100)) else []
            # The best of three, since a run of some milliseconds is mostly startup. Processor time, since it excludes
            # other programs on the machine.
            seconds = []
            for size in (64 << 10, 128 << 10):
                runs = [run(tool, texts(attack, size), off + since) for _ in range(3)]
                seconds.append(min((result[2] if result else LIMIT) for result in runs))
            ratio = seconds[1] / seconds[0]
            is_slow = seconds[1] > 0.1 and ratio > 2.6
            is_well = is_well and not is_slow
            print(f"{rule:24} {number} {seconds[0]:7.3f} {seconds[1]:7.3f}  {ratio:.1f}{'  too slow' if is_slow else ''}", flush=True)
    for name, make in {} if chosen else BUNDLES.items():
        result = run(tool, make())
        is_slow = result is None or result[2] > 5
        is_well = is_well and not is_slow
        print(f"{name:40} {f'{result[2]:6.2f}' if result else '  over'}{'  too slow' if is_slow else ''}", flush=True)
    return is_well


def run(tool, files, options=(), command=("check", "--format", "json")):
    """Returns the seconds, megabytes and processor seconds of a command."""
    work = tempfile.mkdtemp()
    try:
        with open(os.path.join(work, "l10n.yml"), "w") as file:
            file.write(CONFIGURATION)
        for path, content in files.items():
            path = os.path.join(work, "translations", path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())
        start = time.perf_counter()
        child = subprocess.Popen(
            [tool, *command, *options], cwd=work, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)))
        _, status, usage = os.wait4(child.pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            return None
        return time.perf_counter() - start, usage.ru_maxrss / 1024, usage.ru_utime + usage.ru_stime
    finally:
        shutil.rmtree(work)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    tool = os.path.realpath(sys.argv[1])
    if sys.argv[2:3] == ["--rules"]:
        sys.exit(not check_rules(tool, sys.argv[3:]))
    width = max(map(len, KINDS))
    print(f"{'':{width}}  {'input':>8}  {'seconds':>31}  {'megabytes':>27}  per doubling")
    for name in sys.argv[2:] or KINDS:
        first, files, *command = KINDS[name]
        results = []
        for doubling in range(DOUBLINGS + 1):
            made = files(first << doubling)
            size = sum(len(content if isinstance(content, bytes) else content.encode()) for content in made.values())
            results.append(run(tool, made, command=command[0] if command else ("check", "--format", "json")))
            if results[-1] is None:
                break
        shown = [f"{result[0]:7.2f}" if result else "   over" for result in results]
        memory = [f"{result[1]:6.0f}" if result else "      " for result in results]
        growth = (results[-1][0] / results[0][0]) ** (1 / DOUBLINGS) if results[-1] else None
        print(
            f"{name:{width}}  {size / 1e6:5.1f} MB  {' '.join(shown):>31}  {' '.join(memory):>27}  "
            + (f"{growth:.2f}" if growth else "too long"), flush=True)


main()
