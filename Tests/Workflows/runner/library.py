"""The files on a runner's machine: the actions under test, replacements for others, and the tool cache."""

import hashlib
import itertools
import pathlib
import platform
import re
import shutil
import subprocess
import tarfile

from loopback.repository import git

from .workflow import uses_in

HERE = pathlib.Path(__file__).resolve().parent.parent
STAND_INS = HERE / "stand-ins"
# The repository whose actions and workflows are tested.
LIBRARY = "l10n-gen/l10n-gen"
# The commit that `$/` refers to here.
SELF = "5e1f" * 10
# The files that its actions use in addition to `.github`.
NEEDED = ("scripts/add-workflows.sh", "scripts/release-version.sh", "Sources/l10n-gen/L10nGen.swift")


def copy_library(source, folder):
    """A clone of this repository from which act gets actions: its `.github` is `source`, and the rest is what these
    need.

    act doesn't support `uses: $/…` yet, which is GitHub's syntax for "this repository, this commit".
    """
    shutil.copytree(source, folder / ".github")
    for name in NEEDED:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE.parent.parent / name, target)
    for path in folder.glob(".github/**/*.yml"):
        text = path.read_text()
        path.write_text(re.sub(r"(uses: )\$/(\S+)", rf"\1{LIBRARY}/\2@{SELF}", text))
    git(str(folder), "init", "--quiet", "--initial-branch", "main")
    git(str(folder), "add", "--all")
    git(str(folder), "commit", "--quiet", "--message", "Everything")
    return folder


def tool_cache(folder, tool):
    """A runner's tool cache with the archive of a release with a tool, for the setup action to verify.

    `provenance` in the same folder is the archive's digest, for the replacement of `gh attestation verify`.
    """
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    machine = platform.machine()
    place = folder / "l10n-gen" / version / {"x86_64": "x64"}.get(machine, "arm64")
    place.mkdir(parents=True)
    name = f"l10n-gen-{version}-linux-{machine}"
    archive = place / f"{name}.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        # A link, because the tool of a debug build is large.
        entry = tarfile.TarInfo(f"{name}/bin/l10n-gen")
        entry.type, entry.linkname = tarfile.SYMTYPE, str(tool)
        tar.addfile(entry)
    (folder / "provenance").write_text(hashlib.sha256(archive.read_bytes()).hexdigest())
    return folder


def local_repositories(library, workflow):
    """Returns the folder for each `uses:` that a workflow can reach."""
    files = [*library.glob(".github/workflows/*.yml"), *library.glob(".github/actions/*/*.yml")]
    texts = [workflow.text, *(path.read_text() for path in sorted(files))]
    folders = {}
    for name, _, reference in itertools.chain.from_iterable(map(uses_in, texts)):
        folder = library if name == LIBRARY else STAND_INS / name
        if folder.exists():
            folders[f"{name}@{reference}"] = folder
    return folders
