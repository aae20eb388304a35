"""Runs a workflow with act, in its own home and folder, and examines the files that are left there."""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys

from .library import local_repositories

ACT = pathlib.Path(sys.executable).with_name("act")
# Contains the bash that keeps the files that steps leave.
SPY = pathlib.Path(__file__).with_name("spy")
TIME_LIMIT = 120
RUNNERS = ("ubuntu-latest", "ubuntu-24.04")
# Hostile text creates a file with this name if it is run.
PWNED = "pwned"


def perform(run, place, environment, variables, library, tools):
    """Runs the files in `place` with the workflow files in `source` and the event, and fills in the run."""
    home, kept = place / "home", place / "kept"
    kept.mkdir()
    (home / ".cache/act").mkdir(parents=True)
    (home / ".cache/act/tool_cache").symlink_to(tools)
    secrets = {**run.secrets, "GITHUB_TOKEN": run.token.text}
    (place / "secrets").write_text("".join(f"{name}={json.dumps(text)}\n" for name, text in secrets.items()))
    arguments = [
        str(ACT), run.event.name, "-C", str(place / "source"), "-W", run.workflow.path, "-e", str(place / "event.json"),
        "--no-skip-checkout", "--no-cache-server", "--json",
        # Secrets stay readable, so that a test notices a printed one.
        "--insecure-secrets", "--actor", run.event.actor, "--secret-file", str(place / "secrets"),
    ]
    for label in RUNNERS:
        arguments += ["-P", f"{label}=-self-hosted"]
    for name, text in environment.items():
        arguments += ["--env", f"{name}={text}"]
    for name, text in variables.items():
        arguments += ["--var", f"{name}={text}"]
    for name, folder in local_repositories(library, run.workflow).items():
        arguments += ["--local-repository", f"{name}={folder}"]
    process = subprocess.run(
        arguments, capture_output=True, text=True, timeout=TIME_LIMIT, cwd=place, check=False, env={
            "PATH": f"{SPY}:{os.environ['PATH']}", "HOME": str(home), "TMPDIR": str(place), "GIT_CONFIG_NOSYSTEM": "1",
            "STEPS": str(kept), "REAL_BASH": shutil.which("bash")})
    run.read(process.stdout.splitlines() + process.stderr.splitlines(), process.returncode)
    inspect(run, kept)
    shutil.rmtree(place)


def inspect(run, kept):
    """Examines the files that the steps of a run left on their machine's disk."""
    run.pwned = any(kept.rglob(PWNED))
    attached = kept / "artifacts"
    run.artifacts = {str(path.relative_to(attached)): path.read_text(errors="replace")
                     for path in attached.rglob("*") if path.is_file()}
    hidden = run.hidden()
    hidden += [base64.b64encode(f"x-access-token:{text}".encode()).decode() for text in hidden]
    for path in kept.rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            run.left_on_disk += [str(path.relative_to(kept)) for text in hidden if text.encode() in content]
