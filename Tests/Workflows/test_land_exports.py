"""Exports that pass the check, but take away what the default branch has."""

from landing import assert_stopped, land


def test_an_export_that_empties_a_text_waits_for_a_person(world):
    pull = world.propose(world.reword("''"))
    assert_stopped(world, pull, land(world, pull), "Doubtful export", "texts-emptied")


def test_an_export_without_a_key_waits_for_a_person(world):
    changes = {}
    for language in ("en", "ko", "zh-Hans"):
        content = world.translations.read(f"{language}/store.yml")
        changes[f"{language}/store.yml"] = "".join(
            f"{line}\n" for line in content.splitlines() if not line.startswith("empty:"))
    pull = world.propose(changes)
    assert_stopped(world, pull, land(world, pull), "Doubtful export", "keys-lost")


def test_an_export_is_compared_with_the_default_branch_of_that_moment(world):
    pull = world.propose(world.reword("No shops around"))
    world.translations.commit({f"{language}/more.yml": f"more: {language}\n" for language in ("ko", "en")})
    runs = land(world, pull)
    assert pull.merged, "\n".join(map(str, runs))
    assert world.translations.read("en/more.yml") == "more: en"
