"""The app's required check: the committed code is generated from the mounted translations."""

import subprocess

from loopback.repository import Pin, git
from world import APP, only

SWIFT = "Sources/Shop/Generated/L10n.swift"


def verify(world):
    return only(world.actions.push(APP), "l10n-verify.yml")


def test_what_was_generated_passes(world):
    assert verify(world).conclusion == "success"


def test_swift_edited_by_hand_fails(world):
    world.app.commit({SWIFT: world.app.read(SWIFT) + "\n// edited\n"})
    assert verify(world).conclusion == "failure"


def test_a_pointer_moved_without_its_swift_fails(world):
    world.app.commit({"translations": Pin(world.translate())})
    assert verify(world).conclusion == "failure"


def test_a_commit_that_was_never_merged_fails(world):
    """A pointer to a commit of a fork or an open branch, with its Swift code: its content hasn't been reviewed."""
    commit = world.translations.commit(world.reword("Never merged"), branch="open")
    tree = world.clone(APP)
    git(str(tree / "translations"), "fetch", "--quiet", "origin", "open")
    git(str(tree / "translations"), "checkout", "--quiet", commit)
    subprocess.run([world.tool, "emit"], cwd=tree, check=True, capture_output=True)
    swift = {str(path.relative_to(tree)): path.read_text() for path in (tree / "Sources/Shop/Generated").iterdir()}
    world.app.commit({"translations": Pin(commit), **swift})
    run = verify(world)
    assert run.conclusion == "failure" and "Not on the default branch" in run.said("error"), run


def test_an_older_commit_of_the_default_branch_passes(world):
    world.translate()
    assert verify(world).conclusion == "success"


def test_a_merge_queue_is_told(world):
    run = only(world.actions.merge_group(APP), "l10n-verify.yml")
    assert run.conclusion == "success"


def test_it_reads_private_translations_with_a_key_that_can_do_nothing_else(world):
    run = verify(world)
    assert set(run.secrets) == {"L10N_READ_KEY"} and run.token.permissions == {"contents": "read"}
    world.actions.secrets[APP] = {}
    assert verify(world).conclusion == "failure"


def test_public_translations_need_no_key(world):
    world.actions.secrets[APP] = {}
    world.translations.public = True
    assert verify(world).conclusion == "success"
