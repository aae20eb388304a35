#!/usr/bin/env python3
"""Fails if folders of Sources depend on each other in a circle, and names the types by which they do.

    scripts/check-floors.py [--all]

A folder depends on another where one of its files names a type that a file of the other declares at its top level. What
a module's own folders declare comes before what others declare under the same name. With --all the folders are listed,
the lowest first.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources"
# What is private to a file is of no interest to others.
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)
# Comments, and literals without what is interpolated into them.
SILENT = re.compile(r'//[^\n]*|/\*.*?\*/|#?"""(?:.*?)"""#?|"(?:\\.|[^"\\\n])*"', re.DOTALL)
# A nested type hides one of the same name: `MessageProblem.Severity`.
NESTED = re.compile(r"^\s+(?:(?:public|package|internal|private|fileprivate|indirect)\s+)*"
                    r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)


def read():
    """The code of each file, and for each module the folder of each type that it declares at the top level."""
    codes, types, nested = {}, collections.defaultdict(dict), collections.defaultdict(set)
    for path in sorted(ROOT.rglob("*.swift")):
        code = SILENT.sub(" ", path.read_text(encoding="utf-8"))
        module, folder = path.relative_to(ROOT).parts[0], path.parent.relative_to(ROOT)
        codes[path] = code
        nested[module].update(NESTED.findall(code))
        for name in DECLARATION.findall(code):
            types[module].setdefault(name, folder)
    return codes, types, nested


def dependencies(codes, types, nested):
    """For each folder those that it depends on, with the types by which it does."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, code in codes.items():
        module, folder = path.relative_to(ROOT).parts[0], path.parent.relative_to(ROOT)
        found[folder]
        imported = set(re.findall(r"^(?:@\w+\s+|public\s+|package\s+)*import\s+(?:\w+\s+)?(\w+)", code, re.MULTILINE))
        for name in set(re.findall(r"\b[A-Z]\w*\b", code)):
            place = types[module].get(name)
            if place is None and name not in nested[module]:
                place = next((types[other][name] for other in sorted(imported) if name in types[other]), None)
            if place is not None and place != folder:
                found[folder][place].add(name)
    return found


def circles(found):
    """The groups of folders that reach each other (Tarjan's strongly connected components)."""
    numbers, low, stack, groups = {}, {}, [], []

    def visit(folder):
        numbers[folder] = low[folder] = len(numbers)
        stack.append(folder)
        for other in found[folder]:
            if other not in numbers:
                visit(other)
                low[folder] = min(low[folder], low[other])
            elif other in stack:
                low[folder] = min(low[folder], numbers[other])
        if low[folder] == numbers[folder]:
            group = []
            while not group or group[-1] != folder:
                group.append(stack.pop())
            groups.append(group)

    for folder in sorted(found):
        if folder not in numbers:
            visit(folder)
    return groups


def main():
    found = dependencies(*read())
    groups = circles(found)
    if "--all" in sys.argv:
        for group in groups:
            for folder in group:
                print(f"{folder}: {', '.join(str(other) for other in sorted(found[folder])) or 'nothing'}")
    wrong = [group for group in groups if len(group) > 1]
    for group in wrong:
        print(f"these folders depend on each other: {', '.join(map(str, sorted(group)))}", file=sys.stderr)
        for folder in sorted(group):
            for other in sorted(set(group) & set(found[folder])):
                print(f"  {folder} needs {', '.join(sorted(found[folder][other]))} of {other}", file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
