#!/usr/bin/env python3
"""Samples the findings of real projects for reading by hand, and prints how many were right.

    scripts/precision.py sample L10N_GEN PROJECT... > sheet.tsv
    scripts/precision.py table sheet.tsv

'sample' clones each PROJECT, a repository on this machine, runs 'init' and 'check' in the clone, and writes 25 findings of each
rule that is on, or all if there are fewer, by turns from each project. A person then writes 'yes' or 'no' into the first column
of each: whether a team would want that finding. 'table' prints the share of each rule in Markdown; it ends with 1 if a rule is
below 80 % or a finding wasn't read.
"""

import argparse
import collections
import csv
import json
import pathlib
import random
import subprocess
import sys
import tempfile

PER_RULE = 25
LEAST_SHARE = 0.8
COLUMNS = ["right", "rule", "project", "place", "language", "key", "message", "all"]


def findings(tool, project):
    """The findings of the configuration that 'init' writes for a project."""
    with tempfile.TemporaryDirectory() as scratch:
        copy = pathlib.Path(scratch, project.name)
        subprocess.run(["git", "clone", "-q", "--shared", project, copy], check=True)
        if subprocess.run([tool, "init"], cwd=copy, capture_output=True).returncode:
            return []
        result = subprocess.run([tool, "check", "--format", "json"], cwd=copy, capture_output=True, text=True)
        return json.loads(result.stdout)["findings"]


def sample(tool, projects):
    """Writes a sheet with findings of each rule, by turns from each project."""
    pools = collections.defaultdict(lambda: collections.defaultdict(list))
    for project in projects:
        for finding in findings(tool, project):
            pools[finding["rule"]][project.name].append(finding)
    sheet = csv.writer(sys.stdout, delimiter="\t", lineterminator="\n")
    sheet.writerow(COLUMNS)
    for rule, by_project in sorted(pools.items()):
        count = sum(map(len, by_project.values()))
        # The same findings are chosen each time, so that a sheet can be compared with an earlier one.
        for own in by_project.values():
            random.Random(rule).shuffle(own)
        chosen = []
        while len(chosen) < min(PER_RULE, count):
            for name, own in sorted(by_project.items()):
                if own and len(chosen) < PER_RULE:
                    chosen.append((name, own.pop()))
        for name, finding in chosen:
            place = f"{finding['file']}:{finding['line']}:{finding['column']}"
            key = finding.get("writtenKey", finding.get("key", ""))
            sheet.writerow(["", rule, name, place, finding.get("language", ""), key, finding["message"], count])


def table(path):
    """Prints the share of right findings of each rule, and returns whether each is high enough."""
    rows = list(csv.DictReader(path.open(newline=""), delimiter="\t"))
    by_rule = collections.defaultdict(list)
    for row in rows:
        by_rule[row["rule"]].append(row)
    if not rows:
        sys.exit(f"{path} has no findings; write it with 'sample'")
    print("| rule | findings | read | right | share |\n|---|---|---|---|---|")
    is_enough = True
    for rule, own in sorted(by_rule.items()):
        read = [row for row in own if row["right"].strip()]
        right = sum(row["right"].strip().lower() == "yes" for row in read)
        share = f"{right / len(read):.0%}" if read else "-"
        is_enough = is_enough and len(read) == len(own) and right >= LEAST_SHARE * len(read)
        print(f"| `{rule}` | {own[0]['all']} | {len(read)} of {len(own)} | {right} | {share} |")
    return is_enough


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    sampling = commands.add_parser("sample")
    sampling.add_argument("tool", type=pathlib.Path)
    sampling.add_argument("projects", type=pathlib.Path, nargs="+")
    commands.add_parser("table").add_argument("sheet", type=pathlib.Path)
    options = parser.parse_args()
    if options.command == "sample":
        sample(options.tool.resolve(), [project.resolve() for project in options.projects])
    elif not table(options.sheet):
        sys.exit(1)


if __name__ == "__main__":
    main()
