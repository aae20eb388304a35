"""What protects, and which scenario turns red without it. `mutate.py` takes each out in turn.

A guard that others stand behind is taken out with them: what is proven is then that the last of them holds.
"""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Mutation:
    """One guard: the scenario that must fail, and the edits that take the guard out, as (file, text, text instead)."""

    guard: str
    scenario: str
    edits: tuple


def mutation(guard, tests, name, *edits):
    return Mutation(guard, f"test_{tests}.py::test_{name}", edits)


LAND = "actions/land/land.sh"
FILES = "actions/land/files.sh"
UPDATE = "actions/update/update.sh"
SUBMODULE = "actions/update/submodule.sh"
REMOTES = "actions/update/remotes.sh"
ANNOUNCE = "actions/announce/announce.sh"
NOTIFY = "actions/notify/notify.sh"
TOKEN = "actions/token/token.sh"
TOKEN_ACTION = "actions/token/action.yml"
REPORTING = "actions/reporting.sh"
REST = "actions/rest.sh"
CHECK = "workflows/l10n-check.yml"
LAND_YML = "templates/translations/land.yml"
L10N_YML = "templates/translations/l10n.yml"
ANNOUNCE_YML = "templates/translations/announce.yml"
UPDATE_YML = "templates/app/l10n-update.yml"
VERIFY_YML = "templates/app/l10n-verify.yml"

MUTATIONS = [
    # What may land
    mutation("land: forks", "land",
             "a_fork_never_lands_even_if_github_named_its_pull_request",
             (LAND_YML, "github.event.workflow_run.head_repository.id == github.event.repository.id &&", ""),
             (LAND, 'if [ "$(field \'.head_repository.id\')" !=', 'if false && [ x !='),
             (LAND, 'if [ "$(field \'.head.repo.id\')" != "$(field \'.base.repo.id\')" ] ||', "if")),
    mutation("land: the workflow that checked", "land",
             "the_check_of_another_workflow_of_the_same_name_does_not_count",
             (LAND, '!= "$WORKFLOW" ]', '= x ]')),
    mutation("land: the check passed", "land",
             "a_failed_check_keeps_a_pull_request_from_landing",
             (LAND_YML, "github.event.workflow_run.conclusion == 'success' &&", ""),
             (LAND, "\"$(field '.conclusion')\" != success", "x = y")),
    mutation("land: who pushed", "land",
             "a_push_by_somebody_else_onto_the_service_s_branch_does_not_land",
             (LAND, "\"$(field '.actor.id')\" != \"$AUTHOR_ID\"", "x = y")),
    mutation("land: who opened it", "land",
             "somebody_else_s_pull_request_that_the_service_pushed_to_does_not_land",
             (LAND, "\"$(field '.user.id')\" != \"$AUTHOR_ID\" ]", "x = y ]"),
             (LAND, "\"$(field '.user.login')\" != \"$AUTHOR\"", "x = y")),
    mutation("land: the branch's name", "land",
             "another_branch_of_the_service_does_not_land",
             (LAND_YML, "startsWith(github.event.workflow_run.head_branch, 'lokalise')", "true"),
             (LAND, '!= "$BRANCH_PREFIX"*', "= /")),
    mutation("land: the base", "land",
             "a_pull_request_to_another_branch_does_not_land",
             (LAND, "\"$(field '.base.ref')\" != \"$(field '.base.repo.default_branch')\"", "x = y")),
    mutation("land: drafts", "land",
             "a_draft_does_not_land",
             (LAND, "\"$(field '.draft | tostring')\" = true", "x = y")),
    mutation("land: closed ones", "land",
             "a_closed_pull_request_does_not_land",
             (LAND, "\"$(field '.state')\" != open", "x = y")),
    mutation("land: the head that was checked", "land",
             "a_head_that_moved_after_the_check_does_not_land",
             (LAND, "\"$(field '.head.sha')\" != \"$checked\"", "x = y")),
    mutation("land: merging that head only", "land",
             "a_head_that_moves_at_the_last_moment_does_not_land",
             (LAND, "'{sha: $sha, merge_method: $method}", "'{merge_method: $method}")),
    mutation("land: a moved head has its name", "land",
             "a_head_that_moves_at_the_last_moment_does_not_land",
             (LAND, "409) fail", "499) fail")),
    mutation("land: a missing permission has its name", "land",
             "a_merge_that_is_not_permitted_is_red_and_named",
             (LAND, "403 | 404) fail", "499) fail")),
    mutation("land: a conflict has its name", "land",
             "a_conflict_is_red_and_named",
             (LAND, "if [ \"$(field '.mergeable | tostring')\" = false ]; then fail_for_conflict; fi", "true")),
    mutation("land: a merge whose answer was lost", "land",
             "a_merge_whose_answer_is_lost_has_landed",
             (LAND, "\"$(field '.merged | tostring')\" = true", "x = y")),
    mutation("land: bundles only", "land",
             "the_service_can_change_nothing_but_bundles[.github/workflows/new.yml]",
             (LAND, "\nrequire_bundles_only \"$number\"", "")),
    mutation("land: what is hidden", "land",
             "the_service_can_change_nothing_but_bundles[.github/actions/x/action.yaml]",
             (FILES, "*/.* | ", "")),
    mutation("land: the configuration", "land",
             "the_service_can_change_nothing_but_bundles[l10n.yml]",
             (FILES, "*/l10n.y*ml | ", "")),
    mutation("land: the metadata", "land",
             "the_service_can_change_nothing_but_bundles[metadata.yml]",
             (FILES, "*/metadata.y*ml | ", "")),
    mutation("land: other files", "land",
             "the_service_can_change_nothing_but_bundles[scripts/x.sh]",
             (FILES, "    *) return 1 ;;", "    *) return 0 ;;")),
    mutation("land: where a file came from", "land",
             "a_file_that_is_moved_out_of_a_forbidden_place_is_seen",
             (FILES, "(.previous_filename // empty)", "empty")),
    mutation("land: all files", "land",
             "more_files_than_github_lists_are_a_person_s",
             (FILES, '"$count" -ge 300', '"$count" -ge 999')),
    mutation("land: the files of the checked head", "land",
             "a_branch_that_is_moved_back_and_forth_hides_no_file",
             (FILES, 'read_from "$api/compare/$2...$3"', 'read_from "$api/pulls/$number/files?per_page=100"'),
             (FILES, "'.files | length'", "'length'"), (FILES, "'.files[] |", "'.[] |")),

    # Tokens
    mutation("token: the client id is there", "land",
             "a_missing_client_id_is_red_and_named",
             (TOKEN, '[ -z "$CLIENT_ID" ]', "false")),
    mutation("token: the key is there", "land",
             "a_missing_key_is_red_and_named",
             (TOKEN, '[ "$HAS_PRIVATE_KEY" != true ]', "false")),
    mutation("token: one permission", "journey",
             "each_token_is_for_one_repository_and_one_permission",
             (TOKEN_ACTION, "permission-contents: ${{ inputs.contents }}", "permission-contents: ''")),
    mutation("token: one repository", "journey",
             "each_token_is_for_one_repository_and_one_permission",
             (TOKEN_ACTION, "repositories: ${{ steps.app.outputs.name }}", "repositories: ''")),
    mutation("the check: no credentials stay", "check",
             "nothing_is_checked_out_with_credentials_left_behind",
             (CHECK, "          persist-credentials: false", "          persist-credentials: true")),
    mutation("the update: no credentials stay", "update",
             "nothing_changed_is_quiet",
             (UPDATE_YML, "persist-credentials: false", "persist-credentials: true")),
    mutation("the verification: no credentials stay", "verify",
             "what_was_generated_passes",
             (VERIFY_YML, "persist-credentials: false", "persist-credentials: true")),
    mutation("the check: it only reads", "check",
             "what_runs_on_a_pull_request_only_reads_and_has_no_secret",
             (L10N_YML, "contents: read #", "contents: write #")),

    # What is announced
    mutation("announce: asking again", "announce",
             "a_server_that_fails_for_a_moment_is_asked_again[500]",
             (REST, "for try in 1 2 3 4; do", "for try in 1; do")),
    mutation("announce: no answer is asked again", "announce",
             "a_server_that_fails_for_a_moment_is_asked_again[drop]",
             (REST, "|| status=000", "|| exit 1")),
    mutation("announce: only after four tries", "announce",
             "a_server_that_goes_on_failing_is_red_and_the_daily_run_catches_up",
             (ANNOUNCE, "000 | 429 | 5??) fail", "000 | 429 | 5??) notice")),
    mutation("announce: a refusal is red", "announce",
             "a_refusal_is_red_at_once_with_its_cause"
             "[403-Resource not accessible by integration-Actions, read and write]",
             (ANNOUNCE, "401 | 403) fail", "401 | 403) notice")),
    mutation("announce: texts only", "announce",
             "a_push_that_changes_no_text_announces_nothing",
             (ANNOUNCE_YML, '    paths: ["**.yml", "**.yaml", "!.github/**"]\n', "")),
    mutation("words of a server", "announce",
             "a_server_s_words_are_no_commands",
             (REPORTING, " | LC_ALL=C tr -s '\\000-\\037\\177' ' ' | cut -c 1-400", ""),
             (REPORTING, "  printf '%s' \"${text//$'\\n'/%0A}\"", "  printf '%s' \"$text\""),
             (REPORTING, "  text=${text//$'\\r'/%0D}\n", "")),

    # What the app takes
    mutation("update: a commit, and nothing else", "update",
             "what_is_no_commit_is_refused[main]",
             (UPDATE, '[ -n "$COMMIT" ] && ! is_commit "$COMMIT"', "false")),
    mutation("update: the default branch only", "update",
             "a_commit_of_a_pull_request_is_refused",
             (SUBMODULE, 'if ! is_within "$wanted" "$head"; then', "if false; then")),
    mutation("update: commits that follow", "update",
             "a_rewritten_history_stops_and_is_named",
             (SUBMODULE, '[ "$ALLOW_REWRITE" != true ]', "false")),
    mutation("update: history that was cut back", "update",
             "history_that_was_only_cut_back_stops_too",
             (SUBMODULE, ' && is_within "$pinned" "$head"; then', "; then")),
    mutation("update: only a person allows it", "update",
             "the_translations_repository_can_not_allow_it",
             (UPDATE_YML, "inputs.allow-rewrite && github.event.sender.type == 'User'", "inputs.allow-rewrite")),
    mutation("update: never back", "update",
             "a_commit_that_is_already_in_is_quiet",
             (SUBMODULE, 'if is_within "$wanted" "$pinned" && is_within "$pinned" "$head"; then', "if false; then"),
             (SUBMODULE, 'elif ! is_within "$pinned" "$wanted"; then', "elif false; then")),
    mutation("update: checked before it moves", "update",
             "a_failed_check_is_annotated_and_nothing_moves",
             (UPDATE, "\n  check\n", "\n")),
    mutation("update: Swift with the pointer", "update",
             "pointer_and_swift_move_in_one_commit",
             (UPDATE, 'if [ "$EMIT" != false ]; then emit; fi', "true")),
    mutation("update: nothing of other steps", "update",
             "what_another_step_left_in_the_checkout_is_not_committed",
             (UPDATE, 'if [ -n "$(git status --porcelain --ignore-submodules=all)" ]; then', "if false; then")),
    mutation("update: nothing for nothing", "update",
             "nothing_changed_is_quiet",
             (UPDATE, "if [ \"$tree\" = \"$(git rev-parse 'HEAD^{tree}')\" ]; then finish_without_change; fi", "true")),
    mutation("update: pushing again", "update",
             "three_times_overtaken_still_arrives",
             (UPDATE, "for try in 1 2 3 4; do", "for try in 1 2 3; do")),
    mutation("update: not for ever", "update",
             "four_times_overtaken_is_red_and_named",
             (UPDATE, "for try in 1 2 3 4; do", "for try in 1 2 3 4 5; do")),
    mutation("update: on the new head", "update",
             "the_swift_is_generated_anew_from_the_configuration_of_the_new_head",
             (UPDATE, "  take_branch\n", '  if [ "$try" = 1 ]; then take_branch; fi\n')),
    mutation("update: never by force", "update",
             "a_push_that_was_overtaken_is_made_again_on_the_new_head[GET ^/acme/app/info/refs$]",
             (REMOTES, '"$1:refs/heads/$branch"', '"+$1:refs/heads/$branch"')),
    mutation("update: a protected branch has its name", "update",
             "a_protected_branch_is_red_at_once_with_its_cause",
             (REMOTES, '*GH006* | *GH013* | *"protected branch"* | *"rule violations"*)', "no-such-words)")),
    mutation("update: a missing permission has its name", "update",
             "a_token_that_may_not_push_is_red_at_once_with_its_cause",
             (REMOTES, '| *"error: 403"* | *"Permission to"*"denied"* | *"Write access"*)', ")")),
    mutation("update: no other server", "update",
             "no_other_server_is_asked_or_told_a_token",
             (SUBMODULE, "    https://*) ;;", "    http*) token=$SUBMODULE_TOKEN ;;")),
    mutation("update: runs wait for each other", "update",
             "a_group_coalesces_runs_and_never_breaks_one_off",
             (UPDATE_YML, "cancel-in-progress: false", "cancel-in-progress: true")),
    mutation("verify: it verifies", "verify",
             "swift_edited_by_hand_fails",
             (VERIFY_YML, "l10n-gen emit --verify", "l10n-gen emit")),

    # What is said
    mutation("notify: never red", "notify",
             "a_chat_that_can_not_be_reached_is_a_warning",
             (NOTIFY, "|| status=000", "")),
    mutation("notify: a refusal is said", "notify",
             "a_chat_that_does_not_take_the_message_is_a_warning[404]",
             (NOTIFY, '  *) warning "No chat message" "Slack refused', '  *) true "No chat message" "Slack refused')),
    mutation("notify: without a chat", "notify",
             "a_chat_that_is_not_configured_is_a_warning",
             (NOTIFY, 'if [ -z "$WEBHOOK_URL" ]; then', "if false; then")),
    mutation("notify: an address, and nothing else", "notify",
             "an_address_that_is_none_is_a_warning[http://example.com/x]",
             (NOTIFY, "^(https://|http://127\\.0\\.0\\.1:)", "^(https?://|ftp://)")),
    mutation("update: no text in a commit's message", "hostile",
             "the_app_s_commit_says_nothing_that_a_translator_wrote",
             (UPDATE, "printf 'Update the translations to %s", "cat \"$SUBMODULE/en/store.yml\"\n    "
              "printf 'Update the translations to %s")),
]
