#!/usr/bin/env python3
"""Checks what README.md and Documentation say against the tool and the runtime.

    scripts/check-documentation.py [--write] [TOOL]

TOOL is a built l10n-gen; without it, the one of the last debug build. The package must be built with its tests.

- A block after "<!-- project: NAME -->" is a session in a copy of Documentation/Projects/NAME: each command is run, and
  must print what follows it.
- A block after "<!-- catalog: FILE -->" is a session with a String Catalog of an app, which isn't part of this package:
  Localizable.xcstrings is FILE of the directory in the variable CATALOGS. Without it, the session isn't run. All such
  blocks of a page are one session, and "…" in a line of its own stands for lines that are left out.
- A block after "<!-- commands: NAME -->" is run as a script in such a copy, in a git repository, and must succeed.
- Every other block of commands says why it isn't run, after "<!-- not run: REASON -->".
- A Swift block after "<!-- swift: NAME -->" is compiled with the code generated for that project. Views are checked
  against the declarations in Tests/Documentation/Stubs, because SwiftUI exists on Apple's systems only; functions marked
  @Test are run.
- The tables of Documentation/Reference.md must have the fields that the tool knows and no others, each with a type or a
  default and an example, the rules with their severities, and the variables that the tool's sources read. "--write"
  writes the table of rules.
- Documentation/Runtime.md must name every public type and function of L10nRuntime.
- Each other l10n-gen command must have a subcommand and options that exist.
- While CHANGELOG.md says that a version isn't released yet, each line that installs it must be near a line that says so.
- Documents in other languages have the same code and commands, by check-translated-documents.py: only their links are
  checked here.
- Links to files must lead to one, the README has 140 lines at most, and no file has the words of earlier versions that
  readers stumbled over.
"""

import itertools
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
PROJECTS = PACKAGE / "Documentation" / "Projects"
STUBS = PACKAGE / "Tests" / "Documentation" / "Stubs"
BUILD = PACKAGE / ".build" / "debug"
# SwiftPM names a package in its modules by its folder.
PACKAGE_NAME = re.sub(r"\W", "_", PACKAGE.name.lower())
README_LIMIT = 140

BLOCK = re.compile(r"^(?:<!-- ([\w ]+): ([^\n]+) -->\n)?```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
INLINE = re.compile(r"`[^`\n]+`")
COMMAND = re.compile(r"(?:^|[\s$`(&])(?:swift package (?:--[\w-]+ )*l10n|l10n-gen) ([a-z]+(?:-[a-z]+)*)\b([^\n`#]*)", re.MULTILINE)
# Doc comments begin with a noun or a verb.
COMMENT = re.compile(r"\n *(/// (?:What|Whether|Why|Whoever|Those) [^\n]*)")
# Words and sentences that people stumbled over, each with a plainer one in use now.
WORDS = re.compile(
    r"(?<!\")\bmend(s|ed|ing)?\b|\bgravest\b|\bspeaks? up\b|is no field of|what writes needs leave|or stands below it"
    r"|here stands what|makes warnings errors|are said, and break|shows the sign, too|by the glossary, and this text",
    re.IGNORECASE,
)

problems = []


def report(path, text, offset, what):
    line = text.count("\n", 0, offset) + 1
    problems.append(f"{path.relative_to(PACKAGE)}:{line}: {what}")


def tracked(*patterns):
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=PACKAGE, check=True, capture_output=True, text=True,
    )
    return [PACKAGE / line for line in listed.stdout.splitlines() if (PACKAGE / line).exists()]


def copy_of(project, directory):
    copy = pathlib.Path(directory) / project
    shutil.copytree(PROJECTS / project, copy)
    return copy


class Sessions:
    """Runs the commands of a block, and compares what they print."""

    def __init__(self, tool, directory):
        self.tool = tool
        self.directory = pathlib.Path(directory)

    def check(self, path, text, match):
        with tempfile.TemporaryDirectory() as directory:
            self.run(path, text, match, copy_of(match[2], directory))

    def check_catalog(self, path, text, match):
        catalogs = os.environ.get("CATALOGS")
        if catalogs is None:
            return
        project = self.directory / f"{path.stem}-{match[2]}"
        if not project.exists():
            project.mkdir()
            (project / "Localizable.xcstrings").write_bytes((pathlib.Path(catalogs) / match[2]).read_bytes())
        self.run(path, text, match, project)

    def run(self, path, text, match, project):
        steps = re.split(r"^\$ (.*)\n", match[4], flags=re.MULTILINE)
        if steps[0] or len(steps) < 3:
            return report(path, text, match.start(), "a session begins with a command after '$ '")
        for command, expected in zip(steps[1::2], steps[2::2]):
            if not command.startswith("l10n-gen "):
                return report(path, text, match.start(), f"'{command}' isn't a command of l10n-gen")
            run = subprocess.run(
                [self.tool, *shlex.split(command)[1:]], cwd=project, text=True, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, env={"COLUMNS": "80", "PATH": "/usr/bin:/bin", "HOME": str(project.parent)},
            )
            shown = [re.escape(part) for part in re.split(r"^…\n", expected.rstrip("\n") + "\n", flags=re.MULTILINE)]
            if not re.fullmatch(r"(?:.*\n)*?".join(shown), run.stdout.rstrip("\n") + "\n"):
                report(path, text, match.start(), f"'{command}' prints something else:\n{run.stdout}")


class Scripts:
    """Runs the commands of a block, which must succeed."""

    def __init__(self, tool):
        self.tool = tool

    def check(self, path, text, match):
        with tempfile.TemporaryDirectory() as directory:
            project = copy_of(match[2], directory)
            home = pathlib.Path(directory)
            (home / "bin").mkdir()
            (home / "bin" / "l10n-gen").symlink_to(self.tool)
            environment = {"PATH": f"{home / 'bin'}:/usr/bin:/bin", "HOME": directory}
            run = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", f"git init -q; l10n-gen emit >&2; {match[4]}"], cwd=project, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
            )
            if run.returncode != 0:
                report(path, text, match.start(), f"these commands fail:\n{run.stdout}")


class Commands:
    """Looks whether commands and their options exist."""

    def __init__(self, tool):
        self.tool = tool
        self.helps = {}

    def help(self, command):
        if command not in self.helps:
            run = subprocess.run([self.tool, *command.split(), "--help"], capture_output=True, text=True)
            self.helps[command] = run.stdout if run.returncode == 0 else None
        return self.helps[command]

    def check(self, path, text, match):
        command = match[1]
        known = self.help(command)
        if known is not None and "SUBCOMMANDS:" in known and (word := re.match(r" +([a-z][a-z0-9]*(?:-[a-z]+)*)", match[2])):
            command += " " + word[1]
            known = self.help(command)
        if known is None:
            return report(path, text, match.start(), f"there is no command 'l10n-gen {command}'")
        for option in re.findall(r"(?<=\s)--[a-z][\w-]*", match[2]):
            if f"{option} " not in known and f"{option}\n" not in known:
                report(path, text, match.start(), f"'l10n-gen {command}' has no option '{option}'")


class Reference:
    """Compares the tables of Reference.md with what the tool knows."""

    PATH = PACKAGE / "Documentation" / "Reference.md"
    # A file with an unknown field, from which the tool names the known ones.
    PROBES = {
        "l10n.yml": {"l10n.yml": "source: ko\nunknown-field: 1\n"},
        "output": {"l10n.yml": "source: ko\noutput: { unknown-field: 1 }\n"},
        "updates": {"l10n.yml": "source: ko\nupdates: { unknown-field: 1 }\n"},
        "metadata.yml": {"l10n.yml": "source: ko\n", "translations/metadata.yml": "a: { unknown-field: 1 }\n"},
        "a table": {"l10n.yml": "source: ko\ntables: [{ unknown-field: 1 }]\n"},
        "a module": {"l10n.yml": "source: ko\nmodules: [{ unknown-field: 1 }]\n"},
        "a listing": {"l10n.yml": "source: ko\nlistings: [{ unknown-field: 1 }]\n"},
        "a source": {"l10n.yml": "source: ko\nsources: [{ unknown-field: 1 }]\n"},
        "a lookup": {"l10n.yml": "source: ko\nlookups: [{ unknown-field: 1 }]\n"},
        "extract": {"l10n.yml": "source: ko\nextract: { unknown-field: 1 }\n"},
        "terms.yml": {"l10n.yml": "source: ko\n", "translations/terms.yml": "unknown-field: 1\n"},
    }
    RULES = re.compile(r"<!-- rules -->\n((?:\|.*\n)*)")

    def __init__(self, tool):
        self.tool = tool
        self.text = self.PATH.read_text()

    def check(self):
        for name, files in self.PROBES.items():
            self.compare(f"fields: {name}", self.known_fields(files))
        sources = "".join(path.read_text() for path in tracked("Sources/l10n-gen/*.swift", "Sources/L10nProject/*.swift"))
        self.compare("environment", set(re.findall(r'environment\("(\w+)"\)', sources)))
        table = self.RULES.search(self.text)
        if table[1] != self.rules():
            report(self.PATH, self.text, table.start(), "the table of rules is old; run check-documentation.py --write")
        readme = PACKAGE / "README.md"
        text, count = readme.read_text(), len(self.rules().splitlines()) - 2
        for match in re.finditer(r"(\d+) rules", text):
            if int(match[1]) != count:
                report(readme, text, match.start(), f"there are {count} rules")

    def compare(self, mark, known):
        table = re.search(rf"<!-- {re.escape(mark)} -->\n((?:\|.*\n)*)", self.text)
        rows = table[1].splitlines()[2:]
        for row in rows if mark.startswith("fields") else []:
            cells = row.strip("| ").split(" | ")
            if len(cells) != 3 or "`" not in cells[2]:
                report(self.PATH, self.text, table.start(), f"a type or default, or an example is missing: {row}")
        written = {name for row in rows for name in re.findall(r"`([\w-]+)`", row.split("|")[1])}
        for name in sorted(known - written):
            report(self.PATH, self.text, table.start(), f"'{name}' is missing in the table ({mark})")
        for name in sorted(written - known):
            report(self.PATH, self.text, table.start(), f"the tool doesn't know '{name}' ({mark})")

    def known_fields(self, files):
        with tempfile.TemporaryDirectory() as directory:
            for path, text in {"translations/ko.yml": "a: 1\n", **files}.items():
                file = pathlib.Path(directory) / path
                file.parent.mkdir(exist_ok=True)
                file.write_text(text)
            run = subprocess.run([self.tool, "check"], cwd=directory, capture_output=True, text=True)
        return set(re.search(r"known fields: ([\w, -]+)", run.stdout + run.stderr)[1].strip().split(", "))

    def rules(self):
        run = subprocess.run([self.tool, "rules"], capture_output=True, text=True, check=True)
        lines = run.stdout.split("\n\n")[0].splitlines()
        columns = [lines[0].index(name) for name in ("rule", "default", "fix", "finds")] + [None]
        rows = [
            [line[start:end].strip() for start, end in zip(columns, columns[1:])] for line in lines[1:]
        ]
        table = ["| rule | default | fix | reports that |", "|---|---|---|---|"]
        return "".join(line + "\n" for line in table + [f"| `{row[0]}` | {' | '.join(row[1:])} |" for row in rows])

    def write(self):
        self.PATH.write_text(self.RULES.sub(lambda _: "<!-- rules -->\n" + self.rules(), self.text))


def check_runtime_names():
    """Looks whether Runtime.md names what L10nRuntime has for apps."""
    page = PACKAGE / "Documentation" / "Runtime.md"
    text = page.read_text()
    declaration = re.compile(
        r"^ *(?:@\w+(?:\([^)]*\))? )*public (?:static |final |mutating |nonisolated )*"
        r"(?:class|struct|enum|protocol|func|var|let|typealias) (\w+)", re.MULTILINE)
    for path in tracked("Sources/L10nRuntime/*.swift"):
        # What only generated code and updates use isn't for apps.
        source = re.sub(
            r"^( *)@_spi\(\w+\)\n *(?:@\w+\n *)*(?:public (?:final )?(?:struct|class|enum)|extension) .*?^\1}", "",
            path.read_text(), flags=re.MULTILINE | re.DOTALL)
        for match in declaration.finditer(source):
            before = "".join(source[: match.start()].rsplit("\n", 3)[1:])
            # What protocols of the standard library want needs no explanation.
            if "@_spi" in match[0] + before or match[1] in STANDARD_MEMBERS:
                continue
            if not re.search(rf"\b{match[1]}\b", text):
                report(page, text, 0, f"'{match[1]}' of {path.name} isn't explained")


STANDARD_MEMBERS = {"description", "hash", "body", "id"}


def check_unreleased(path, text):
    """Reports the lines that install a version which can't be installed yet, without a line near them that says so."""
    version = re.search(r"^## (\S+) \(not released yet\)$", (PACKAGE / "CHANGELOG.md").read_text(), re.MULTILINE)
    if not version or path.name == "CHANGELOG.md":
        return
    name = re.escape(version[1])
    installs = re.compile(rf'from: "{name}"|--branch v{name}|l10n-gen-{name}-|Add Package Dependencies')
    notices = [match.start() for match in re.finditer(rf"{name} isn't released yet", text)]
    for match in installs.finditer(text):
        if not any(text.count("\n", *sorted((match.start(), notice))) <= 8 for notice in notices):
            report(path, text, match.start(), f"say that {version[1]} isn't released yet, and what to use until then")


class Programs:
    """Compiles Swift blocks, and runs their tests."""

    def __init__(self, tool, directory):
        self.tool = tool
        self.directory = pathlib.Path(directory)
        self.stubs_are_built = False

    def compile(self, *arguments):
        atomics = next((BUILD / "CL10nAtomics.build").rglob("module.modulemap"))
        command = ["swiftc", "-swift-version", "6", "-module-cache-path", self.directory / "cache"]
        command += ["-Xcc", f"-fmodule-map-file={atomics}", "-I", PACKAGE / "Sources" / "CL10nCurl" / "include", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=self.directory)

    def build_stubs(self):
        """SwiftUI and Combine, the runtime and updates with their extensions of them, and other modules as they are."""
        if self.stubs_are_built:
            return
        self.stubs_are_built = True
        for module in ("L10nLanguage", "L10nReleases"):
            shutil.copy(BUILD / "Modules" / f"{module}.swiftmodule", self.directory)
        runtime = [path for path in (PACKAGE / "Sources" / "L10nRuntime").rglob("*.swift")]
        updates = [path for path in (PACKAGE / "Sources" / "L10nUpdates").rglob("*.swift")]
        for name, sources, flags in (
            ("Combine", [STUBS / "Combine.swift"], []), ("SwiftUI", [STUBS / "SwiftUI.swift"], []),
            ("L10nRuntime", runtime, ["-package-name", PACKAGE_NAME, "-enable-experimental-feature", "BuiltinModule"]),
            ("L10nUpdates", updates, ["-package-name", PACKAGE_NAME]),
        ):
            run = self.compile(
                "-I", self.directory, "-emit-module", "-parse-as-library", "-module-name", name, *flags, *sources,
                "-emit-module-path", self.directory / f"{name}.swiftmodule")
            if run.returncode != 0 or "warning:" in run.stderr:
                problems.append(f"{name} doesn't compile against the stubs of SwiftUI:\n{run.stderr}")

    def generated(self, project):
        output = self.directory / f"generated-{project}"
        if not output.exists():
            copy = copy_of(project, tempfile.mkdtemp(dir=self.directory))
            subprocess.run([self.tool, "emit", "--output", output], cwd=copy, check=True, capture_output=True)
        return sorted(output.glob("*.swift"))

    def check(self, path, text, match):
        self.build_stubs()
        generated = self.generated(match[2])
        tests = re.findall(r"@Test (?:@MainActor )?func (\w+)\(", match[4])
        body = match[4].replace("@Test ", "").replace("#expect(", "expect(")
        # A macro of Apple's SDK; its view is checked as that of a function.
        numbers = itertools.count(1)
        body = re.sub(
            r'#Preview\("[^"]*"\) ',
            lambda _: f"@MainActor @ViewBuilder func preview{next(numbers)}() -> some View ", body)
        header = "import Foundation\nimport L10nRuntime\n"
        expect = "func expect(_ isTrue: Bool, line: Int = #line) { if !isTrue { fatalError(\"line \\(line)\") } }\n"
        source = self.directory / "Example.swift"
        source.write_text(header + "import SwiftUI\n" + expect + body)
        run = self.compile(
            "-I", self.directory, "-typecheck", "-parse-as-library", "-module-name", "Example", source, *generated)
        if run.returncode != 0:
            return report(path, text, match.start(), f"this code doesn't compile:\n{run.stderr}")
        if tests:
            self.run(path, text, match, header + expect + self.functions(body), tests, generated)

    def functions(self, body):
        """The functions alone, without the views around them."""
        return "\n".join(re.findall(r"^func .*?^}$", body, re.MULTILINE | re.DOTALL))

    def run(self, path, text, match, functions, names, generated):
        main = self.directory / "main.swift"
        main.write_text(functions + "\n" + "\n".join(f"{name}()" for name in names) + "\n")
        objects = [
            path for target in ("L10nRuntime", "L10nLanguage", "CL10nAtomics")
            for path in (BUILD / f"{target}.build").rglob("*.o")
        ]
        program = self.directory / "program"
        run = self.compile("-I", BUILD / "Modules", "-o", program, main, *generated, *objects)
        if run.returncode == 0:
            run = subprocess.run([program], capture_output=True, text=True)
        if run.returncode != 0:
            report(path, text, match.start(), f"the tests in this code fail:\n{run.stderr}")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--write"]
    tool = pathlib.Path(arguments[0] if arguments else BUILD / "l10n-gen").resolve()
    if "--write" in sys.argv:
        Reference(tool).write()
    Reference(tool).check()
    check_runtime_names()
    pages = tracked("README.md", ":(glob)Documentation/*.md", "CONTRIBUTING.md", "CHANGELOG.md", "Examples/*.md")
    if len((PACKAGE / "README.md").read_text().splitlines()) > README_LIMIT:
        problems.append(f"README.md: more than {README_LIMIT} lines")
    with tempfile.TemporaryDirectory() as directory:
        sessions, scripts = Sessions(tool, directory), Scripts(tool)
        commands, programs = Commands(tool), Programs(tool, directory)
        for path in pages:
            text = path.read_text()
            check_unreleased(path, text)
            for match in BLOCK.finditer(text):
                if match[1] == "project":
                    sessions.check(path, text, match)
                elif match[1] == "catalog":
                    sessions.check_catalog(path, text, match)
                elif match[1] == "commands":
                    scripts.check(path, text, match)
                elif match[1] == "swift":
                    programs.check(path, text, match)
                elif match[1] != "not run" and match[3] in ("", "sh") and path.parent.name in (PACKAGE.name, "Documentation") \
                        and path.name not in ("CONTRIBUTING.md", "CHANGELOG.md"):
                    report(path, text, match.start(), "this block isn't run; mark it, say why, or give it a language")
            for code in [*BLOCK.finditer(text), *INLINE.finditer(BLOCK.sub(lambda block: " " * len(block[0]), text))]:
                for match in COMMAND.finditer(text, code.start(), code.end()):
                    commands.check(path, text, match)
    for path in tracked("*.md"):
        text = path.read_text()
        for match in LINK.finditer(text):
            if "://" not in match[1] and not (path.parent / match[1]).exists():
                report(path, text, match.start(), f"'{match[1]}' doesn't exist")
    for path in tracked("*.md", "*.swift", "*.yml", "*.sh", "*.py"):
        # Codes in data look like words.
        if path == pathlib.Path(__file__).resolve() or path.name.endswith("+Generated.swift"):
            continue
        text = path.read_text(errors="replace")
        for match in WORDS.finditer(text):
            report(path, text, match.start(), f"'{match[0]}': write it in plain words")
        for match in COMMENT.finditer(text) if path.is_relative_to(PACKAGE / "Sources") else ():
            previous = text[: match.start()].rsplit("\n", 1)[-1]
            if not previous.strip().startswith("///"):
                report(path, text, match.start(1), "a doc comment begins with a noun or a verb")
    for problem in problems:
        print(problem, file=sys.stderr)
    print("The documentation is right." if not problems else f"{len(problems)} problem{'s' if len(problems) > 1 else ''}", file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
