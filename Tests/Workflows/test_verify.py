"""The app's required check: what is committed is what the mounted translations give."""

from loopback.repository import Pin
from world import APP, only

SWIFT = "Sources/Shop/Generated/L10n.swift"


def verify(world):
    return only(world.actions.push(APP), "l10n-verify.yml")


def test_what_was_generated_passes(world):
    assert verify(world).conclusion == "success"


def test_swift_edited_by_hand_fails(world):
    world.app.commit({SWIFT: world.app.read(SWIFT) + "\n// edited\n"})
    assert verify(world).conclusion == "failure"


def test_a_pointer_moved_without_its_swift_fails(world):
    world.app.commit({"translations": Pin(world.translate())})
    assert verify(world).conclusion == "failure"


def test_it_reads_private_translations_with_a_key_that_can_do_nothing_else(world):
    run = verify(world)
    assert set(run.secrets) == {"L10N_READ_KEY"} and run.token.permissions == {"contents": "read"}
    world.actions.secrets[APP] = {}
    assert verify(world).conclusion == "failure"


def test_public_translations_need_no_key(world):
    world.actions.secrets[APP] = {}
    world.translations.public = True
    assert verify(world).conclusion == "success"
