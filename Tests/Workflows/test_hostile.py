"""Foreign texts, titles, branch names and messages are always treated as data."""

import re

import pytest

from world import APP, PREFIX, SERVICE

# Strings that git accepts as a branch name (git-check-ref-format(1)), and that a careless script takes for something
# else.
BRANCHES = [
    "$(touch${IFS}pwned)", "`touch${IFS}pwned`", "'\";touch${IFS}pwned;'", "${{github.token}}",
    "%0A%3A%3Aerror%3A%3Apwned",
    "a&&touch${IFS}pwned", "--upload-pack=touch${IFS}pwned", "번역-🧴", "a|b>c", "#1", "\u202etxet", "x" * 200,
]

# Strings that a shell, a runner, Markdown or a chat could interpret. Their text must be unchanged.
TEXTS = [
    "$(touch pwned)", "`touch pwned`", "'; touch pwned; '", '\\"; touch pwned; \\"', "${{ github.token }}",
    "::error title=pwned::pwned", "::set-output name=commit::pwned", "::add-mask::a", "::stop-commands::x",
    "##[error]pwned", "a ##[add-mask]pwned",
    "%0A::error::pwned", "@everyone <!channel> <@U123>", "<script>alert(1)</script> [x](javascript:x) ![](http://x)",
    "[skip ci] closes #1", "--help", "line\\n::error::pwned\\nline", "\\r::warning::pwned", "-----",
]


def quoted(text, language):
    """Returns a text as written in a bundle, followed by the language, since the same text in all languages is a
    finding."""
    return '"' + text.replace("{", "'{'").replace("}", "'}'") + f' {language}"'


def without_code(summary):
    """Returns the text that Markdown interprets differently."""
    unindented = re.sub(r"^    .*$", "", summary, flags=re.MULTILINE)
    return re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", unindented, flags=re.DOTALL)


def assert_no_commands(runs):
    """Expects that no text became a command for the runner, such as an annotation, an output, a mask or a stop."""
    for run in runs:
        assert not [a for a in run.annotations if "pwned" in f"{a.title} {a.text}" or a.level == "error"], run
        assert {name for name, *_ in run.commands} <= {"set-output", "add-path"}, run.commands
        assert "pwned" not in str(run.commands), run.commands


def assert_arrived(world, runs):
    assert {run.conclusion for run in runs} <= {"success", "skipped"}, "\n".join(map(str, runs))
    assert world.app.pin("translations") == world.translations.head
    assert world.app.log()[0] == f"Update the translations to {world.translations.head[:12]}"


@pytest.mark.parametrize("branch", BRANCHES)
def test_a_branch_name_is_only_a_name(world, branch):
    pull = world.propose(world.reword("No shops around"), branch=PREFIX + branch)
    runs = world.actions.pull_request(pull) + world.actions.next()
    assert pull.merged, "\n".join(map(str, runs))
    assert_no_commands(runs)


@pytest.mark.parametrize("title", [
    "$(touch pwned) `touch pwned` \"; touch pwned; '", "${{ github.token }}",
    "::error::pwned\n::set-output name=token::pwned",
    "a\r\n\r\nCo-authored-by: x", "x" * 5000])
def test_titles_and_messages_of_a_pull_request_are_only_text(world, title):
    pull = world.propose(world.reword("No shops around"), title=title, message=title, body=title)
    runs = world.actions.pull_request(pull) + world.actions.next()
    assert pull.merged, "\n".join(map(str, runs))
    assert_no_commands(runs)


def test_texts_stay_texts_all_the_way(world):
    pull = world.propose({
        f"{language}/hostile.yml": "".join(f"text{i}: {quoted(text, language)}\n" for i, text in enumerate(TEXTS))
        for language in ("ko", "en", "zh-Hans")})
    runs = world.land(pull)
    assert_arrived(world, runs)
    assert_no_commands(runs)
    assert TEXTS[0] in world.app.read("Sources/Shop/Generated/L10n+Tables.swift")


def update(world):
    """Runs only the app's update."""
    [run] = world.actions.dispatch(APP, "l10n-update.yml")
    return run


def test_a_message_to_the_chat_calls_nobody(world):
    world.translate('"<!channel> <@U123> @everyone *bold* <http://x|y>"')
    update(world)
    [message] = world.hub.messages
    assert "<!channel>" not in str(message) and "<@U123>" not in str(message) and "<http://x|y>" not in str(message)


def test_a_summary_holds_no_markup_of_a_text(world):
    pull = world.propose(world.reword('"<img src=x> @octocat ![](http://x/y.png) | # head"'))
    runs = world.actions.pull_request(pull) + world.actions.next()
    for run in [*runs, update(world)]:
        assert "store.empty" in run.summary or run.workflow.name == "Land", run
        text = without_code(run.summary)
        assert "<img" not in text and "![](http" not in text and "@octocat" not in text, run.summary


def test_the_app_s_commit_says_nothing_that_a_translator_wrote(world):
    pull = world.propose(world.reword("'[skip ci] closes #1 @octocat'"), title="[skip ci] x", message="[skip ci] y")
    assert_arrived(world, world.actions.pull_request(pull) + world.actions.next() + [update(world)])
    message = world.app.git("log", "-1", "--format=%B")
    assert "skip ci" not in message and "@" not in message
    assert "skip ci" not in world.translations.git("log", "-1", "--format=%B")


def test_a_file_with_a_hostile_name_is_only_a_file(world):
    names = ["en/##[add-mask]pwned.yml", "en/a ##[error]pwned.yml", "en/$(touch pwned).yml", "en/`touch pwned`.yml",
             "ko/--help.yml", "en/::error::pwned.yml", "ko/x;y.yml"]
    pull = world.propose(dict.fromkeys(names, "{}\n"))
    runs = world.actions.pull_request(pull) + world.actions.next()
    assert_no_commands(runs)


def test_a_file_name_of_two_lines_is_left_to_people(world):
    pull = world.propose({"en/a\nb.yml": "{}\n"})
    runs = world.actions.pull_request(pull) + world.actions.next()
    assert not pull.merged
    [error] = [a for run in runs for a in run.annotations if a.level == "error"]
    assert error.title == "Not only bundles"


def test_a_submodule_in_the_translations_is_not_followed(world):
    world.translations.commit(
        {".gitmodules": '[submodule "x"]\n\tpath = x\n\turl = file:///etc\n\tupdate = !touch pwned\n'})
    commit = world.translate()
    run = update(world)
    assert run.conclusion == "success" and world.app.pin("translations") == commit, run


def test_an_author_s_name_is_only_a_name(world):
    pull = world.propose(world.reword("No shops around"))
    world.translations.commit(world.reword("No shops at all"), branch=pull.branch, author=SERVICE,
                              name="$(touch pwned) `x` '\"")
    assert_arrived(world, world.actions.pull_request(pull) + world.actions.next() + [update(world)])
    assert world.app.git("log", "-1", "--format=%an") == "acme-l10n[bot]"
