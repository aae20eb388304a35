"""From the service's branch to the app's commit, with nothing in between done by hand."""

import subprocess

from world import APP, TRANSLATIONS, only


def test_a_reworded_text_arrives_in_the_app_in_one_commit(world, tool):
    before = world.app.head
    pull = world.propose(world.reword("No shops around here"))
    runs = world.land(pull)

    assert [run.conclusion for run in runs if run.conclusion != "skipped"] == ["success"] * 6, "\n".join(map(str, runs))
    assert pull.merged
    assert world.app.git("rev-list", "--count", f"{before}..main") == "1"
    assert world.app.git("diff", "--name-only", before, "main").splitlines() == [
        "Sources/Shop/Generated/L10n+Tables.swift", "Sources/Shop/Generated/L10n.swift", "translations"]
    assert world.app.pin("translations") == world.translations.head == pull.merge_commit
    assert "No shops around here" in world.app.read("Sources/Shop/Generated/L10n+Tables.swift")
    # What is committed is what the tool makes of what is mounted.
    assert subprocess.run([tool, "emit", "--verify"], cwd=world.clone(APP), check=False).returncode == 0


def test_the_chat_and_the_summary_tell_what_changed(world):
    runs = world.land(world.propose(world.reword("No shops around here")))
    [message] = world.hub.messages
    assert "shops around here" in str(message) and "stores nearby" in str(message)
    assert f"acme/app/commit/{world.app.head}" in str(message)
    # In the pull request's check, and where the app takes it in.
    assert "shops around here" in runs[0].summary
    assert "shops around here" in only(runs, "l10n-update.yml").summary


def test_a_person_s_own_push_to_the_translations_arrives_too(world):
    commit = world.translate()
    world.actions.push(TRANSLATIONS)
    world.actions.drain()
    assert world.app.pin("translations") == commit


def test_each_token_is_for_one_repository_and_one_permission(world):
    world.land(world.propose(world.reword("No shops around here")))
    assert [(sorted(token.repositories), token.permissions) for token in world.hub.issued] == [
        ([TRANSLATIONS], {"contents": "write"}),
        ([APP], {"actions": "write"}),
        ([APP], {"contents": "write"}),
        ([TRANSLATIONS], {"contents": "read"}),
    ]


def test_no_run_that_a_pull_request_can_change_has_a_secret(world):
    runs = world.land(world.propose(world.reword("No shops around here")))
    check = runs[0]
    assert check.event.name == "pull_request" and check.secrets == {}
    assert check.token.permissions == {"contents": "read"}
    # Nor has any other, but from the default branch.
    assert {run.event.ref for run in runs if run.secrets} == {"refs/heads/main"}
    assert [request.login for request in world.hub.asked("PUT", "/merge$")] == ["acme-l10n[bot]"]
