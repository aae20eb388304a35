#!/usr/bin/env python3
"""Writes the table in RESULTS.md, and its most important rows into the README, from the output of the benchmarks.

    Benchmarks/table.py RESULTS RESULTS.md README.md [TRANSLATED…]

RESULTS is the folder that all.sh fills. In both files the table replaces what is between the two comments. In READMEs in
other languages, the rows keep their words and get the figures.
"""

import decimal
import pathlib
import re
import sys

BEGIN = "<!-- Benchmarks/all.sh writes this table. -->\n"
END = "<!-- The table ends here. -->\n"
HEAD = "| 10,000 keys in Korean, English and Chinese | l10n-gen | peer | ratio |\n|---|---|---|---|\n"
# The rows that matter to an app's developer: checking, building, compiling and reading.
README_ROWS = re.compile(
    r"\| (check, all rules|a build without changes|compile the generated Swift, debug|read a plain string .*Bundle)"
)
PEER_FIGURE = re.compile(r"[\d.,]+ \w+$")


class Process:
    """Returns a command's line in the output of measure.py."""

    PATTERN = re.compile(r"^(.+?) {2,}([\d.]+) ms +([\d.]+) ms +([\d.]+) ms +([\d.]+) MB", re.MULTILINE)

    def __init__(self, median, fastest, processor, memory):
        self.median, self.fastest, self.processor, self.memory = median, fastest, processor, memory

    @classmethod
    def read(cls, text):
        return {
            match[1].strip(): cls(*(float(match[column]) for column in (2, 3, 4, 5)))
            for match in cls.PATTERN.finditer(text)
        }


def nanoseconds(text):
    """Returns the fastest samples of the runtime's benchmarks, by name. A sample is a thousand operations, except for
    the switch.

    The benchmarks run one after another, and other load on the machine, for minutes at a time, only adds to them.
    """
    fastest = {}
    for name, row in re.findall(r"^### (.+)\n\n(?:\|.*\n){2}\|(.+)\n", text, re.MULTILINE):
        sample = float(row.split("|")[1])
        if not name.startswith("a language switch"):
            sample /= 1_000
        fastest[name] = min(sample, fastest.get(name, sample))
    for name, median in re.findall(r"^  (.+): median (\d+) ns", text, re.MULTILINE):
        fastest[f"first read: {name}"] = float(median)
    return fastest


def shown(value, unit):
    """Returns three digits, or all digits before the point."""
    if unit == "ns" and value >= 1e6:
        value, unit = value / 1e6, "ms"
    elif unit == "ns" and value >= 1e4:
        value, unit = value / 1e3, "µs"
    elif unit == "ms" and value >= 10_000:
        value, unit = value / 1e3, "s"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f} {unit}" if digits < 2 else f"{value:.2g} {unit}"


def ratio(value):
    return f"{value:.2f}" if value >= 0.095 else format(decimal.Decimal(f"{value:.2g}"), "f")


def row(work, ours, peer_name, peer, unit):
    return f"| {work} | {shown(ours, unit)} | {peer_name}: {shown(peer, unit)} | {ratio(ours / peer)} |"


def rows(results):
    """Returns the lines of the table."""
    read = {path.stem: path.read_text() for path in results.glob("*.txt")}
    emit, debug = Process.read(read["emit"]), Process.read(read["emit-debug"])
    compiled, scale = Process.read(read["compile"]), Process.read(read["scale"])
    runtime = nanoseconds(read["runtime"])
    plain = runtime["plain: gettext, as a String"]

    def process(work, name, peer, processes=emit):
        return row(work, processes[name].median, f"`{peer}`", processes[peer].median, "ms")

    yield process("generate, with its checks", "l10n-gen emit", "msgfmt")
    yield process("generate, with its checks", "l10n-gen emit", "genrb")
    yield process("check, all rules", "l10n-gen check", "msgfmt")
    yield process("generate with a debug build, as the source plugin does", "l10n-gen emit", "msgfmt", debug)
    yield process("a build without changes", "l10n-gen build, nothing changed", "msgfmt")
    for mode, name in (("debug", "debug"), ("-O public", "`-O`, public")):
        ours, peer = compiled[f"l10n-gen, {mode}"], compiled[f"SwiftGen's shape, {mode}"]
        work = f"compile the generated Swift, {name}, CPU time"
        yield row(work, ours.processor, "SwiftGen-style code", peer.processor, "ms")
    yield row("read a plain string", runtime["plain: l10n-gen"], "gettext", plain, "ns")
    yield row(
        "read a plain string", runtime["plain: l10n-gen"], "`Bundle.localizedString`",
        runtime["plain: Bundle.localizedString"], "ns")
    yield row("read a plain string, observed by SwiftUI", runtime["plain: l10n-gen, observed"], "gettext", plain, "ns")
    yield row(
        "format two arguments with a plural", runtime["two arguments: l10n-gen"], "ICU4C, pattern parsed beforehand",
        runtime["two arguments: ICU4C, in its own UTF-16"], "ns")
    first, foundation = runtime["first read: L10nRuntime"], runtime["first read: Bundle.localizedString"]
    yield row("first read of a process", first, "Foundation", foundation, "ns")
    switch = runtime["a language switch and the read after it"]
    yield row("switch the language and read", switch, "Foundation's first read", foundation, "ns")
    yield from growth(scale, read["scale"])
    yield from updates(read["updates"])
    yield from sizes(read["size"])
    yield from costs_of_modules(read["modules"], scale)
    yield from answers(read["servers"])


def growth(scale, text):
    """Returns the growth for ten and a hundred times as many keys."""
    for command in ("check", "emit"):
        sizes = {
            int(re.search(r", (\d+) keys", name)[1]): process
            for name, process in scale.items()
            if name.startswith(command)
        }
        small, middle, large = (sizes[keys] for keys in (10_000, 100_000, 1_000_000))
        for keys, process in ((100_000, middle), (1_000_000, large)):
            yield (
                f"| {command} {keys:,} keys | {shown(process.fastest, 'ms')}, {process.memory:,.0f} MB "
                f"| 10,000 keys: {shown(small.fastest, 'ms')}, {small.memory:,.0f} MB "
                f"| {process.fastest / small.fastest:.1f}, {process.memory / small.memory:.1f} |"
            )
    small, large = scale["compile, 10000 keys"], scale["compile, 100000 keys"]
    yield row("compile 100,000 keys, debug, CPU time", large.processor, "10,000 keys", small.processor, "ms")
    reads = {}
    pattern = r"^(\d+) keys: first text (\S+) seconds, by key each (\S+) seconds"
    for keys, *seconds in re.findall(pattern, text, re.MULTILINE):
        first, each = (shown(float(time) * 1e9, "ns") for time in seconds)
        reads[int(keys)] = f"first {first}, each {each}"
    yield f"| read by key, 1,000,000 keys | {reads[1_000_000]} | 10,000 keys: {reads[10_000]} | |"


def updates(text):
    """Returns the cost of over-the-air strings in an app."""
    values = {name: float(value) for name, value in re.findall(r"^  (.+): (?:median )?(-?[\d.]+)", text, re.MULTILINE)}
    ours, peer = values["pack, gzip"], values["Localizable.strings, gzip"]
    yield (
        f"| download corrections of 1 % of the strings, gzip | {ours / 1000:.1f} KB | the whole `Localizable.strings`: "
        f"{peer / 1000:.1f} KB | {ratio(ours / peer)} |"
    )
    yield row(
        "start with a release, and read the first string", values["start with a release, and the first read"],
        "the first string without updates", values["the first read"], "ns")
    yield row(
        "read a plain string with a release", values["with a release"], "without a release", values["without a release"],
        "ns")
    flood = max(values["64 MB that nobody asked for"], values["64 MB that gzip makes small"])
    # Two runs of the same app differ by up to 1 MB.
    more = f"{flood / 1000:.1f} MB" if flood >= 1000 else "less than 1 MB"
    yield f"| memory for an answer of 64 MB, of which 64 KB are allowed | {more} | | |"


def sizes(text):
    """Returns the size of a small program."""
    parts = {
        name: re.findall(r"(\w+) (\d+) KB", line) for name, line in re.findall(r"^  (.+?): (.+)", text, re.MULTILINE)
    }
    none = parts["without l10n-gen"][-1][1]
    for flag in ("-O", "-Osize"):
        (_, code), (_, data), (_, whole) = parts[f"with {flag}"]
        yield (
            f"| size of a program with one string, `{flag}` | {int(whole):,} KB: {int(code):,} KB text, {data} KB data "
            f"| without l10n-gen: {none} KB | |"
        )


    keys, lines = re.search(r"^(\d+) keys in three languages\n((?:  .+\n?)+)", text, re.MULTILINE).groups()
    strings = dict(re.findall(r"^  (.+?): (.+)", lines, re.MULTILINE))
    whole = {name: int(re.search(r"all (\d+) KB", line)[1]) for name, line in strings.items() if ", all " in line}
    tables = whole["tables"] - int(parts["with -O"][-1][1])
    lists = int(strings["property lists"].split()[0])
    yield (
        f"| size of {int(keys):,} keys in three languages | {tables:,} KB | binary property lists: {lists:,} KB "
        f"| {ratio(tables / lists)} |"
    )
    accessors = (whole["tables and public accessors"] - whole["tables"]) * 1000 / int(keys)
    yield f"| size of a public accessor | {accessors:.0f} bytes | internal, not called: 0 bytes | |"
    memory = {name: strings[f"memory, {name}"].split() for name in ("l10n-gen", "Bundle.localizedString")}
    ours, peer = (
        f"{int(first):,} KB after the first, {int(all):,} KB after all" for first, all, _ in memory.values()
    )
    share = int(memory["l10n-gen"][1]) / int(memory["Bundle.localizedString"][1])
    yield f"| memory to read {int(keys):,} texts | {ours} | `Bundle.localizedString`: {peer} | {ratio(share)} |"


def costs_of_modules(text, scale):
    """Returns the cost of many modules, compared with the same number of keys in one."""
    processes = Process.read(text)
    emit, compiled = (process for name, process in processes.items() if not name.startswith("check"))
    modules = next(re.search(r"\d+", name)[0] for name in processes)
    one = next(process for name, process in scale.items() if name.startswith("emit, 100000 keys"))
    whole = scale["compile, 100000 keys"]
    yield row(f"emit {modules} modules with 1,000 keys", emit.fastest, "one with 100,000 keys", one.fastest, "ms")
    yield row(
        f"compile {modules} modules with 1,000 keys, debug, CPU time", compiled.processor, "one with 100,000 keys",
        whole.processor, "ms")
    again = re.search(r"(\d+) of \d+ modules compiled again", text)[1]
    yield f"| modules that are compiled again after a text changed | {again} of {modules} | | |"


def answers(text):
    """Returns the times of the servers' answers, compared with a run of check."""
    times = {name: float(time) for name, time in re.findall(r"^  (\S.*?) {2,}([\d.]+) ms", text, re.MULTILINE)}
    memory = re.findall(r"^  memory +(\d+) MB", text, re.MULTILINE)
    for name in ("hover after an edit", "diagnostic after an edit", "submit", "next after a submission"):
        server, peak = ("mcp", memory[1]) if "submi" in name else ("language-server", memory[0])
        check = times["the whole program"]
        yield (
            f"| `{server}`: {name} | {shown(times[name], 'ms')}, {peak} MB | `check`: {shown(check, 'ms')} "
            f"| {ratio(times[name] / check)} |"
        )


def around_table(path):
    """Returns what is before, in and after the table."""
    before, _, rest = path.read_text().partition(BEGIN)
    table, found, after = rest.partition(END)
    if not found:
        sys.exit(f"{path}: the comments around the table are missing; write\n{BEGIN}{END}where it belongs")
    return before + BEGIN, table, END + after


def replace_table(path, table):
    before, _, after = around_table(path)
    path.write_text(before + HEAD + "\n".join(table) + "\n" + after)


def replace_figures(path, table):
    """Writes the figures into a table with other words."""
    before, old, after = around_table(path)
    head, rule, *lines = old.splitlines()
    if len(lines) != len(table):
        sys.exit(f"{path}: the table has {len(lines)} rows instead of {len(table)}; write the rows of README.md in its language")
    translated = (with_figures(line.split(" | "), row.split(" | ")) for line, row in zip(lines, table))
    path.write_text(before + "\n".join([head, rule, *translated]) + "\n" + after)


def with_figures(cells, row):
    """Returns a row with its own words, which are in the first cell and before the peer's figure."""
    work, _, peer, _ = cells
    _, ours, theirs, ratio = row
    return " | ".join([work, ours, PEER_FIGURE.sub(PEER_FIGURE.search(theirs)[0], peer), ratio])


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    results, whole, readme, *translated = map(pathlib.Path, sys.argv[1:])
    table = list(rows(results))
    replace_table(whole, table)
    important = [line for line in table if README_ROWS.match(line)]
    replace_table(readme, important)
    for path in translated:
        replace_figures(path, important)


if __name__ == "__main__":
    main()
