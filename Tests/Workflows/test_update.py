"""New translations in the app: pointer and Swift code in one commit, or nothing at all and a reason."""

import subprocess

import pytest

from world import APP, TRANSLATIONS, only

WORKFLOW = "l10n-update.yml"


def update(world, **inputs):
    [run] = world.actions.dispatch(APP, WORKFLOW, {name.replace("_", "-"): text for name, text in inputs.items()})
    return run


def assert_moved(world, run, before, commit):
    """Expects a single commit on top of the previous one, with pointer and Swift code."""
    assert run.conclusion == "success", run
    assert world.app.git("rev-list", "--count", f"{before}..main") == "1"
    assert world.app.pin("translations") == commit
    paths = world.app.git("diff", "--name-only", before, "main").splitlines()
    assert [path.rpartition("/")[2] for path in paths] == ["L10n+Tables.swift", "L10n.swift", "translations"]


def assert_stopped(world, run, before, title, text=""):
    """Expects that nothing moved, that the run failed, and that an annotation, the summary and the chat report it."""
    assert world.app.head == before
    assert run.conclusion == "failure", run
    assert title in run.said("error") and text in run.said("error"), run
    assert title in run.summary
    assert [m for m in world.hub.messages if title in m["text"]], world.hub.messages


def pushes(world):
    return world.hub.asked("POST", "^/acme/app/git-receive-pack$")


def test_pointer_and_swift_move_in_one_commit(world, tool):
    before, commit = world.app.head, world.translate()
    run = update(world, commit=commit)
    assert_moved(world, run, before, commit)
    assert subprocess.run([tool, "emit", "--verify"], cwd=world.clone(APP), check=False).returncode == 0
    assert world.app.git("log", "-1", "--format=%an %cn") == "acme-l10n[bot] acme-l10n[bot]"


def test_without_a_commit_it_goes_to_the_newest(world):
    before, commit = world.app.head, world.translate()
    assert_moved(world, update(world), before, commit)


def test_the_daily_run_does_the_same(world):
    before, commit = world.app.head, world.translate()
    [run] = world.actions.schedule(APP)
    assert_moved(world, run, before, commit)


def test_nothing_changed_is_quiet(world):
    before = world.app.head
    run = update(world)
    assert run.conclusion == "success" and run.annotations == [], run
    assert world.app.head == before and world.hub.messages == [] and pushes(world) == []


def test_a_commit_that_is_already_in_is_quiet(world):
    old = world.translations.head
    commit = world.translate()
    update(world, commit=commit)
    before, said = world.app.head, len(world.hub.messages)
    run = update(world, commit=old)
    assert run.conclusion == "success" and world.app.head == before and len(world.hub.messages) == said, run


def test_swift_that_was_edited_by_hand_is_made_right_again(world):
    path = "Sources/Shop/Generated/L10n.swift"
    before = world.app.commit({path: world.app.read(path) + "\n// edited\n"})
    run = update(world)
    assert run.conclusion == "success", run
    assert world.app.log(f"{before}..main") == ["Regenerate the Swift of the translations"]


def edit_workflow(world, old, new):
    """Changes the app's use of the actions."""
    return world.edit(world.app, f".github/workflows/{WORKFLOW}", old, new)


def test_an_app_that_generates_in_its_builds_gets_the_pointer_alone(world):
    line = "          submodule: translations\n"
    before = edit_workflow(world, line, line + '          emit: "false"\n')
    commit = world.translate()
    run = update(world, commit=commit)
    assert run.conclusion == "success" and world.app.pin("translations") == commit, run
    assert world.app.git("diff", "--name-only", before, "main") == "translations"


def test_what_another_step_left_in_the_checkout_is_not_committed(world):
    line = "      - name: Install l10n-gen\n"
    before = edit_workflow(world, line, "      - run: echo x >extra.txt\n\n" + line)
    world.translate()
    assert_stopped(world, update(world), before, "Changed checkout")


def test_generated_files_that_gitignore_matches_are_committed(world, tool):
    world.app.commit({".gitignore": "*+Tables.swift\n.cache\n", "Sources/Shop/Generated/L10n+Tables.swift": None})
    line = "      - name: Install l10n-gen\n"
    before = edit_workflow(world, line, "      - run: echo x >.cache\n\n" + line)
    commit = world.translate()
    run = update(world, commit=commit)
    assert_moved(world, run, before, commit)
    assert "Generated/L10n+Tables.swift" in run.said("warning"), run
    assert subprocess.run([tool, "emit", "--verify"], cwd=world.clone(APP), check=False).returncode == 0


def test_a_failed_check_is_annotated_and_nothing_moves(world):
    before = world.app.head
    broken = world.translations.read("en/store.yml").replace("{name}", "{nmae}")
    commit = world.translations.commit({"en/store.yml": broken + "\n"})
    run = update(world, commit=commit)
    assert_stopped(world, run, before, "The translations don't pass the check")
    assert [a for a in run.annotations if a.level == "error" and a.file.endswith("en/store.yml") and a.line == "3"], run


# MARK: Concurrent pushes

def developer(world, path="notes.txt"):
    return lambda: world.app.commit({path: f"{len(world.app.log())}"}, "Do something else", author="developer")


@pytest.mark.parametrize("moment", ["GET ^/acme/app/info/refs$", "POST ^/acme/app/git-receive-pack$"])
def test_a_push_that_was_overtaken_is_made_again_on_the_new_head(world, moment):
    before, commit = world.app.head, world.translate()
    method, pattern = moment.split()
    # The first two requests are those of the checkout and of the update's fetch.
    seen = [0]

    def overtake():
        seen[0] += 1
        if seen[0] == (3 if method == "GET" else 1):
            developer(world)()
    world.hub.before(method, pattern, overtake, times=9)
    run = update(world, commit=commit)
    assert run.conclusion == "success", run
    assert world.app.log(f"{before}..main") == [f"Update the translations to {commit[:12]}", "Do something else"]
    assert world.app.read("notes.txt") and world.app.pin("translations") == commit


def test_the_swift_is_generated_anew_from_the_configuration_of_the_new_head(world):
    before, commit = world.app.head, world.translate()
    configuration = world.app.read("l10n.yml") + "\n  enum: Words\n"
    world.hub.before("POST", "^/acme/app/git-receive-pack$",
                     lambda: world.app.commit({"l10n.yml": configuration}, "Rename", author="developer"))
    run = update(world, commit=commit)
    assert run.conclusion == "success", run
    assert world.app.log(f"{before}..main") == [f"Update the translations to {commit[:12]}", "Rename"]
    assert "enum Words" in world.app.read("Sources/Shop/Generated/Words.swift")


def test_three_times_overtaken_still_arrives(world):
    before, commit = world.app.head, world.translate()
    world.hub.before("POST", "^/acme/app/git-receive-pack$", developer(world), times=3)
    run = update(world, commit=commit)
    assert run.conclusion == "success" and len(pushes(world)) == 4, run
    assert len(world.app.log(f"{before}..main")) == 4 and world.app.pin("translations") == commit


def test_four_times_overtaken_is_red_and_named(world):
    commit = world.translate()
    world.hub.before("POST", "^/acme/app/git-receive-pack$", developer(world), times=99)
    run = update(world, commit=commit)
    assert len(pushes(world)) == 4
    assert_stopped(world, run, world.app.head, "Overtaken four times")
    assert world.app.log()[0] == "Do something else"


def test_somebody_who_was_quicker_with_the_same_leaves_nothing_to_do(world):
    commit = world.translate()
    update(world, commit=commit)
    done = world.app.head
    world.app.git("update-ref", "refs/heads/main", f"{done}^")
    world.hub.before("POST", "^/acme/app/git-receive-pack$",
                     lambda: world.app.git("update-ref", "refs/heads/main", done))
    run = update(world, commit=commit)
    assert run.conclusion == "success" and world.app.head == done, run


def test_two_runs_at_once_make_one_commit(world):
    before, commit = world.app.head, world.translate()
    runs = world.actions.together(*(world.actions.dispatched(APP, WORKFLOW, {"commit": commit}) for _ in range(2)))
    assert [run.conclusion for run in runs] == ["success", "success"], "\n".join(map(str, runs))
    assert world.app.git("rev-list", "--count", f"{before}..main") == "1" and world.app.pin("translations") == commit


def test_a_group_coalesces_runs_and_never_breaks_one_off(world):
    [run] = world.actions.dispatch(APP, WORKFLOW)
    assert run.workflow.concurrency["group"] and run.workflow.concurrency["cancel-in-progress"] is False


# MARK: Refused pushes

def test_a_protected_branch_is_red_at_once_with_its_cause(world):
    before, commit = world.app.head, world.translate()
    world.app.protected.add("main")
    run = update(world, commit=commit)
    assert_stopped(world, run, before, "Protected branch", "GH006")
    assert len(pushes(world)) == 1


def test_a_token_that_may_not_push_is_red_at_once_with_its_cause(world):
    before, commit = world.app.head, world.translate()
    world.app.read_only = True
    run = update(world, commit=commit)
    assert_stopped(world, run, before, "Missing permission", "Contents, read and write")
    assert len(world.hub.asked("GET", "^/acme/app/info/refs$")) == 3


def test_a_missing_key_is_red_and_named(world):
    before, commit = world.app.head, world.translate()
    world.secret(APP, "L10N_APP_PRIVATE_KEY", None)
    run = update(world, commit=commit)
    assert world.app.head == before
    assert run.conclusion == "failure" and "L10N_APP_PRIVATE_KEY" in run.said("error"), run
    assert "failed" in world.hub.messages[0]["text"]


def test_an_app_that_is_not_installed_with_the_translations_is_red(world):
    before = world.app.head
    world.hub.install(world.bot.id, {APP})
    run = update(world)
    assert run.conclusion == "failure" and world.app.head == before and "Not Found" in run.said("error"), run


def test_a_server_that_fails_while_pushing_is_tried_again(world):
    before, commit = world.app.head, world.translate()
    world.hub.fail("POST", "^/acme/app/git-receive-pack$", 502, times=2)
    assert_moved(world, update(world, commit=commit), before, commit)


def test_a_push_whose_answer_is_lost_has_happened(world):
    before, commit = world.app.head, world.translate()
    world.hub.fail("POST", "^/acme/app/git-receive-pack$", "lose")
    assert_moved(world, update(world, commit=commit), before, commit)


# MARK: Accepted commits

@pytest.mark.parametrize("commit", [
    "main", "HEAD", "$(touch pwned)", "`touch pwned`", "--upload-pack=touch pwned", "a" * 39, "0" * 41, "A" * 40,
    "x\n" + "a" * 40])
def test_what_is_no_commit_is_refused(world, commit):
    before = world.app.head
    world.translate()
    assert_stopped(world, update(world, commit=commit), before, "Not a commit")


def test_a_commit_that_is_not_there_is_refused(world):
    before = world.app.head
    assert_stopped(world, update(world, commit="a" * 40), before, "Not on the default branch")


def test_a_commit_of_a_pull_request_is_refused(world):
    before = world.app.head
    pull = world.propose(world.reword("Not reviewed by anybody"))
    assert_stopped(world, update(world, commit=world.hub.head_sha(pull)), before, "Not on the default branch")


def rewrite(world):
    """Pushes a new history without the commit that the app has mounted, and returns its head."""
    root = world.translations.git("commit-tree", "main^{tree}", "-m", "Begin anew")
    world.translations.git("update-ref", "refs/heads/main", root)
    return world.translate()


def test_a_rewritten_history_stops_and_is_named(world):
    before = world.app.head
    commit = rewrite(world)
    assert_stopped(world, update(world, commit=commit), before, "Rewritten history", "allow-rewrite")
    assert_stopped(world, world.actions.schedule(APP)[0], before, "Rewritten history")


def test_history_that_was_only_cut_back_stops_too(world):
    world.translate()
    update(world)
    before = world.app.head
    world.translations.git("update-ref", "refs/heads/main", "main^")
    assert_stopped(world, update(world), before, "Rewritten history")


def test_a_person_allows_a_rewritten_history_by_an_input(world):
    before = world.app.head
    commit = rewrite(world)
    run = update(world, commit=commit, allow_rewrite="true")
    assert_moved(world, run, before, commit)
    assert "someone allowed it" in world.app.git("log", "-1", "--format=%B")


def test_the_translations_repository_can_not_allow_it(world):
    before = world.app.head
    commit = rewrite(world)
    [run] = world.actions.dispatch(APP, WORKFLOW, {"commit": commit, "allow-rewrite": "true"}, actor="acme-l10n[bot]")
    assert_stopped(world, run, before, "Rewritten history")


def test_a_submodule_that_points_elsewhere_gets_no_token(world):
    elsewhere = f"{world.hub.url}/stranger/translations.git"
    world.fork()
    before = world.app.commit(
        {".gitmodules": f'[submodule "translations"]\n\tpath = translations\n\turl = {elsewhere}\n'})
    assert_stopped(world, update(world), before, "Can't read the translations")


def test_no_other_server_is_asked_or_told_a_token(world):
    seen = []
    elsewhere = world.another_server(lambda method, path: seen.append(path))
    before = world.app.commit(
        {".gitmodules": f'[submodule "translations"]\n\tpath = translations\n\turl = {elsewhere}/{TRANSLATIONS}.git\n'})
    assert_stopped(world, update(world), before, "No address")
    assert seen == []


def test_without_a_submodule_it_says_where_to_name_it(world):
    before = world.app.commit({"translations": None})
    assert_stopped(world, update(world), before, "No submodule")


def test_a_relative_address_of_the_submodule_is_one_of_the_same_owner(world):
    before = world.app.commit(
        {".gitmodules": '[submodule "translations"]\n\tpath = translations\n\turl = ../translations.git\n'})
    commit = world.translate()
    assert_moved(world, update(world, commit=commit), before, commit)


def test_a_run_on_another_branch_goes_to_that_branch(world):
    world.app.git("branch", "next")
    commit, before = world.translate(), world.app.head
    event = world.actions.dispatched(APP, WORKFLOW, {"commit": commit})
    event.ref = "refs/heads/next"
    world.actions.environments[APP]["l10n"] = (("main", "next"), world.actions.environments[APP]["l10n"][1])
    [run] = world.actions.deliver(event)
    assert run.conclusion == "success", run
    assert world.app.pin("translations", "next") == commit and world.app.head == before


def test_the_run_after_the_update_finds_it_right(world):
    world.translate()
    update(world)
    assert only(world.actions.drain(), "l10n-verify.yml").conclusion == "success"
