"""Automatic landing: only the service's own pull requests, at the commit that was checked."""

from landing import ALWAYS_GREEN, assert_left_alone, assert_reason, assert_stopped, check, edit_workflow, land
from world import CLIENT, FORK, PREFIX, SERVICE, TRANSLATIONS, none, only


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
    runs = world.actions.next()
    assert_left_alone(world, pull, runs)
    assert none(runs, "land.yml")


def test_a_fork_does_not_land_where_the_workflow_looks_at_it(world):
    edit_workflow(world, "github.event.workflow_run.head_repository.id == github.event.repository.id &&", "")
    world.fork()
    pull = world.propose(world.reword("No shops around"), repository=FORK)
    world.actions.pull_request(pull)
    assert_left_alone(world, pull, world.actions.next(), "it comes from a fork.")


def test_a_fork_does_not_land_by_a_run_that_is_no_fork_s(world):
    world.fork()
    pull = world.propose(world.reword("No shops around"), repository=FORK)
    [run] = world.actions.pull_request(pull)
    for described in (world.hub.events[0].payload["workflow_run"], world.hub.runs[(TRANSLATIONS, run.number)]):
        described["head_repository"] = described["repository"]
        described["pull_requests"] = [{"number": pull.number}]
    assert_left_alone(world, pull, world.actions.next(), f"#{pull.number} comes from a fork.")


def test_somebody_else_s_pull_request_that_the_service_pushed_to_does_not_land(world):
    pull = world.propose(world.reword("No shops around"), author="colleague")
    runs = world.actions.pull_request(pull, "synchronize", actor=SERVICE)
    assert_left_alone(world, pull, runs + world.actions.next(), f"#{pull.number} was not opened by {SERVICE}.")


def test_a_push_by_somebody_else_onto_the_service_s_branch_does_not_land(world):
    pull = world.propose(world.reword("No shops around"))
    world.translations.commit(world.reword("No shops at all"), branch=pull.branch)
    check_run = world.actions.pull_request(pull, "synchronize", actor="colleague")
    assert_left_alone(
        world, pull, check_run + world.actions.next(), f"its last commit was not pushed by {SERVICE}.")


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


def test_the_check_of_another_workflow_of_the_same_name_does_not_count(world):
    world.translations.commit({".github/workflows/same.yml": ALWAYS_GREEN})
    pull = world.propose({"en/store.yml": 'empty: "No {nmae}"\n'})
    runs = world.land(pull)
    assert sorted(run.conclusion for run in runs if run.event.name == "pull_request") == ["failure", "success"]
    assert not pull.merged and world.hub.asked("PUT", "/merge$") == []
    assert_reason(runs, "the run was another workflow's.")


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
