#!/usr/bin/env python3
"""Writes the definitions by which Homebrew, mise and Bazel install what a release has, each file by its checksum.

    scripts/release-definitions.py DIRECTORY

DIRECTORY has the archives of scripts/release-archive.sh, for every system that there is to be, and the prebuilt package of
scripts/release-package.sh as a .zip. Gives DIRECTORY/l10n-gen.rb, DIRECTORY/mise.toml and
DIRECTORY/l10n_gen.MODULE.bazel.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent
VERSION = subprocess.run([SCRIPTS / "release-version.sh"], check=True, capture_output=True, text=True).stdout.strip()
REPOSITORY = "https://github.com/l10n-gen/l10n-gen"
DOWNLOADS = f"{REPOSITORY}/releases/download/v{VERSION}"

# The names of the systems: ours, Homebrew's blocks, and mise's.
SYSTEMS = {
    "macos-universal": (["on_macos"], ["macos-arm64", "macos-x64"]),
    "linux-aarch64": (["on_linux", "on_arm"], ["linux-arm64"]),
    "linux-x86_64": (["on_linux", "on_intel"], ["linux-x64"]),
}

FORMULA = """\
class L10nGen < Formula
  desc "Check translations and generate type-safe Swift from them"
  homepage "{repository}"
  version "{version}"
  license "MIT"

{systems}

  def install
    bin.install "bin/l10n-gen"
    man1.install "share/man/man1/l10n-gen.1"
    bash_completion.install "share/bash-completion/completions/l10n-gen"
    zsh_completion.install "share/zsh/site-functions/_l10n-gen"
    fish_completion.install "share/fish/vendor_completions.d/l10n-gen.fish"
    doc.install Dir["share/doc/l10n-gen/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/l10n-gen --version")
  end
end
"""

MISE = """\
# The tool as released, for mise (https://mise.jdx.dev): copy these lines to your mise.toml.
[tools."github:l10n-gen/l10n-gen"]
version = "{version}"

[tools."github:l10n-gen/l10n-gen".platforms]
{systems}
"""


def checksum(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def block(names, lines):
    """Lines in nested blocks of Ruby."""
    if not names:
        return lines
    return [f"{names[0]} do", *("  " + line for line in block(names[1:], lines)), "end"]


def formula(archives):
    lines = []
    for system, archive in archives.items():
        body = [f'url "{DOWNLOADS}/{archive.name}"', f'sha256 "{checksum(archive)}"']
        if system.startswith("macos"):
            # macOS 13, which the tool is built for.
            body += ["depends_on macos: :ventura"]
        lines += ["  " + line for line in block(SYSTEMS[system][0], body)]
    return FORMULA.format(repository=REPOSITORY, version=VERSION, systems="\n".join(lines))


def mise(archives):
    lines = [
        f'{platform} = {{ asset_pattern = "{archive.name}", checksum = "sha256:{checksum(archive)}" }}'
        for system, archive in archives.items()
        for platform in SYSTEMS[system][1]
    ]
    return MISE.format(version=VERSION, systems="\n".join(sorted(lines)))


def bazel(directory):
    """The example's file with this version and checksums, without the repositories that this release doesn't have."""
    example = (SCRIPTS.parent / "Examples/Bazel/third_party/l10n_gen.MODULE.bazel").read_text()
    example = re.sub(r"\d+\.\d+\.\d+", VERSION, example)
    head, *repositories = example.split("\nhttp_archive(\n")
    present = []
    for repository in repositories:
        file = directory / re.search(r'url = ".*/(.*)"', repository)[1]
        if file.exists():
            line = f'    sha256 = "{checksum(file)}",\n'
            present.append(repository.replace("    strip_prefix", line + "    strip_prefix"))
    return "\nhttp_archive(\n".join([head, *present])


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: scripts/release-definitions.py DIRECTORY")
    directory = Path(sys.argv[1])
    candidates = {system: directory / f"l10n-gen-{VERSION}-{system}.tar.gz" for system in SYSTEMS}
    archives = {system: archive for system, archive in candidates.items() if archive.exists()}
    if not archives:
        sys.exit(f"{directory} has no archive of version {VERSION}; scripts/release-archive.sh makes them")
    (directory / "l10n-gen.rb").write_text(formula(archives))
    (directory / "mise.toml").write_text(mise(archives))
    (directory / "l10n_gen.MODULE.bazel").write_text(bazel(directory))


main()
