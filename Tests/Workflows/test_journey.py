"""From the service's branch to the app's commit, without manual steps in between."""

import subprocess
import types

import pytest

from conftest import look_after
from world import APP, TRANSLATIONS, only


@pytest.fixture(scope="module")
def journey(tmp_path_factory, new_world):
    """The results of a reworded text: its world, its pull request and its runs."""
    world = new_world(tmp_path_factory.mktemp("journey"))
    before = world.app.head
    pull = world.propose(world.reword("No shops around here"))
    yield types.SimpleNamespace(world=world, before=before, pull=pull, runs=world.land(pull))
    look_after(world)


def test_a_reworded_text_arrives_in_the_app_in_one_commit(journey):
    app, runs = journey.world.app, journey.runs
    assert [run.conclusion for run in runs if run.conclusion != "skipped"] == ["success"] * 6, "\n".join(map(str, runs))
    assert app.git("rev-list", "--count", f"{journey.before}..main") == "1"
    assert app.git("diff", "--name-only", journey.before, "main").splitlines() == [
        "Sources/Shop/Generated/L10n+Tables.swift", "Sources/Shop/Generated/L10n.swift", "translations"]
    assert app.pin("translations") == journey.world.translations.head == journey.pull.merge_commit
    assert "No shops around here" in app.read("Sources/Shop/Generated/L10n+Tables.swift")


def test_the_committed_swift_is_what_the_tool_makes_of_the_mounted_texts(journey, tool):
    clone = journey.world.clone(APP)
    assert subprocess.run([tool, "emit", "--verify"], cwd=clone, check=False).returncode == 0


def test_the_chat_and_the_summaries_tell_what_changed(journey):
    # A single message, since landing and announcing aren't news.
    [message] = journey.world.hub.messages
    assert "shops around here" in str(message) and "stores nearby" in str(message)
    assert f"acme/app/commit/{journey.world.app.head}" in str(message)
    # In the pull request's check, and in the app's update.
    assert "shops around here" in journey.runs[0].summary
    assert "shops around here" in only(journey.runs, "l10n-update.yml").summary


def test_each_token_is_for_one_repository_and_one_permission(journey):
    assert [(sorted(token.repositories), token.permissions) for token in journey.world.hub.issued] == [
        ([TRANSLATIONS], {"contents": "write"}),
        ([APP], {"actions": "write"}),
        ([APP], {"contents": "write"}),
        ([TRANSLATIONS], {"contents": "read"}),
    ]


def test_no_run_that_a_pull_request_can_change_has_a_secret(journey):
    check = journey.runs[0]
    assert check.event.name == "pull_request" and check.secrets == {}
    assert check.token.permissions == {"contents": "read"}
    # No other run has them, except on the default branch.
    assert {run.event.ref for run in journey.runs if run.secrets} == {"refs/heads/main"}
    assert [request.login for request in journey.world.hub.asked("PUT", "/merge$")] == ["acme-l10n[bot]"]


def test_a_person_s_own_push_to_the_translations_arrives_too(world):
    commit = world.translate()
    world.actions.push(TRANSLATIONS)
    world.actions.drain()
    assert world.app.pin("translations") == commit
