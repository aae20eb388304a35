"""This repository's own workflow: a change in the sample's bundles regenerates the committed example."""

import subprocess

import pytest

from loopback.repository import git
from runner.library import LIBRARY
from world import ROOT, only

SWIFT = "Examples/WebDemo/Sources/WebDemo/Generated"


@pytest.fixture
def repository(world, template, library):
    """Commits the parts of this repository that the workflow uses."""
    tree = world.root / "library"
    git(str(world.root), "clone", "--quiet", str(library), str(tree))
    subprocess.run(["cp", "-R", ROOT / "translations", tree], check=True)
    (tree / "Examples/WebDemo").mkdir(parents=True)
    subprocess.run(["cp", ROOT / "Examples/WebDemo/l10n.yml", tree / "Examples/WebDemo"], check=True)
    (tree / SWIFT).parent.mkdir(parents=True)
    subprocess.run(["cp", "-R", ROOT / SWIFT, tree / SWIFT], check=True)
    for path in tree.glob(".github/workflows/*.yml"):
        # The others build and test everything.
        if path.name != "regenerate.yml":
            path.unlink()
    git(str(tree), "add", "--all")
    git(str(tree), "commit", "--quiet", "--message", "Add the sample")
    git(str(tree), "clone", "--quiet", "--bare", ".", f"{world.hub.root}/{LIBRARY}.git")
    git(f"{world.hub.root}/{LIBRARY}.git", "config", "http.receivepack", "true")
    git(f"{world.hub.root}/{LIBRARY}.git", "config", "uploadpack.allowAnySHA1InWant", "true")
    return world.hub.add_repository(LIBRARY)


def test_a_reworded_text_of_the_sample_is_generated_and_committed(world, repository):
    path = "translations/en.yml"
    text = repository.read(path).splitlines()
    line = next(i for i, content in enumerate(text) if content.startswith("  tagline:"))
    text[line] = "  tagline: Another tagline altogether"
    before = repository.commit({path: "\n".join(text) + "\n"}, "Reword the tagline")
    run = only(world.actions.push(LIBRARY), "regenerate.yml")
    assert run.conclusion == "success", run
    assert repository.git("diff", "--name-only", before, "main").splitlines() == [
        f"{SWIFT}/L10n+Tables.swift", f"{SWIFT}/L10n.swift"]
    assert "Another tagline altogether" in repository.read(f"{SWIFT}/L10n+Tables.swift")
    # A push with GITHUB_TOKEN starts no further run.
    assert not [event for event in world.hub.events if event.name == "push"]


def test_other_changes_regenerate_nothing(world, repository):
    repository.commit({"README.md": "x"})
    assert not [run for run in world.actions.push(LIBRARY) if run.workflow.path.endswith("/regenerate.yml")]
