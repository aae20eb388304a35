#!/usr/bin/env python3
"""Has the compiler judge what 'l10n-gen unused' lists.

    scripts/judge-unused.py TOOL [FILES] [SEED]

Writes an app of FILES Swift files (100), which read messages in all the ways that Swift has, from what SEED (1) draws.
The tool removes the messages that it lists, and what is left must compile. Most of the messages that no file reads must be
listed, too. TOOL is a built l10n-gen; the package must be built, for the module of the runtime.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
BUILT = PACKAGE / ".build" / "debug"

# What a file may say of a namespace {N}, a message {m} in it and a number {i}; f is called from nowhere.
IDIOMS = [
    "func f{i}() -> String {{ L10n.{N}.{m} }}",
    'func f{i}() -> String {{ "a \\(L10n.{N}.{m}) \\("b \\(L10n.{N} /* L10n.{N}.x */ .{m})")" }}',
    "func f{i}() -> String {{ L10n // L10n.None.x\n  .{N}\n  .{m} }}",
    'let f{i} = #"\\(L10n.None.x) \\#(L10n.{N}.{m})"#',
    'let f{i} = """\n  \\(L10n.{N}.{m})\n  """',
    "private typealias T{i} = L10n.{N}\nfunc f{i}() -> String {{ T{i}.{m} }}",
    "typealias U{i} = L10n\ntypealias V{i} = U{i}.{N}\nfunc f{i}() -> String {{ V{i}.self.{m} }}",
    "struct S{i} {{ let texts{i} = L10n.{N}.self\n  var text: String {{ texts{i}.{m} }} }}",
    "extension L10n.{N} {{ static var f{i}: String {{ {m} }} }}",
    "extension L10n {{ static func f{i}() -> String {{ {N}.{m} + Self.{N}.{m} }} }}",
    "func g{i}(_ texts: L10n.{N}.Type) -> String {{ texts.{m} }}",
    "#if DEBUG\nfunc f{i}() -> String {{ L10n.{N}.{m} }}\n#else\nfunc f{i}() -> String {{ L10n.{N}.`{m}` }}\n#endif",
    "func f{i}() -> String {{ /a\\/b/.self is Any ? App.L10n.{N}.{m} : \"\" }}",
    "func f{i}(_ flag: Bool) -> String {{ flag ? L10n.{N}.{m} : L10n.{N}.{m} }}",
    'func f{i}() -> String {{ L10n.text(forKey: "{n}.{m}") ?? "" }}',
    "@MainActor let f{i}: () -> String = {{ [L10n.{N}.{m}].joined() }}",
]
COMMENTS = ["// L10n.{N}.{m}", "/* L10n.{N}.{m} /* nested */ */", 'let c{i} = "L10n.{N}.{m}"']


def app(directory, count, seed):
    """Writes the app; returns the keys that its code reads."""
    draw = random.Random(seed)
    namespaces = [f"n{index}" for index in range(max(2, count // 10))]
    keys = {f"{name}.m{index}" for name in namespaces for index in range(30)}
    read = set()
    (directory / "Sources").mkdir()
    for file in range(count):
        lines = ["import L10nRuntime"]
        for number in range(10):
            index = file * 10 + number
            name, message = draw.choice(namespaces), f"m{draw.randrange(15)}"
            names = {"N": name.upper(), "n": name, "m": message, "i": index}
            if draw.random() < 0.3:
                lines.append(draw.choice(COMMENTS).format(**names))
            else:
                lines.append(draw.choice(IDIOMS).format(**names))
                read.add(f"{name}.{message}")
        (directory / "Sources" / f"File{file}.swift").write_text("\n".join(lines) + "\n")
    # What the raw literal shows as text.
    keys.add("none.x")
    (directory / "l10n.yml").write_text("source: en\n")
    return keys, read


def bundle(directory):
    return directory / "translations" / "en.yml"


def text_of(keys):
    groups = {}
    for key in sorted(keys):
        groups.setdefault(key.split(".")[0], []).append(key.split(".")[1])
    return "".join(f"{name}:\n" + "".join(f"  {message}: Text\n" for message in group) for name, group in groups.items())


def typecheck(directory):
    command = [
        "swiftc", "-typecheck", "-wmo", "-module-name", "App", "-swift-version", "6", "-parse-as-library", "-I",
        BUILT / "Modules", "-I", PACKAGE / "Sources" / "CL10nAtomics" / "include", "-Xcc",
        f"-fmodule-map-file={BUILT}/CL10nAtomics.build/module.modulemap",
        *sorted(directory.glob("Sources/*.swift")), *sorted(directory.glob("Generated/*.swift")),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main(tool, count=100, seed=1):
    tool = pathlib.Path(tool).resolve()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        keys, read = app(directory, int(count), int(seed))
        bundle(directory).parent.mkdir()
        bundle(directory).write_text(text_of(keys))
        start = time.monotonic()
        listed = subprocess.run(
            [tool, "unused", "--format", "json"], cwd=directory, capture_output=True, text=True, check=True).stdout
        seconds = time.monotonic() - start
        report = json.loads(listed)
        unused = {message["key"] for message in report["unused"]}
        subprocess.run([tool, "unused", "--remove"], cwd=directory, capture_output=True, check=True)
        if bundle(directory).read_text() != text_of(keys - unused):
            sys.exit("What --remove leaves isn't the bundle without the messages that were listed as unused.")
        subprocess.run([tool, "emit", "--output", "Generated"], cwd=directory, capture_output=True, check=True)
        judged = typecheck(directory)
        if judged.returncode != 0:
            errors = [line for line in judged.stderr.splitlines() if "error:" in line]
            sys.exit("\n".join(errors[:10]) + "\nThe app doesn't compile without the messages that were listed as unused.")
        missed = (keys - read) - unused
        print(f"{len(keys)} messages, {len(keys - read)} that nothing reads: {len(unused)} listed in {seconds:.2f} s "
              f"({count} files); the app compiles without them")
        if unused & read or len(missed) > len(keys - read) / 10:
            sys.exit(f"{len(unused & read)} of those that are read are listed, and {len(missed)} that aren't are not.")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
