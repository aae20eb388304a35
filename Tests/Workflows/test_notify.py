"""Chat messages about changes and failures. A problem with the chat is a warning, and doesn't stop anything."""

import socket

import pytest

from world import APP, TRANSLATIONS, none, only

WORKFLOW = "l10n-update.yml"


def update(world):
    commit = world.translate()
    [run] = world.actions.dispatch(APP, WORKFLOW, {"commit": commit})
    assert run.conclusion == "success" and world.app.pin("translations") == commit, run
    return run


def closed_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.mark.parametrize("answer", [400, 403, 404, 500, "drop"])
def test_a_chat_that_does_not_take_the_message_is_a_warning(world, answer):
    world.hub.fail("POST", "^/chat/", answer, times=99)
    run = update(world)
    assert "No chat message" in run.said("warning") and "No chat message" in run.summary, run


def test_a_chat_that_can_not_be_reached_is_a_warning(world):
    world.secret(APP, "SLACK_WEBHOOK_URL", f"http://127.0.0.1:{closed_port()}/services/x")
    assert "could not be reached" in update(world).said("warning")


def test_a_chat_that_is_not_configured_is_a_warning(world):
    world.secret(APP, "SLACK_WEBHOOK_URL", None)
    assert "SLACK_WEBHOOK_URL is empty" in update(world).said("warning")


@pytest.mark.parametrize("address", [
    "ftp://127.0.0.1/x", "http://example.com/x", 'https://x/"\nurl = "file:///etc/passwd', "https://x/ --output /tmp/x",
    "x"])
def test_an_address_that_is_none_is_a_warning(world, address):
    world.secret(APP, "SLACK_WEBHOOK_URL", address)
    assert "not an address" in update(world).said("warning")


def test_nothing_to_say_says_nothing(world):
    [run] = world.actions.dispatch(APP, WORKFLOW)
    assert run.conclusion == "success" and run.annotations == [] and world.hub.messages == [], run


def test_a_message_names_the_repository_and_links_commit_and_run(world):
    run = update(world)
    [message] = world.hub.messages
    last = message["blocks"][-1]["elements"][0]["text"]
    assert APP in last and f"{world.hub.url}/{APP}/commit/{world.app.head}" in last and f"/runs/{run.number}" in last
    assert len(message["blocks"]) <= 50


def test_a_failed_check_of_a_person_s_push_announces_all_the_same_but_the_app_stays(world):
    before = world.app.head
    broken = world.translations.read("en/store.yml").replace("{name}", "{nmae}") + "\n"
    world.translations.commit({"en/store.yml": broken})
    runs = world.actions.push(TRANSLATIONS) + world.actions.drain()
    assert only(runs, "l10n.yml").conclusion == "failure" and only(runs, WORKFLOW).conclusion == "failure"
    assert world.app.head == before and none(runs, "l10n-verify.yml")
