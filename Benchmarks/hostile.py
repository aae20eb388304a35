#!/usr/bin/env python3
"""How the time and memory of `l10n-gen check` grow with input that nobody should have written.

    Benchmarks/hostile.py L10N_GEN [NAME]…

L10N_GEN is a release build of the tool. Each kind of input is made in four sizes, each twice the one before; printed are
the seconds and the megabytes of each, and how many times the time grows per doubling over all: 2 is linear. Sizes are
chosen so that a run takes a tenth of a second or more. A run that takes a minute is ended.
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
    """A mapping of the deepest nesting, whose innermost has so many keys."""
    lines = [" " * level + "a:" for level in range(60)]
    return mapping(lines + [" " * 60 + f"k{key}: x" for key in range(count)])


def bomb(count):
    """Aliases of aliases, ten each, and so many more lines of these."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for level in range(1, 10):
        lines.append(f"a{level}: &a{level} [" + ", ".join([f"*a{level - 1}"] * 10) + "]")
    return mapping(lines + [f"b{key}: *a9" for key in range(count)])


# For each kind the first size, and the files of a size.
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
}


def run(tool, files):
    """Seconds and megabytes of one check."""
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
            [tool, "check", "--format", "text"], cwd=work, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)))
        _, status, usage = os.wait4(child.pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            return None
        return time.perf_counter() - start, usage.ru_maxrss / 1024
    finally:
        shutil.rmtree(work)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    tool = os.path.realpath(sys.argv[1])
    width = max(map(len, KINDS))
    print(f"{'':{width}}  {'input':>8}  {'seconds':>31}  {'megabytes':>27}  per doubling")
    for name in sys.argv[2:] or KINDS:
        first, files = KINDS[name]
        results = []
        for doubling in range(DOUBLINGS + 1):
            made = files(first << doubling)
            size = sum(len(content if isinstance(content, bytes) else content.encode()) for content in made.values())
            results.append(run(tool, made))
            if results[-1] is None:
                break
        shown = [f"{result[0]:7.2f}" if result else "   over" for result in results]
        memory = [f"{result[1]:6.0f}" if result else "      " for result in results]
        growth = (results[-1][0] / results[0][0]) ** (1 / DOUBLINGS) if results[-1] else None
        print(
            f"{name:{width}}  {size / 1e6:5.1f} MB  {' '.join(shown):>31}  {' '.join(memory):>27}  "
            + (f"{growth:.2f}" if growth else "too long"), flush=True)


main()
