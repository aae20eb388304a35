"""Authors whose work lands automatically: only the service, for each commit and each push."""

from landing import RELAXED, assert_left_alone, assert_stopped, check, land, with_inputs
from world import PREFIX, SERVICE, TRANSLATIONS


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
