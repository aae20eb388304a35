#!/usr/bin/env python3
"""Removes each guard in a copy of `.github`, and checks that its scenario fails.

    scripts/test-workflows.sh --mutations [WORD…]

With words, only the guards with one of them in their names. Ends with 1 if a guard can be removed unnoticed, or no
longer exists as in the table.
"""

import concurrent.futures
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import guards
from mutations import MUTATIONS


def outcome(mutation, tool):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "github"
        shutil.copytree(ROOT / ".github", folder)
        missing = guards.take_out(mutation, folder)
        if missing:
            return missing
        process = subprocess.run(
            [sys.executable, "-m", "pytest", "--quiet", "--tb=no", "--no-header", f"--tool={tool}",
             f"--library={folder}", f"--basetemp={place}/tests", f"{HERE}/{mutation.tests}"],
            capture_output=True, text=True, check=False, cwd=ROOT)
    if process.returncode == 1:
        return None
    return "nothing turned red" if process.returncode == 0 else process.stdout.strip().splitlines()[-1]


def main(tool, *words):
    chosen = guards.chosen(MUTATIONS, words)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return guards.report(chosen, pool.map(lambda m: outcome(m, tool), chosen))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
