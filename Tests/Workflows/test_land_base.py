"""The base of a pull request, which its author can change, and which others push to."""

from landing import RELAXED, assert_stopped, check
from world import SERVICE, only

BROKEN = {"en/store.yml": 'empty: No stores\nvisit: "Pay {nmae} a visit"\n'}


def test_a_pull_request_that_was_checked_against_another_branch_is_checked_again(world):
    world.translations.commit({"l10n.yml": RELAXED}, branch="relaxed", author=SERVICE)
    pull = world.propose(BROKEN, base="relaxed")
    check(world, pull)
    # GitHub starts no run when a pull request's base is changed, unless a workflow requests it.
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
    # A merge commit without changes from the other side: GitHub still reports the old commit as the base.
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
