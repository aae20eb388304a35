"""What the tests of landing have in common."""

from world import only

# A workflow whose check says nothing.
ALWAYS_GREEN = """\
name: Translations
on: pull_request
permissions: {}
jobs:
  check:
    runs-on: ubuntu-24.04
    steps: [{ run: 'true' }]
"""

# A configuration that lets a mistyped placeholder pass.
RELAXED = "source: ko\ntranslations: .\nrules: { placeholder-extra: off, placeholder-missing: off }\n"


def check(world, pull):
    """Runs the check alone; what follows waits in the hub's events."""
    [run] = world.actions.pull_request(pull)
    assert run.conclusion == "success", run
    return run


def land(world, pull):
    """Runs the check, and what decides after it whether the pull request lands."""
    return world.actions.pull_request(pull) + world.actions.next()


def assert_left_alone(world, pull, runs, because=""):
    """Not merged, and no fault. With a reason, that is the one which the summary of a run has."""
    assert not pull.merged
    assert world.hub.asked("PUT", "/merge$") == []
    assert all(run.conclusion in ("success", "skipped") for run in runs), "\n".join(map(str, runs))
    if because:
        assert_reason(runs, because)


def assert_reason(runs, because):
    """Several guards look at much the same: the reason is that of the one which looked first."""
    assert any(f"Left to a person: {because}" in run.summary for run in runs), "\n".join(map(str, runs))


def assert_stopped(world, pull, runs, title, text=""):
    """Not merged, red, and named where a person looks: an annotation, the summary, and the chat."""
    run = only(runs, "land.yml")
    assert not pull.merged
    assert run.conclusion == "failure", run
    assert title in run.said("error") and text in run.said("error"), run
    assert title in run.summary
    assert [m for m in world.hub.messages if title in m["text"]], world.hub.messages


def with_inputs(world, **inputs):
    """Changes what the landing is told."""
    lines = "".join(f"          {name.replace('_', '-')}: {value}\n" for name, value in inputs.items())
    edit_workflow(world, "          branch-prefix:", f"{lines}          branch-prefix:")


def edit_workflow(world, old, new):
    """Changes when and how the translations use the action."""
    world.edit(world.translations, ".github/workflows/land.yml", old, new)
