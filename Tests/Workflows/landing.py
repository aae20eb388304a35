"""The shared parts of the tests for landing."""

from world import only

# A workflow whose check reports nothing.
ALWAYS_GREEN = """\
name: Translations
on: pull_request
permissions: {}
jobs:
  check:
    runs-on: ubuntu-24.04
    steps: [{ run: 'true' }]
"""

# A configuration that allows a mistyped placeholder.
RELAXED = "source: ko\ntranslations: .\nrules: { placeholder-extra: off, placeholder-missing: off }\n"


def check(world, pull):
    """Runs only the check; the following events wait in the hub."""
    [run] = world.actions.pull_request(pull)
    assert run.conclusion == "success", run
    return run


def land(world, pull):
    """Runs the check, and then the workflow that decides whether the pull request lands."""
    return world.actions.pull_request(pull) + world.actions.next()


def assert_left_alone(world, pull, runs, because=""):
    """Expects that nothing was merged, without a failure. A given reason must be the one in the run's summary."""
    assert not pull.merged
    assert world.hub.asked("PUT", "/merge$") == []
    assert all(run.conclusion in ("success", "skipped") for run in runs), "\n".join(map(str, runs))
    if because:
        assert_reason(runs, because)


def assert_reason(runs, because):
    """Several guards check similar things; the reason is that of the first one."""
    assert any(f"Left to a person: {because}" in run.summary for run in runs), "\n".join(map(str, runs))


def assert_stopped(world, pull, runs, title, text=""):
    """Expects that nothing was merged, that the run failed, and that an annotation, the summary and the chat report
    it."""
    run = only(runs, "land.yml")
    assert not pull.merged
    assert run.conclusion == "failure", run
    assert title in run.said("error") and text in run.said("error"), run
    assert title in run.summary
    assert [m for m in world.hub.messages if title in m["text"]], world.hub.messages


def with_inputs(world, **inputs):
    """Changes the inputs of the landing workflow."""
    lines = "".join(f"          {name.replace('_', '-')}: {value}\n" for name, value in inputs.items())
    edit_workflow(world, "          branch-prefix:", f"{lines}          branch-prefix:")


def edit_workflow(world, old, new):
    """Changes when and how the translations use the action."""
    world.edit(world.translations, ".github/workflows/land.yml", old, new)
