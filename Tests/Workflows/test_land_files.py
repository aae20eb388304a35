"""Files that may land automatically: only ordinary bundles that the tool reads."""

import pytest

from loopback.repository import Link
from landing import ALWAYS_GREEN, assert_stopped, check, land, with_inputs
from world import only


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


def resources(text):
    return f'<resources>\n    <string name="shops">{text}</string>\n</resources>\n'


def test_files_of_other_platforms_land(world):
    files = {"app/values-en/strings.xml": resources("Shops"), "lib/app_en.arb": '{ "maps": "Maps" }\n'}
    world.translations.commit({
        **files, "app/values/strings.xml": resources("매장"), "lib/app_ko.arb": '{ "maps": "지도" }\n'})
    pull = world.propose({name: text.replace("s<", "s here<").replace('s" }', 's here" }')
                          for name, text in files.items()})
    land(world, pull)
    assert pull.merged


@pytest.mark.parametrize("path", ["AndroidManifest.xml", "app/values/colors.xml"])
def test_other_files_of_an_android_app_do_not_land(world, path):
    pull = world.propose({**world.reword("No shops around"), path: "<resources/>\n"})
    check(world, pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", path)


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


@pytest.mark.parametrize("name", ["config", "baseline"])
def test_the_configuration_and_the_baseline_are_protected_wherever_they_are(world, name):
    content = {"config": "source: ko\ntranslations: ..\n", "baseline": "version: 2\nfindings: []\n"}[name]
    world.translations.commit({f"en/{name}.yml": content})
    with_inputs(world, **{name: f"./en/{name}.yml"})
    pull = world.propose({f"en/{name}.yml": content + "# changed\n"})
    check(world, pull)
    assert_stopped(world, pull, world.actions.next(), "Not only bundles", f"en/{name}.yml")
