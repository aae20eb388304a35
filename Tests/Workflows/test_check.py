"""The results of the check in a pull request to the translations."""

import json

from runner.library import SELF
from world import ROOT, TRANSLATIONS


def test_a_wrong_placeholder_is_annotated_on_its_line_and_nothing_moves(world):
    before = world.translations.head, world.app.head
    content = world.translations.read("en/store.yml").replace("{name}", "{nmae}")
    pull = world.propose({"en/store.yml": content + "\n"})
    runs = world.land(pull)
    assert runs[0].conclusion == "failure"
    [error] = [a for a in runs[0].annotations if a.level == "error"]
    assert (error.file, error.line) == ("en/store.yml", "3") and "nmae" in error.text
    assert "placeholder-extra" in runs[0].summary
    assert (world.translations.head, world.app.head) == before
    assert world.hub.messages == []


def test_a_pull_request_that_conflicts_runs_nothing_and_lands_nothing(world):
    pull = world.propose(world.reword("No shops around"))
    world.translate("No boutiques around")
    assert world.land(pull) == [] and not pull.merged


def test_a_person_s_pull_request_is_checked_and_left_to_people(world):
    pull = world.propose(world.reword("No shops around"), branch="texts", author="colleague")
    assert world.land(pull)[0].conclusion == "success"
    assert not pull.merged


def test_a_merge_queue_is_told(world):
    [run] = world.actions.merge_group(TRANSLATIONS)
    assert run.conclusion == "success" and run.token.permissions == {"contents": "read"} and run.secrets == {}


def test_the_steps_for_older_runners_make_the_same_check(world):
    """Uses the guide's alternative for runners and servers that don't support `$/`."""
    guide = (ROOT / "Documentation/Workflows.md").read_text()
    jobs = guide.split("## Older runners", 1)[1].split("```yaml\n", 1)[1].split("```", 1)[0]
    workflow = "name: Translations\non: pull_request\npermissions: {}\n" + jobs.replace("COMMIT # VERSION", SELF)
    world.translations.commit({".github/workflows/l10n.yml": workflow})
    [good] = world.actions.pull_request(world.propose(world.reword("No shops around")))
    assert good.conclusion == "success", good
    content = world.translations.read("en/store.yml").replace("{name}", "{nmae}")
    [bad] = world.actions.pull_request(world.propose({"en/store.yml": content + "\n"}, branch="bad"))
    assert bad.conclusion == "failure" and "placeholder-extra" in bad.summary, bad


def test_the_reader_s_view_is_in_the_summary(world):
    [run] = world.actions.pull_request(world.propose(world.reword("No shops around")))
    assert "shops around" in run.summary and "stores nearby" in run.summary


def test_the_report_is_attached_and_linked(world):
    [run] = world.actions.pull_request(world.propose(world.reword("No shops around")))
    assert list(run.artifacts) == ["l10n-report.html"]
    report = run.artifacts["l10n-report.html"]
    assert '"since":"HEAD^1"' in report and "shops around" in report and "stores nearby" in report
    assert f"/actions/runs/{run.number}/artifacts/1)" in run.summary, run


def test_the_report_shows_what_is_wrong(world):
    [run] = world.actions.pull_request(world.propose({"en/store.yml": "empty: [\n"}))
    assert run.conclusion == "failure"
    assert '"rule":"yaml-syntax"' in run.artifacts["l10n-report.html"]
    # The check has reported this.
    assert len([a for a in run.annotations if a.level == "error"]) == 1, run


def published(world):
    """Lets the translations publish their report."""
    path = ".github/workflows/l10n.yml"
    text = world.translations.read(path).replace(
        "contents: read # to look at the bundles", "contents: read\n      pages: write\n      id-token: write")
    world.translations.commit({path: text.rstrip() + "\n    with:\n      pages: true\n"})


def test_the_report_of_the_default_branch_is_published(world):
    published(world)
    [run] = world.actions.push(TRANSLATIONS)
    assert "stores nearby" in run.artifacts["published/index.html"]
    assert f"(https://pages.example.com/{TRANSLATIONS}/)" in run.summary, run


def test_no_pull_request_and_no_other_branch_is_published(world):
    published(world)
    pull = world.propose(world.reword("No shops around"))
    [run] = world.actions.pull_request(pull)
    assert "Check / Publish" not in run.jobs and "published/index.html" not in run.artifacts, run


def test_what_runs_on_a_pull_request_only_reads_and_has_no_secret(world):
    [run] = world.actions.pull_request(world.propose(world.reword("No shops around"), author="colleague"))
    assert run.token.permissions == {"contents": "read"} and run.secrets == {}


def test_a_workflow_that_a_pull_request_changes_finds_no_key(world):
    thief = """\
name: Translations
on: pull_request
permissions: {}
jobs:
  steal:
    runs-on: ubuntu-24.04
    environment: l10n
    steps:
      - run: 'test -z "$KEY" && echo "no key" >>"$GITHUB_STEP_SUMMARY"'
        env: { KEY: "${{ secrets.L10N_APP_PRIVATE_KEY }}${{ secrets.SLACK_WEBHOOK_URL }}" }
"""
    pull = world.propose({".github/workflows/l10n.yml": thief})
    [run] = world.actions.pull_request(pull)
    assert run.conclusion == "success" and run.summary == "no key\n", run


def test_nothing_is_checked_out_with_credentials_left_behind(world):
    [run] = world.actions.pull_request(world.propose(world.reword("No shops around")))
    assert run.left_on_disk == []


def catalog(korean):
    """A String Catalog in Xcode's form, in addition to the YAML bundles."""
    strings = {
        "Pay %@ a visit": {
            "localizations": {
                language: {"stringUnit": {"state": "translated", "value": text}}
                for language, text in [("en", "Pay %@ a visit"), ("ko", korean), ("zh-Hans", "去%@看看")]
            }
        }
    }
    content = {"sourceLanguage": "ko", "strings": strings, "version": "1.0"}
    return json.dumps(content, ensure_ascii=False, indent=2, separators=(",", " : "))


def test_a_string_catalog_is_checked_on_its_lines_and_lands_in_the_app(world):
    world.translations.commit({"Localizable.xcstrings": catalog("%@에 가 보세요")})
    bad = world.propose({"Localizable.xcstrings": catalog("%@ %@에 가 보세요")}, branch="bad")
    [run] = world.land(bad)[:1]
    assert run.conclusion == "failure"
    [error] = [a for a in run.annotations if a.level == "error" and "xcstrings" in a.file][:1]
    assert error.file == "Localizable.xcstrings" and int(error.line) > 4, error
    assert not bad.merged
    good = world.propose({"Localizable.xcstrings": catalog("%@에 들러 보세요")})
    world.land(good)
    assert good.merged
    generated = world.app.git("grep", "-l", "들러 보세요", "main", "--", "*.swift")
    assert "Tables.swift" in generated


def test_strings_files_land_in_the_app(world):
    files = {f"{language}.lproj/Shop.strings": f'"greeting" = "{text}";\n'
             for language, text in [("ko", "어서 오세요"), ("en", "Welcome"), ("zh-Hans", "欢迎光临")]}
    world.translations.commit(files)
    bad = world.propose({"en.lproj/Shop.strings": '"greeting" = "Welcome"\n'}, branch="bad")
    [run] = world.land(bad)[:1]
    assert run.conclusion == "failure" and "strings-syntax" in run.summary
    assert not bad.merged
    good = world.propose({"en.lproj/Shop.strings": '"greeting" = "Do come in";\n'})
    world.land(good)
    assert good.merged
    assert "Tables.swift" in world.app.git("grep", "-l", "Do come in", "main", "--", "*.swift")
