"""Tests of the test environment itself: its checks must find what they look for, or else they prove nothing."""

import pytest

from runner.commands import commands
from world import TRANSLATIONS

WORKFLOW = """\
name: Bad
on: workflow_dispatch
permissions: { contents: read }
jobs:
  bad:
    runs-on: ubuntu-24.04
    environment: l10n
    steps:
      - uses: actions/checkout@v4
        with: { persist-credentials: PERSIST }
      - run: STEP
        shell: bash
        env: { URL: "${{ secrets.SLACK_WEBHOOK_URL }}" }
"""


def run(world, step, persist="false"):
    world.translations.commit({".github/workflows/bad.yml": WORKFLOW.replace("STEP", step).replace("PERSIST", persist)})
    [found] = world.actions.dispatch(TRANSLATIONS, "bad.yml")
    # The environment checks its runs when a test ends, which doesn't apply to these.
    world.actions.runs.clear()
    return found


def test_credentials_that_checkout_leaves_are_seen(world):
    assert run(world, "true", persist="true").left_on_disk and not run(world, "true").left_on_disk


def test_a_secret_in_a_file_is_seen(world):
    assert run(world, "printenv URL >url").left_on_disk


def test_a_secret_in_the_log_is_seen(world):
    found = run(world, "printenv URL")
    assert [text for text in found.hidden() if text in str(found)]


@pytest.mark.parametrize("step", ["touch pwned", "mkdir x && cd x && touch pwned"])
def test_a_command_that_was_run_is_seen(world, step):
    assert run(world, step).pwned and not run(world, "true").pwned


def test_a_command_that_only_the_runner_takes_for_one_is_seen():
    assert commands("a ##[group]b\r\u2028::ERROR file=x::c") == [("group", "b"), ("ERROR", "c")]
    assert commands("a ::error::b\n::nothing::c\n##[section]d\n# #[error]e") == []


def test_a_failed_step_is_a_failed_run(world):
    assert run(world, "exit 3").conclusion == "failure"
    assert run(world, "'echo ::error file=a,line=2::b'").annotations[0].line == "2"
