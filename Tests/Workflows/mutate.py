#!/usr/bin/env python3
"""Takes each guard out of a copy of `.github`, and looks whether its scenario turns red.

    scripts/test-workflows.sh --mutations [WORD…]

With words only the guards that have one of them in their name. Ends with 1 if a guard can be taken out unseen, or isn't
there any more as the table has it.
"""

import concurrent.futures
import pathlib
import shutil
import subprocess
import sys
import tempfile

from mutations import MUTATIONS

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def take_out(mutation, folder):
    """Edits a copy; gives what isn't there to edit."""
    for file, text, instead in mutation.edits:
        path = folder / file
        content = path.read_text()
        if text not in content:
            return f"{file} has no {text!r}"
        path.write_text(content.replace(text, instead))
    return None


def outcome(mutation, tool):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "github"
        shutil.copytree(ROOT / ".github", folder)
        missing = take_out(mutation, folder)
        if missing:
            return missing
        process = subprocess.run(
            [sys.executable, "-m", "pytest", "--quiet", "--tb=no", "--no-header", f"--tool={tool}",
             f"--library={folder}", f"--basetemp={place}/tests", f"{HERE}/{mutation.scenario}"],
            capture_output=True, text=True, check=False, cwd=ROOT)
    if process.returncode == 1:
        return None
    return "nothing turned red" if process.returncode == 0 else process.stdout.strip().splitlines()[-1]


def main(tool, *words):
    chosen = [m for m in MUTATIONS if not words or any(word in m.guard for word in words)]
    unseen = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for mutation, fault in zip(chosen, pool.map(lambda m: outcome(m, tool), chosen)):
            unseen += fault is not None
            print(f"red    {mutation.guard}" if fault is None else f"GREEN  {mutation.guard} ({fault})", flush=True)
    print(f"{len(chosen) - unseen} of {len(chosen)} guards are proven")
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
