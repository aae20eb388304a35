#!/usr/bin/env python3
"""Follows a text from the translation service to the app's user, and prints each step: scripts/journey.sh."""

import pathlib
import re
import subprocess
import sys
import tempfile

from loopback.server import Server
from runner.library import copy_library, tool_cache
from world import APP, ROOT, SERVICE, TRANSLATIONS, Template, World

BOLD, PLAIN = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")


def tell(title, *lines):
    print(f"\n{BOLD}{title}{PLAIN}")
    for line in lines:
        print("\n".join(f"  {part}".rstrip() for part in str(line).splitlines()))


def show(run):
    """Prints a run like GitHub's page: its conclusion, its annotations, its summary."""
    mark = {"success": "✔", "failure": "✘"}[run.conclusion]
    tell(f"{mark} {run.event.repository} ▸ {run.workflow.name} (on {run.event.name})")
    for annotation in run.annotations:
        place = f"{annotation.file}:{annotation.line}: " if annotation.file else ""
        print(f"  {annotation.level}: {place}{annotation.text}")
    if run.summary.strip():
        print("\n".join(f"  │ {line}".rstrip() for line in run.summary.strip().splitlines()))


def show_all(runs):
    for run in runs:
        if run.conclusion != "skipped":
            show(run)


def readable(message):
    """Prints a message to Slack roughly as its recipient sees it."""
    texts = []
    for block in message.get("blocks", []):
        parts = [block.get("text"), *block.get("fields", []), *block.get("elements", [])]
        texts += [part["text"] for part in parts if isinstance(part, dict) and "text" in part]
    text = re.sub(r"<[^|>]*\|([^>]*)>", r"\1", "\n".join(texts or [message["text"]]))
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def run_app(world):
    """Builds the app on its default branch, and returns the program's output."""
    folder = world.clone(APP)
    options = ["--quiet", "--package-path", str(folder), "--scratch-path", str(ROOT / ".build/journey")]
    return "$ swift run\n" + subprocess.run(
        ["swift", "run", *options, "Shop"], check=True, capture_output=True, text=True).stdout


def journey(world, tool):
    tell("The app, before", run_app(world))

    broken = world.translations.read("en/store.yml").replace("Pay {name} a visit", "Drop in at {nmae}") + "\n"
    pull = world.propose({"en/store.yml": broken}, title="Lokalise: updates", message="Reword the invitation")
    tell(f"The service's branch {pull.branch} appears, as pull request #{pull.number} of {SERVICE}",
         world.translations.git("diff", "--no-color", "-U0", "main", pull.branch).split("\n", 4)[-1])
    show_all(world.land(pull))
    tell("A placeholder is misspelt: nothing is merged, nothing moves",
         f"#{pull.number} is {pull.state}; {APP} is at {world.app.head[:12]} as before")

    world.translations.commit({"en/store.yml": broken.replace("{nmae}", "{name}")}, "Fix the placeholder", pull.branch,
                              pull.branch, author=SERVICE)
    tell("The translator fixes it, and the service pushes again")
    show_all(world.actions.pull_request(pull, "synchronize") + world.actions.drain())

    tell(f"{TRANSLATIONS}, by now", world.translations.git("log", "--oneline", "-2", "main"))
    tell(f"{APP}, by now: pointer and Swift in one commit", "$ git show --stat",
         world.app.git("show", "--stat", "--format=commit %h of %an%n%n%w(0,4,4)%B", "main"))
    tell("The chat reads", *[readable(message) for message in world.hub.messages])
    subprocess.run([tool, "emit", "--verify"], cwd=world.clone(APP), check=True, capture_output=True)
    tell("The committed Swift is what the tool makes of the mounted texts", "$ l10n-gen emit --verify",
         "(nothing to change)")
    tell("The app, after", run_app(world))


def main(tool):
    tool = pathlib.Path(tool).resolve()
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        for name in ("library", "template", "tools", "world"):
            (place / name).mkdir()
        server = Server()
        library = copy_library(ROOT / ".github", place / "library")
        template = Template(place / "template", server.url, tool, library)
        journey(World(place / "world", template, server, library, tool_cache(place / "tools", tool), tool), tool)


if __name__ == "__main__":
    main(*sys.argv[1:])
