#!/usr/bin/env python3
"""Packs a directory, the same bytes each time for the same files: the order, the times, the owners and the rights of the
files are fixed.

    scripts/release-pack.py DIRECTORY ARCHIVE

ARCHIVE ends in .zip, .vsix or .tar.gz. The names in it begin with that of the directory, but not in a .vsix, in which VS
Code looks for the names themselves.
"""

import gzip
import io
import sys
import tarfile
import zipfile
from pathlib import Path


# zlib's default. 9 takes four times as long, and saves half a percent.
LEVEL = 6


def mode(file):
    return 0o755 if file.stat().st_mode & 0o100 else 0o644


def write_zip(files, archive):
    with zipfile.ZipFile(archive, "w") as packed:
        for name, file in files:
            # The first moment that a zip can name.
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            # Unix, whichever system it is written on: the tool must be executable.
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode(file)) << 16
            packed.writestr(entry, file.read_bytes(), compresslevel=LEVEL)


def write_tar(files, archive):
    with open(archive, "wb") as output, gzip.GzipFile("", "wb", LEVEL, output, mtime=0) as compressed:
        with tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as packed:
            for name, file in files:
                entry = tarfile.TarInfo(name)
                entry.size = file.stat().st_size
                entry.mode = mode(file)
                packed.addfile(entry, io.BytesIO(file.read_bytes()))


def main():
    if len(sys.argv) != 3 or not sys.argv[2].endswith((".zip", ".vsix", ".tar.gz")):
        sys.exit("usage: scripts/release-pack.py DIRECTORY ARCHIVE, where ARCHIVE ends in .zip, .vsix or .tar.gz")
    directory, archive = Path(sys.argv[1]).resolve(), sys.argv[2]
    base = directory if archive.endswith(".vsix") else directory.parent
    files = sorted((file.relative_to(base).as_posix(), file) for file in directory.rglob("*") if file.is_file())
    if not files:
        sys.exit(f"{directory} has no files to pack")
    (write_tar if archive.endswith(".tar.gz") else write_zip)(files, archive)


main()
