"""What lands by itself: the service's own pull requests, at the commit that was checked, and nothing else."""

import pytest

from loopback.repository import Link
from world import CLIENT, FORK, PREFIX, SERVICE, TRANSLATIONS, none, only


def check(world, pull):
    """Runs the check alone; what follows waits in the hub's events."""
    [run] = world.actions.pull_request(pull)
    assert run.conclusion == "success", run
    return run


def land(world, pull):
    """Runs the check, and what decides after it whether the pull request lands."""
    return world.actions.pull_request(pull) + world.actions.next()


def assert_left_alone(world, pull, runs):
    assert not pull.merged
    assert world.hub.asked("PUT", "/merge$") == []
    assert all(run.conclusion in ("success", "skipped") for run in runs), "\n".join(map(str, runs))


def assert_stopped(world, pull, runs, title, text=""):
    """Not merged, red, and named where a person looks: an annotation, the summary, and the chat."""
    run = only(runs, "land.yml")
    assert not pull.merged
    assert run.conclusion == "failure", run
    assert title in run.said("error") and text in run.said("error"), run
    assert title in run.summary
    assert [m for m in world.hub.messages if title in m["text"]], world.hub.messages


def test_a_stranger_s_fork_is_checked_without_secrets_and_never_lands(world):
    fork = world.fork()
    pull = world.propose(world.reword("No shops around"), repository=FORK, author="stranger")
    runs = land(world, pull)
    assert runs[0].conclusion == "success" and runs[0].secrets == {}
    assert set(runs[0].token.permissions.values()) <= {"read"}
    assert_left_alone(world, pull, runs)
    assert fork.head == world.translations.head


def test_a_fork_whose_owner_calls_itself_the_service_never_lands(world):
    world.fork()
    pull = world.propose(world.reword("No shops around"), repository=FORK)
    assert_left_alone(world, pull, land(world, pull))


def test_a_branch_like_the_service_s_of_somebody_else_does_not_land(world):
    pull = world.propose(world.reword("No shops around"), author="colleague")
    assert_left_alone(world, pull, land(world, pull))


def test_a_fork_never_lands_even_if_github_named_its_pull_request(world):
    world.fork()
    pull = world.propose(world.reword("No shops around"), repository=FORK)
    world.actions.pull_request(pull)
    described = world.hub.events[0].payload["workflow_run"]
    described["pull_requests"] = [{"number": pull.number}]
    assert_left_alone(world, pull, world.actions.next())


def test_somebody_else_s_pull_request_that_the_service_pushed_to_does_not_land(world):
    pull = world.propose(world.reword("No shops around"), author="colleague")
    runs = world.actions.pull_request(pull, "synchronize", actor=SERVICE)
    assert_left_alone(world, pull, runs + world.actions.next())


def test_a_push_by_somebody_else_onto_the_service_s_branch_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    world.translations.commit(world.reword("No shops at all"), branch=pull.branch)
    check_run = world.actions.pull_request(pull, "synchronize", actor="colleague")
    assert_left_alone(world, pull, check_run + world.actions.next())


def test_another_branch_of_the_service_does_not_land(world):
    pull = world.propose(world.reword("No shops around"), branch="experiment")
    assert_left_alone(world, pull, land(world, pull))


def test_a_pull_request_to_another_branch_does_not_land(world):
    world.translations.git("branch", "next")
    pull = world.propose(world.reword("No shops around"), base="next")
    assert_left_alone(world, pull, land(world, pull))


def test_a_draft_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    pull.draft = True
    assert_left_alone(world, pull, land(world, pull))


def test_a_closed_pull_request_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    pull.state = "closed"
    assert_left_alone(world, pull, world.actions.next())


def test_a_failed_check_keeps_a_pull_request_from_landing(world):
    pull = world.propose({"en/store.yml": 'empty: "No {nmae}"\n'})
    runs = land(world, pull)
    assert runs[0].conclusion == "failure"
    assert none(runs, "land.yml") and not pull.merged


ALWAYS_GREEN = """\
name: Translations
on: pull_request
permissions: {}
jobs:
  check:
    runs-on: ubuntu-24.04
    steps: [{ run: 'true' }]
"""


def test_the_check_of_another_workflow_of_the_same_name_does_not_count(world):
    world.translations.commit({".github/workflows/same.yml": ALWAYS_GREEN})
    pull = world.propose({"en/store.yml": 'empty: "No {nmae}"\n'})
    runs = world.land(pull)
    assert sorted(run.conclusion for run in runs if run.event.name == "pull_request") == ["failure", "success"]
    assert not pull.merged and world.hub.asked("PUT", "/merge$") == []


@pytest.mark.parametrize("path", [
    ".github/workflows/l10n.yml", ".github/workflows/new.yml", ".github/actions/x/action.yaml", "l10n.yml",
    "metadata.yml", "scripts/x.sh", ".gitmodules", "ko/.hidden.yml", "L10N.yml", "Metadata.YML", "TERMS.yaml",
])
def test_the_service_can_change_nothing_but_bundles(world, path):
    contents = {"l10n.yml": "source: ko\ntranslations: .\n", "metadata.yml": "{}\n"}
    contents |= dict.fromkeys((".github/workflows/l10n.yml", ".github/workflows/new.yml"), ALWAYS_GREEN)
    pull = world.propose({**world.reword("No shops around"), path: contents.get(path, "{}\n")})
    world.actions.pull_request(pull)
    runs = world.actions.drain()
    lands = [run for run in runs if run.workflow.path.endswith("/land.yml") and run.conclusion != "skipped"]
    assert not pull.merged and world.hub.asked("PUT", "/merge$") == []
    assert lands and any("Not only bundles" in run.said("error") for run in lands), "\n".join(map(str, runs))


def test_a_file_that_is_moved_out_of_a_forbidden_place_is_seen(world):
    texts = "".join(f"key{i}: text {i}\n" for i in range(20))
    world.translations.commit({".github/labels.yml": texts})
    pull = world.propose({".github/labels.yml": None, "ko/labels.yml": texts})
    world.actions.pull_request(pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", "labels.yml")


def test_all_files_are_looked_at(world):
    many = {f"en/part{i:03}.yml": "{}\n" for i in range(120)}
    pull = world.propose({**many, "z/last.sh": "echo\n"})
    world.actions.pull_request(pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", "last.sh")


def test_more_files_than_github_lists_are_looked_at_too(world):
    many = {f"en/part{i:03}.yml": "{}\n" for i in range(310)}
    pull = world.propose({**many, "z/last.sh": "echo\n"})
    world.actions.pull_request(pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", "last.sh")


@pytest.mark.parametrize("path", ["en/more.yml", "zh-Hans/more.yml"])
def test_a_symbolic_link_never_lands_by_itself(world, path):
    world.translations.commit({"ko/more.yml": "app: Dabom\n", "en/more.yml": "app: Dabom\n"})
    pull = world.propose({path: Link("../ko/more.yml")})
    check(world, pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", path)


def test_a_file_that_differs_from_another_in_case_alone_never_lands_by_itself(world):
    pull = world.propose({"en/Store.yml": "{}\n"})
    world.actions.pull_request(pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", "en/store.yml")


def test_a_branch_that_is_moved_back_and_forth_hides_no_file(world):
    pull = world.propose({**world.reword("No shops around"), "scripts/x.sh": "echo\n"})
    check(world, pull)
    checked, harmless = world.hub.head_sha(pull), world.translations.commit(world.reword("No shops"), branch="harmless")

    def move(sha):
        world.translations.git("update-ref", f"refs/heads/{pull.branch}", sha)
        world.hub.head_sha(pull)
    world.hub.before("GET", "/(compare/.*|activity)$", lambda: move(harmless), times=9)
    world.hub.before("GET", "translations/info/refs$", lambda: move(harmless), times=9)
    world.hub.before("GET", "/pulls/1$", lambda: move(checked), times=9)
    world.hub.before("PUT", "/merge$", lambda: move(checked))
    runs = world.actions.next()
    assert not pull.merged and "Moved head" in only(runs, "land.yml").said("error"), only(runs, "land.yml")


def test_a_head_that_moved_after_the_check_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    checked = check(world, pull)
    world.translations.commit({"en/store.yml": "not checked"}, branch=pull.branch)
    assert_stopped(world, pull, world.actions.next(), "Moved head")
    assert checked.conclusion == "success" and world.hub.asked("PUT", "/merge$") == []


def test_a_head_that_moves_at_the_last_moment_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("PUT", "/merge$", lambda: world.translations.commit({"en/store.yml": "new"}, branch=pull.branch))
    assert_stopped(world, pull, world.actions.next(), "Moved head")
    assert world.hub.asked("PUT", "/merge$")[-1].status == 409


# The base of a pull request, which whoever opened it can change, and which others push to.

RELAXED = "source: ko\ntranslations: .\nrules: { placeholder-extra: off, placeholder-missing: off }\n"
BROKEN = {"en/store.yml": 'empty: No stores\nvisit: "Pay {nmae} a visit"\n'}


def test_a_pull_request_that_was_checked_against_another_branch_is_checked_again(world):
    world.translations.commit({"l10n.yml": RELAXED}, branch="relaxed", author=SERVICE)
    pull = world.propose(BROKEN, base="relaxed")
    check(world, pull)
    # GitHub starts no run when a pull request's base is changed, unless a workflow asks for it.
    pull.base, pull.base_sha = "main", world.translations.head
    assert_stopped(world, pull, world.actions.next(), "The merge doesn't pass the check")
    assert world.hub.asked("PUT", "/merge$") == []


def test_a_pull_request_that_no_longer_passes_on_the_default_branch_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    for language in ("ko", "zh-Hans"):
        world.translations.commit({f"{language}/more.yml": "hello: '{who}'\n"})
    world.translations.commit({"en/more.yml": "hello: '{whom}'\n"})
    assert_stopped(world, pull, world.actions.next(), "The merge doesn't pass the check")


def test_a_merge_that_brings_an_old_configuration_back_does_not_land(world):
    old = world.translations.head
    pull = world.propose(world.reword("No shops around"))
    world.translations.commit({"l10n.yml": "source: ko\ntranslations: .\nrules: { missing-key: error }\n"})
    # A merge commit that takes nothing from the other side: GitHub still says that the base is the old commit.
    world.translations.commit(world.reword("No shops at all"), "Merge main", branch=pull.branch, author=SERVICE,
                              second_parent=world.translations.head)
    assert pull.base_sha == old
    world.actions.pull_request(pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", "l10n.yml")


def test_a_branch_that_the_service_brought_up_to_date_lands(world):
    pull = world.propose(world.reword("No shops around"))
    configuration = "source: ko\ntranslations: .\nrules: { missing-key: error }\n"
    main = world.translations.commit({"l10n.yml": configuration, "metadata.yml": "{}\n"})
    world.translations.commit({"l10n.yml": configuration, "metadata.yml": "{}\n"}, "Merge main", branch=pull.branch,
                              author=SERVICE, second_parent=main)
    world.actions.pull_request(pull)
    runs = world.actions.next()
    assert pull.merged, "\n".join(map(str, runs))
    assert world.translations.read("l10n.yml") + "\n" == configuration


def test_a_default_branch_that_moves_while_the_merge_is_checked_is_checked_again(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("GET", "/git/ref/heads/main$", lambda: world.translations.commit({"ko/new.yml": "new: 새\n"}))
    runs = world.actions.next()
    assert pull.merged, "\n".join(map(str, runs))
    assert len(world.hub.asked("GET", "/git/ref/heads/main$")) == 2


def test_a_default_branch_that_moves_to_what_the_merge_does_not_pass_with_stops_it(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("GET", "/git/ref/heads/main$", lambda: world.translations.commit(
        {f"{language}/more.yml": f"hello: '{{{name}}}'\n" for language, name in (("ko", "who"), ("en", "whom"))}))
    assert_stopped(world, pull, world.actions.next(), "The merge doesn't pass the check")


def test_a_default_branch_that_is_pushed_to_without_end_is_red_and_named(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("GET", "/git/ref/heads/main$", lambda: world.translations.commit(
        {"ko/new.yml": f"new: {len(world.translations.log())}\n"}), times=9)
    assert_stopped(world, pull, world.actions.next(), "Overtaken four times")


def test_what_comes_in_between_at_the_last_moment_is_checked_afterwards(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("PUT", "/merge$", lambda: world.translations.commit({"ko/new.yml": "new: 새\n"}))
    run = only(world.actions.next(), "land.yml")
    assert pull.merged and run.conclusion == "success", run


def test_what_comes_in_between_at_the_last_moment_and_breaks_the_default_branch_is_red_and_named(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("PUT", "/merge$", lambda: world.translations.commit(
        {f"{language}/more.yml": f"hello: '{{{name}}}'\n" for language, name in (("ko", "who"), ("en", "whom"))}))
    run = only(world.actions.next(), "land.yml")
    assert pull.merged and "Landed on another commit" in run.said("error"), run


def test_a_base_that_is_changed_while_the_merge_is_checked_stops_it(world):
    world.translations.git("branch", "release", "main")
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("GET", "/compare/", lambda: setattr(pull, "base", "release"))
    assert_stopped(world, pull, world.actions.next(), "Changed base")
    assert world.hub.asked("PUT", "/merge$") == []


def test_a_base_that_is_changed_in_the_moment_of_the_merge_is_red_and_named(world):
    world.translations.git("branch", "release", "main")
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("PUT", "/merge$", lambda: setattr(pull, "base", "release"))
    run = only(world.actions.next(), "land.yml")
    assert pull.merged and "Landed elsewhere" in run.said("error"), run


# What a file is, beside its name.

@pytest.mark.parametrize("path", ["ci/deploy/action.yml", "mkdocs.yml", "docs/azure-pipelines.yml"])
def test_a_file_that_the_tool_does_not_read_as_a_bundle_does_not_land(world, path):
    pull = world.propose({**world.reword("No shops around"), path: "runs: { using: composite }\n"})
    check(world, pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", path)


def test_a_file_outside_the_translations_folder_does_not_land(world):
    names = [name for name in world.translations.files() if name.endswith("store.yml")]
    moved = {f"texts/{name}": world.translations.read(name) + "\n" for name in names}
    world.translations.commit({**dict.fromkeys(names), **moved, "l10n.yml": "source: ko\ntranslations: texts\n"})
    world.translations.commit({"en/tool.yml": "a: b\n"})
    pull = world.propose({"en/tool.yml": "a: pwned\n"})
    check(world, pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", "en/tool.yml")


def with_inputs(world, **inputs):
    """Changes what the landing is told."""
    text = world.translations.read(".github/workflows/land.yml")
    lines = "".join(f"          {name.replace('_', '-')}: {value}\n" for name, value in inputs.items())
    world.translations.commit({".github/workflows/land.yml": text.replace(
        "          branch-prefix:", f"{lines}          branch-prefix:") + "\n"})


@pytest.mark.parametrize("name", ["config", "baseline"])
def test_the_configuration_and_the_baseline_are_protected_wherever_they_are(world, name):
    content = {"config": "source: ko\ntranslations: ..\n", "baseline": "version: 1\nfindings: []\n"}[name]
    world.translations.commit({f"en/{name}.yml": content})
    with_inputs(world, **{name: f"./en/{name}.yml"})
    pull = world.propose({f"en/{name}.yml": content + "# changed\n"})
    check(world, pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", f"en/{name}.yml")


# Whose work lands.

def test_a_colleague_s_commit_below_the_service_s_push_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    world.translations.commit({"ko/new.yml": "new: 새\n"}, branch=pull.branch, author="colleague")
    world.translations.commit(world.reword("No shops at all"), branch=pull.branch, author=SERVICE)
    runs = world.actions.pull_request(pull, "synchronize", actor=SERVICE)
    assert_left_alone(world, pull, runs + world.actions.next())


def test_a_colleague_s_push_in_the_service_s_name_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    world.translations.commit({"ko/new.yml": "new: 새\n"}, branch=pull.branch, author=SERVICE, pusher="colleague")
    world.translations.commit(world.reword("No shops at all"), branch=pull.branch, author=SERVICE)
    runs = world.actions.pull_request(pull, "synchronize", actor=SERVICE)
    assert_left_alone(world, pull, runs + world.actions.next())


def test_a_colleague_s_branch_that_the_service_goes_on_from_does_not_land(world):
    world.translations.commit({"ko/new.yml": "new: 새\n"}, branch="texts", author="colleague")
    world.translations.commit(world.reword("No shops at all"), branch=PREFIX + "update", parent="texts", author=SERVICE)
    pull = world.propose(world.reword("No shops around"))
    assert_left_alone(world, pull, land(world, pull))


def test_a_branch_whose_pushes_github_does_not_list_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.activities[TRANSLATIONS] = [entry for entry in world.hub.activities[TRANSLATIONS]
                                          if entry["activity_type"] != "branch_creation"]
    assert_left_alone(world, pull, world.actions.next())


def test_a_commit_that_only_says_that_github_made_it_does_not_land(world):
    world.translations.commit({"ko/new.yml": "new: 새\n"}, branch="texts", author="colleague", address="noreply@github.com")
    world.translations.commit(world.reword("No shops at all"), branch=PREFIX + "update", parent="texts", author=SERVICE)
    pull = world.propose(world.reword("No shops around"))
    assert_left_alone(world, pull, land(world, pull))


def test_every_commit_counts_where_every_commit_lands(world):
    with_inputs(world, merge_method="merge")
    configuration = world.translations.read("l10n.yml") + "\n"
    pull = world.propose({**world.reword("No shops around"), "l10n.yml": RELAXED})
    world.translations.commit({"l10n.yml": configuration}, branch=pull.branch, author=SERVICE)
    world.actions.pull_request(pull, "synchronize")
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", "l10n.yml")


def test_bundles_land_by_a_merge_commit_too(world):
    with_inputs(world, merge_method="merge")
    pull = world.propose(world.reword("No shops around"))
    world.actions.pull_request(pull)
    runs = world.actions.next()
    assert pull.merged, "\n".join(map(str, runs))


def test_several_pushes_of_the_service_land_together(world):
    pull = world.propose(world.reword("No shops around"))
    for text in ("No shops", "No shop"):
        world.translations.commit(world.reword(text), branch=pull.branch, author=SERVICE)
    world.translations.commit(world.reword("None"), branch=pull.branch, parent="main", author=SERVICE)
    world.actions.pull_request(pull, "synchronize")
    runs = world.actions.next()
    assert pull.merged, "\n".join(map(str, runs))


def test_a_conflict_is_red_and_named(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.translate("No boutiques around")
    assert_stopped(world, pull, world.actions.next(), "Conflict")


def test_a_conflict_that_comes_up_at_the_last_moment_is_red_and_named(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.before("PUT", "/merge$", lambda: world.translate("No boutiques around"))
    assert_stopped(world, pull, world.actions.next(), "Conflict")


def test_a_protected_branch_is_red_and_named(world):
    world.translations.protected.add("main")
    pull = world.propose(world.reword("No shops around"))
    assert_stopped(world, pull, land(world, pull), "Merge refused", "bypass")


def test_github_may_take_its_time_to_find_out_whether_it_merges(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    pull.undecided = 2
    world.actions.next()
    assert pull.merged


def test_a_server_that_fails_for_a_moment_is_asked_again(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.fail("GET", "/actions/runs/", 502, times=2)
    world.hub.fail("PUT", "/merge$", 500, times=2)
    world.actions.next()
    assert pull.merged


def test_a_base_that_moves_at_the_last_moment_is_no_reason_to_stop(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.fail("PUT", "/merge$", 405, body={"message": "Base branch was modified. Review and try the merge again."})
    world.actions.next()
    assert pull.merged


def test_a_merge_whose_answer_is_lost_has_landed(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.fail("PUT", "/merge$", "lose")
    runs = world.actions.next()
    assert pull.merged and only(runs, "land.yml").conclusion == "success", only(runs, "land.yml")


def test_a_server_that_goes_on_failing_is_red(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.fail("GET", "/pulls/1", 503, times=99)
    assert_stopped(world, pull, world.actions.next(), "Can't read this repository", "503")


def test_a_missing_key_is_red_and_named(world):
    world.secret(TRANSLATIONS, "L10N_APP_PRIVATE_KEY", None)
    pull = world.propose(world.reword("No shops around"))
    run = only(land(world, pull), "land.yml")
    assert run.conclusion == "failure" and "L10N_APP_PRIVATE_KEY" in run.said("error") and not pull.merged


def test_a_missing_client_id_is_red_and_named(world):
    world.actions.variables[TRANSLATIONS] = {}
    pull = world.propose(world.reword("No shops around"))
    run = only(land(world, pull), "land.yml")
    assert run.conclusion == "failure" and "L10N_APP_CLIENT_ID" in run.said("error") and not pull.merged


def test_a_merge_that_is_not_permitted_is_red_and_named(world):
    pull = world.propose(world.reword("No shops around"))
    check(world, pull)
    world.hub.fail("PUT", "/merge$", 403, times=99, body={"message": "Resource not accessible by integration"})
    assert_stopped(world, pull, world.actions.next(), "Missing permission", "Contents, read and write")
    assert len(world.hub.asked("PUT", "/merge$")) == 1


def test_an_app_that_may_not_write_is_red(world):
    world.hub.grant(CLIENT, contents="read")
    pull = world.propose(world.reword("No shops around"))
    run = only(land(world, pull), "land.yml")
    assert run.conclusion == "failure" and "not granted" in run.said("error") and not pull.merged


def test_what_lands_is_only_what_was_checked(world):
    pull = world.propose(world.reword("No shops around"), branch=PREFIX + "checked")
    check(world, pull)
    world.actions.next()
    assert [r.body["sha"] for r in world.hub.asked("PUT", "/merge$")] == [world.hub.head_sha(pull)]
    assert pull.merged
