"""The steps to bring a corrected text to installed apps."""

import json
import subprocess

import pytest

from loopback.repository import Pin
from world import APP, TRANSLATIONS, install, only

TEXT = "No shops around"


def tool(world, tree, *arguments):
    return subprocess.run([world.tool, *arguments], cwd=tree, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def published(world, library):
    """An app whose version 1.0 gets texts over the air, with the workflow, the keys and the host's key."""
    address = f"{world.hub.url}/files"
    tree = world.clone(APP)
    root = tool(world, tree, "sign", "--new-root", "../root.pem")
    settings = world.app.read("l10n.yml")
    settings += f"\nupdates: {{ url: '{address}', catalog: shop, roots: ['{root}'] }}\n"
    (tree / "l10n.yml").write_text(settings)
    tool(world, tree, "sign", "--new-key", "../online.pem", "--root-key", "../root.pem")
    tool(world, tree, "emit")
    install(library, "updates", tree, TRANSLATIONS, address, "bucket")
    status = subprocess.run(["git", "status", "--porcelain", "-uall"], cwd=tree, check=True, capture_output=True,
                            text=True).stdout
    names = [line[3:] for line in status.splitlines()]
    world.app.commit({name: (tree / name).read_text() for name in names}, "Read texts over the air")
    world.app.git("tag", "v1.0", "main")
    number, key = world.hub.files_key.split(" ")
    world.actions.environments[APP]["l10n-publish"] = (
        ("main",), {"L10N_ONLINE_KEY": (tree.parent / "online.pem").read_text()})
    world.actions.environments[APP]["l10n-upload"] = (("main",), {"L10N_HOST_KEY_ID": number, "L10N_HOST_KEY": key})
    return world


def publish(world, branch="main", **inputs):
    return only(world.actions.dispatch(APP, "l10n-publish.yml", inputs, branch=branch), "l10n-publish.yml")


def renew(world):
    """Runs the workflow's weekly schedule."""
    return only(world.actions.schedule(APP), "l10n-publish.yml")


def correct(world, text=TEXT):
    """Brings a corrected text to the app's default branch."""
    world.app.commit({"translations": Pin(world.translate(text))})


def field(lines, name):
    [value] = [line.split(" ", 1)[1] for line in lines if line.startswith(f"{name} ")]
    return value


def manifest(world):
    """Returns the lines of the manifest that version 1.0 requests."""
    [path] = [path for path in world.hub.files if path.endswith(".l10n") and "-" not in path.rsplit("/", 1)[1]]
    return world.hub.files[path].decode().splitlines()


def test_a_corrected_text_is_packed_signed_and_on_the_host_packs_first(published):
    correct(published)
    run = publish(published)
    assert run.conclusion == "success", run
    assert run.jobs == {"Pack": "success", "Sign": "success", "Upload": "success"}
    lines = manifest(published)
    assert lines[0] == "l10n-release 1" and lines[-1].startswith("signature ")
    [pack] = [line.split(" ") for line in lines if line.startswith("pack ")]
    assert TEXT.encode() in published.hub.files[f"shop/packs/{pack[2]}.pack"]
    written = [request.path for request in published.hub.asked("PUT", "^/files/")]
    assert [path.endswith(".pack") for path in written] == sorted(
        (path.endswith(".pack") for path in written), reverse=True)
    assert "What users get" in run.summary and "#### v1.0" in run.summary and "shops around" in run.summary
    assert "delivers what was signed" in run.said("notice")
    assert not any("key" in line.lower() and "PRIVATE" in line for line in run.output.splitlines())


# A key that would end the report's code block, claim that nothing changes, and then look like the line of a build whose
# name is an option of git.
FORGED = "x\n```\n\n### Nothing changes for anybody\n\n--config=core.editor: en 1 string (12 bytes)\n"


def forge(world, value):
    """Commits a message with that key in all languages, and returns the commit."""
    paths = [f"{language}/store.yml" for language in ("ko", "en", "zh-Hans")]
    kept = {path: [line for line in world.translations.read(path).splitlines() if not line.startswith('"x')]
            for path in paths}
    line = json.dumps(FORGED) + ": " + value
    return world.translations.commit({path: "\n".join([*lines, line]) + "\n" for path, lines in kept.items()})


def test_a_key_can_not_forge_what_whoever_approves_the_key_reads(published):
    """The report lists a string that a build can no longer show, because it has become a list."""
    published.app.commit({"translations": Pin(forge(published, "a text"))})
    published.app.git("tag", "v1.1", "main")
    # Created in a way that git's own command doesn't allow, but anyone who can push tags can use.
    published.app.git("update-ref", "refs/tags/--output=pwned", "main~2")
    forge(published, "[a, list]")
    correct(published)
    run = publish(published, releases="*")
    assert run.conclusion == "success", run
    lines = run.summary.splitlines()
    assert not any(line.startswith("### Nothing changes") for line in lines), run.summary
    # Only the builds, and each with its changes.
    headings = [line for line in lines if line.startswith("#### v") or line.startswith("#### -")]
    assert headings[:2] == ["#### v1.0", "#### v1.1"] and "config=core" not in " ".join(headings), headings
    assert "shops around" in run.summary and "unknown option" not in run.output
    fences = [index for index, line in enumerate(lines) if set(line) == {"`"}]
    assert any("stays as it is" in line for line in lines[fences[0]:fences[1]]), run.summary


def test_a_manifest_that_apps_refuse_names_no_packs_to_download(published):
    correct(published)
    assert publish(published).conclusion == "success"
    before = dict(published.hub.files)
    [path] = [path for path in before if path.endswith(".l10n") and "-" not in path.rsplit("/", 1)[1]]
    published.hub.files[path] = before[path].replace(b"\nruntime 1\n", b"\nruntime 0\n")
    asked = len(published.hub.asked("GET", r"\.pack$"))
    run = publish(published, stage="10%")
    assert run.conclusion == "failure" and "apps refuse" in run.said("error"), run
    assert len(published.hub.asked("GET", r"\.pack$")) == asked


def test_a_manifest_without_an_end_is_not_downloaded_whole(published):
    correct(published)
    assert publish(published).conclusion == "success"
    [path] = [path for path in published.hub.files if path.endswith(".l10n") and "-" not in path.rsplit("/", 1)[1]]
    published.hub.files[path] += b"x" * 70_000
    run = publish(published, stage="10%")
    assert run.conclusion == "failure" and "answered too large" in run.said("error"), run


def test_translations_with_errors_are_not_published(published):
    content = published.translations.read("en/store.yml").replace("{name}", "{nmae}")
    published.app.commit({"translations": Pin(published.translations.commit({"en/store.yml": content + "\n"}))})
    run = publish(published)
    assert run.conclusion == "failure" and "nmae" in run.output, run
    assert "Sign" not in {name for name, result in run.jobs.items() if result == "success"}
    assert published.hub.files == {}


def test_what_was_changed_between_two_jobs_is_not_signed(published):
    """As by someone who can write to a run's artifacts: consistent packs and manifests with other texts."""
    path = ".github/workflows/l10n-publish.yml"
    tamper = f"""      - name: Tamper
        run: |
          sed -i 's/{TEXT}/Send your password/' translations/en/store.yml
          rm -rf site
          l10n-gen pack --releases=v1.0 --out site
          git -C translations checkout --quiet --force HEAD

      - name: Sign
"""
    correct(published)
    published.app.commit({path: published.app.read(path).replace("      - name: Sign\n", tamper) + "\n"})
    run = publish(published)
    assert run.jobs["Pack"] == "success" and run.jobs["Sign"] == "failure", run
    assert "packing again gives other bytes" in run.output
    assert published.hub.files == {}


def test_without_the_key_nothing_is_uploaded(published):
    del published.actions.environments[APP]["l10n-publish"]
    correct(published)
    run = publish(published)
    assert run.conclusion == "failure" and "L10N_ONLINE_KEY is missing" in run.said("error"), run
    assert published.hub.files == {}


def test_a_host_that_refuses_the_key_gets_nothing(published):
    published.actions.environments[APP]["l10n-upload"][1]["L10N_HOST_KEY"] = "not the host's key"
    correct(published)
    assert publish(published).conclusion == "failure"
    assert published.hub.files == {}


def test_a_host_that_delivers_something_else_is_red(published):
    correct(published)
    published.hub.before("GET", r"^/files/shop/production/.*\.l10n$", lambda: published.hub.files.update(
        {path: b"<html>Welcome</html>" for path in published.hub.files if path.endswith(".l10n")}))
    run = publish(published)
    assert run.conclusion == "failure" and "Not what was uploaded" in run.said("error"), run


def test_an_address_that_the_app_does_not_ask_is_red_before_anything_is_packed(published):
    path = ".github/workflows/l10n-publish.yml"
    changed = published.app.read(path).replace(f"ADDRESS: {published.hub.url}", "ADDRESS: https://elsewhere.example.com")
    published.app.commit({path: changed})
    run = publish(published)
    assert run.conclusion == "failure" and "l10n.yml doesn't name the address" in run.said("error"), run


def test_a_stage_leaves_other_installations_what_they_have(published):
    correct(published)
    assert publish(published).conclusion == "success"
    [first] = [line for line in manifest(published) if line.startswith("pack ")]
    correct(published, "No shops at all")
    run = publish(published, stage="10%")
    assert run.conclusion == "success", run
    lines = manifest(published)
    previous = next(i for i, line in enumerate(lines) if line.startswith("previous "))
    assert any(line.startswith("stage 1000 ") for line in lines)
    assert lines[previous + 1] == first and first not in lines[:previous]


def test_a_host_that_fails_before_a_stage_changes_nothing(published):
    correct(published)
    assert publish(published).conclusion == "success"
    before = dict(published.hub.files)
    published.hub.fail("GET", r"^/files/shop/production/", 503, times=9)
    run = publish(published, stage="10%")
    assert run.conclusion == "failure" and "publish without a stage" in run.said("error"), run
    assert published.hub.files == before


def test_another_branch_gets_no_key(published):
    """Anyone who can push a branch can change its workflow, but the environment is only for the default branch."""
    correct(published)
    path = ".github/workflows/l10n-publish.yml"
    published.app.commit({path: published.app.read(path) + "\n# Changed.\n"}, "Publish from here", "other")
    run = publish(published, branch="other")
    assert run.conclusion == "failure" and run.jobs["Pack"] == "success", run
    assert "L10N_ONLINE_KEY is missing" in run.said("error"), run
    assert published.hub.files == {}


def test_a_release_is_retracted_although_the_translations_have_errors_now(published):
    correct(published)
    assert publish(published).conclusion == "success"
    first = field(manifest(published), "sequence")
    content = published.translations.read("en/store.yml").replace("{name}", "{nmae}")
    published.app.commit({"translations": Pin(published.translations.commit({"en/store.yml": content + "\n"}))})
    run = publish(published, retract="compiled")
    assert run.conclusion == "success", run
    lines = manifest(published)
    assert not any(line.startswith("pack ") for line in lines) and int(field(lines, "sequence")) > int(first)
    run = publish(published, retract=first)
    assert run.conclusion == "success", run
    assert [line for line in manifest(published) if line.startswith("pack ")]


def test_a_retraction_signs_nothing_that_was_not_signed_before(published):
    correct(published)
    assert publish(published).conclusion == "success"
    first = field(manifest(published), "sequence")
    assert publish(published, retract="compiled").conclusion == "success"
    before = dict(published.hub.files)
    [copy] = [path for path in before if path.endswith(f"-{first}.l10n")]
    published.hub.files[copy] = before[copy].replace(b"\nruntime 1\n", b"\nruntime 0\n")
    run = publish(published, retract=first)
    assert run.conclusion == "failure" and "the signature of this manifest is not by its key" in run.output, run
    published.hub.files[copy] = before[copy]
    assert published.hub.files == before


def test_what_was_changed_between_two_jobs_of_a_retraction_is_not_signed(published):
    path = ".github/workflows/l10n-publish.yml"
    correct(published)
    assert publish(published).conclusion == "success"
    tamper = """      - name: Tamper
        run: |
          sed -i 's/^runtime 1$/runtime 9/' site/*/*/*.unsigned

      - name: Sign
"""
    published.app.commit({path: published.app.read(path).replace("      - name: Sign\n", tamper) + "\n"})
    run = publish(published, retract="compiled")
    assert run.conclusion == "success", run
    assert "runtime 1" in manifest(published)


def test_a_release_is_renewed_before_it_ends_and_not_earlier(published):
    correct(published)
    assert publish(published).conclusion == "success"
    before = dict(published.hub.files)
    run = renew(published)
    assert run.conclusion == "success" and "Nothing to renew" in run.said("notice"), run
    assert "Sign" not in [name for name, result in run.jobs.items() if result == "success"] and published.hub.files == before
    packs = [line for line in manifest(published) if line.startswith("pack ")]
    ends = field(manifest(published), "expires")
    published.actions.environment["RENEWAL_DAYS"] = "200"
    correct(published, "Not to be published")
    run = renew(published)
    assert run.conclusion == "success" and run.jobs["Upload"] == "success", run
    lines = manifest(published)
    assert [line for line in lines if line.startswith("pack ")] == packs and field(lines, "expires") > ends


def test_what_is_published_is_attested_where_github_offers_it(published):
    correct(published)
    run = publish(published)
    assert run.conclusion == "success" and "attested" not in run.artifacts, run
    published.app.public = True
    run = publish(published)
    assert run.conclusion == "success", run
    names = {line.split("  site/")[1] for line in run.artifacts["attested"].splitlines()}
    assert names <= set(published.hub.files) and any(name.endswith(".l10n") for name in names)
