#!/usr/bin/env python3
"""Tries the first commands on real projects, unedited, and prints a table in Markdown.

    scripts/real-projects.py L10N_GEN RUNTIME_MODULES PROJECT... [--findings DIRECTORY]

Clones each PROJECT, a repository on this machine, runs 'init', 'check' and 'emit' in the clone, and compiles the generated
code against the module L10nRuntime in RUNTIME_MODULES, such as .build/debug/Modules. With --findings, the output of each
command is kept there, to be read by hand: whether 'init' was right is for a person to say.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import tempfile
import time

TIMEOUT = 900
HEADER = ["project", "revision", "source, and how it was known", "languages", "places", "check: errors, warnings, notes",
          "lines", "emit", "left out", "compiles", "seconds"]


def run(arguments, directory, kept):
    """The result of a command in a project, and the seconds that it took."""
    start = time.monotonic()
    result = subprocess.run(arguments, cwd=directory, capture_output=True, text=True, errors="replace", timeout=TIMEOUT)
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(result.stdout + result.stderr)
    return result, time.monotonic() - start


def revision(project):
    """The commit of a checked-out repository, short."""
    result = subprocess.run(["git", "-C", project, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return result.stdout.strip() or "?"


def compiles(directories, modules, copy):
    """Whether the code in each directory passes the compiler's checks, as the module that it would be part of."""
    for directory in directories:
        files = [str(path) for path in pathlib.Path(copy, directory).rglob("*.swift")]
        if not files:
            return "no code"
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "app", "-I", modules,
                   "-Xcc", f"-fmodule-map-file={modules.parent}/CL10nAtomics.build/module.modulemap", *files]
        result = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
        if result.returncode:
            error = next((line for line in result.stderr.splitlines() if " error: " in line), "?")
            return "no: " + error.split(" error: ")[-1][:80]
    return "yes"


def row(tool, modules, project, kept):
    """The row of a project."""
    name = project.name
    with tempfile.TemporaryDirectory() as scratch:
        copy = pathlib.Path(scratch, name)
        # What is committed, without what earlier runs left.
        subprocess.run(["git", "clone", "-q", "--shared", project, copy], check=True)

        def keep(command):
            return kept / name / command if kept else None

        seconds = 0.0
        result, taken = run([tool, "init"], copy, keep("init"))
        seconds += taken
        if result.returncode:
            return [name, revision(project), "init: " + result.stderr.strip()[:120]] + ["-"] * (len(HEADER) - 3)
        found = dict(re.findall(r"^  (\w+) +(.*)$", result.stdout, re.MULTILINE))
        settings = (copy / "l10n.yml").read_text()
        places = re.search(r"^translations:(.*)((?:\n  - .*)*)", settings)
        count = max(1, places.group(2).count("\n  - ")) if places else 0
        result, taken = run([tool, "check", "--format", "text"], copy, keep("check"))
        seconds += taken
        lines = len(result.stdout.splitlines())
        as_json, _ = run([tool, "check", "--format", "json"], copy, None)
        counts = collections.Counter(finding["severity"] for finding in json.loads(as_json.stdout)["findings"])
        result, taken = run([tool, "emit"], copy, keep("emit"))
        seconds += taken
        left_out = re.search(r"^Left out of the code: (\d+)", result.stderr, re.MULTILINE)
        emitted = "yes" if result.returncode == 0 else "no"
        outputs = re.findall(r"^ *(?:- )?(?:output: )?.*directory: ([^,}\n]+)", settings, re.MULTILINE)
        compiled = compiles([output.strip() for output in outputs], modules, copy) if emitted == "yes" else "-"
        return [name, revision(project), found.get("source", "?").split("; if")[0],
                str(len(found.get("languages", "").split(","))), str(count),
                f"{counts['error']}, {counts['warning']}, {counts['info']}", str(lines), emitted,
                left_out.group(1) if left_out else "0", compiled, f"{seconds:.1f}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("modules", type=pathlib.Path)
    parser.add_argument("projects", type=pathlib.Path, nargs="+")
    parser.add_argument("--findings", type=pathlib.Path)
    options = parser.parse_args()
    print("| " + " | ".join(HEADER) + " |")
    print("|" + "---|" * len(HEADER))
    for project in options.projects:
        print("| " + " | ".join(row(options.tool.resolve(), options.modules.resolve(), project, options.findings)) + " |",
              flush=True)


if __name__ == "__main__":
    main()
