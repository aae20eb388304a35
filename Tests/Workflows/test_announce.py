"""The announcement of new translations to the app, and its failures."""

import pytest

from world import APP, CLIENT, TRANSLATIONS, none, only


def announce(world):
    commit = world.translate()
    run = only(world.actions.push(TRANSLATIONS), "announce.yml")
    return commit, run


def started(world):
    """Returns the app's runs that the announcement started."""
    return [event for event in world.hub.events if event.name == "workflow_dispatch"]


def test_the_app_is_told_the_commit(world):
    commit, run = announce(world)
    assert run.conclusion == "success", run
    [event] = started(world)
    assert event.repository == APP and event.payload["inputs"]["commit"] == commit


def test_a_push_that_changes_no_text_announces_nothing(world):
    world.translations.commit({"README.md": "x", ".github/dependabot.yml": "version: 2\n"})
    assert none(world.actions.push(TRANSLATIONS), "announce.yml")


@pytest.mark.parametrize("answer", [500, 502, 429, "drop", "lose"])
def test_a_server_that_fails_for_a_moment_is_asked_again(world, answer):
    world.hub.fail("POST", "/dispatches$", answer, times=3)
    _, run = announce(world)
    assert run.conclusion == "success", run
    assert len(world.hub.asked("POST", "/dispatches$")) == 4 and started(world)


def test_a_limit_of_requests_is_waited_out(world):
    world.hub.fail("POST", "/dispatches$", 403, body={"message": "You have exceeded a secondary rate limit."})
    _, run = announce(world)
    assert run.conclusion == "success" and started(world), run


def test_a_server_that_goes_on_failing_is_red_and_the_daily_run_catches_up(world):
    world.hub.fail("POST", "/dispatches$", 503, times=99)
    commit, run = announce(world)
    assert run.conclusion == "failure" and "daily run" in run.said("error"), run
    assert len(world.hub.asked("POST", "/dispatches$")) == 4
    assert [m for m in world.hub.messages if "Not announced" in m["text"]] and not started(world)
    world.actions.schedule(APP)
    assert world.app.pin("translations") == commit


@pytest.mark.parametrize(("status", "message", "cause"), [
    (401, "Bad credentials", "permission"),
    (403, "Resource not accessible by integration", "Actions, read and write"),
    (404, "Not Found", "installed there"),
    (422, "Workflow does not have 'workflow_dispatch' trigger", "trigger workflow_dispatch"),
])
def test_a_refusal_is_red_at_once_with_its_cause(world, status, message, cause):
    world.hub.fail("POST", "/dispatches$", status, times=99, body={"message": message})
    _, run = announce(world)
    assert run.conclusion == "failure" and "Announcement refused" in run.said("error"), run
    assert cause in run.said("error") and message in run.said("error"), run
    assert len(world.hub.asked("POST", "/dispatches$")) == 1


def test_a_server_s_words_are_no_commands(world):
    words = "no\n::add-mask::pwned\r\n::error title=pwned::pwned\n::set-output name=x::pwned"
    world.hub.fail("POST", "/dispatches$", 403, body={"message": words})
    _, run = announce(world)
    assert run.commands == [] or not [c for c in run.commands if "pwned" in str(c)], run.commands
    assert len([a for a in run.annotations if a.level == "error"]) == 1, run


def test_an_app_without_the_workflow_is_named(world):
    world.app.commit({".github/workflows/l10n-update.yml": None})
    _, run = announce(world)
    assert run.conclusion == "failure" and "l10n-update.yml" in run.said("error"), run


def test_an_app_that_may_not_start_workflows_is_red(world):
    world.hub.grant(CLIENT, actions="read")
    _, run = announce(world)
    assert run.conclusion == "failure" and "not granted" in run.said("error"), run


def test_a_missing_key_is_red_and_named(world):
    world.secret(TRANSLATIONS, "L10N_APP_PRIVATE_KEY", None)
    _, run = announce(world)
    assert run.conclusion == "failure" and "L10N_APP_PRIVATE_KEY" in run.said("error"), run


def test_the_swift_is_committed_beside_the_bundles_where_a_team_asks_for_it(world):
    workflow = ".github/workflows/announce.yml"
    world.translations.commit({
        workflow: world.translations.read(workflow).replace('COMMIT_SWIFT: "false"', 'COMMIT_SWIFT: "true"') + "\n",
        "l10n.yml": world.translations.read("l10n.yml") + "\noutput: { directory: Swift }\n"})
    commit = world.translate()
    run = only(world.actions.push(TRANSLATIONS), "announce.yml")
    assert run.conclusion == "success", run
    assert world.translations.log(f"{commit}..main") == ["Regenerate the Swift of the translations"]
    assert "No shops around here" in world.translations.read("Swift/L10n+Tables.swift")
    # The app gets the commit with the Swift code.
    assert [e.payload["inputs"]["commit"] for e in started(world)] == [world.translations.head]
