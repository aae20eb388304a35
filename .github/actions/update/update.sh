#!/usr/bin/env bash
# Moves an app's translations submodule forward and regenerates its Swift, both in one commit, and pushes it. If another
# push is quicker, it begins again on the new head: the commit is made of that head, never rebased onto it.
set -euo pipefail
here=$(dirname "$0")
# shellcheck source-path=SCRIPTDIR source=../reporting.sh
. "$here/../reporting.sh"
# shellcheck source-path=SCRIPTDIR source=../fetching.sh
. "$here/../fetching.sh"

# Git's words are looked at, and a path is never a pattern.
export LC_ALL=C GIT_TERMINAL_PROMPT=0 GIT_LITERAL_PATHSPECS=1

server=${GITHUB_SERVER_URL%/}
app_url=$server/$GITHUB_REPOSITORY
branch=$GITHUB_REF_NAME
# The commit that is mounted, the one to go to, and whether the first is missing in the history of the second. Without a
# submodule all stay as they are.
pinned=""
wanted=""
rewritten=false
# shellcheck source-path=SCRIPTDIR source=pushing.sh
. "$here/pushing.sh"
# shellcheck source-path=SCRIPTDIR source=submodule.sh
. "$here/submodule.sh"

require_sound_inputs() {
  # shellcheck disable=SC2153 # CONFIG is the input; config elsewhere is one of its lines
  printf '%s\n' "$CONFIG" | sed -e 's/[[:space:]]*$//' -e '/^$/d' >"$work/configurations"
  if ! [ -s "$work/configurations" ]; then
    fail "No configuration" "The input 'config' must name the configurations to check and to generate from."
  fi
  if [ -z "$TOKEN" ]; then
    fail "No token" "The update has no token to push with: the GitHub App's is missing."
  fi
  if [ "${GITHUB_REF_TYPE:-branch}" != branch ] || ! git check-ref-format "refs/heads/$branch"; then
    fail "Not a branch" "The update runs on a branch: start it from the branch to commit to."
  fi
  if [ -n "$COMMIT" ] && ! is_commit "$COMMIT"; then
    fail "Not a commit" "The commit to go to must be given by all its 40 hexadecimal digits."
  fi
  if ! [[ $AUTHOR =~ ^[A-Za-z0-9-]+$ ]]; then
    fail "Not an App's name" "The author must be the short name of a GitHub App."
  fi
  if [ -n "$(git status --porcelain --ignore-submodules=all)" ]; then
    fail "Changed checkout" "Files of the checkout were changed or added before the update, which would commit them: \
take the steps that do so out of the job, or let them come later."
  fi
}

take_branch() {
  if ! fetch "$TOKEN" . "$app_url" "+refs/heads/$branch:refs/l10n/base"; then
    fail "Can't read this repository" "Fetching $branch failed: the token must be able to read and write contents." \
      "$(cat "$work/git.log")"
  fi
  git checkout --quiet --force --detach --no-recurse-submodules refs/l10n/base
}

# The bundles are checked in every try, since the branch may have brought a new configuration; annotations are made
# once.
check() {
  local config status options=(--format text)
  if [ "$try" = 1 ]; then options=(--format github --summary "$work/check.md"); fi
  if [ -n "$BASELINE" ]; then options+=("--baseline=$BASELINE"); fi
  while IFS= read -r config; do
    status=0
    l10n-gen check --config "$config" "${options[@]}" || status=$?
    if [ "$status" != 0 ]; then summarize_check; fi
    case $status in
      0) ;;
      1) fail "The translations don't pass the check" "Nothing was updated. The annotations show what to fix in the \
translations repository." ;;
      *) fail "The check can't be made" "Nothing was updated. l10n-gen check ended with status $status; see its last \
lines in the log." ;;
    esac
  done <"$work/configurations"
}

# The check's own summary, which comes last unless it is what went wrong.
summarize_check() {
  if [ -e "$work/check.md" ]; then cat "$work/check.md" >>"$GITHUB_STEP_SUMMARY"; fi
}

emit() {
  local config
  while IFS= read -r config; do
    l10n-gen emit --config "$config" ||
      fail "The Swift can't be generated" "Nothing was moved. The last lines of the log say why, for $config."
  done <"$work/configurations"
}

# Of the files that git doesn't have, those that the options of ls-files choose, in order.
untracked() { # OPTION…
  git ls-files --others -z "$@" | sort -z
}

# Adds the generated files that .gitignore matches, without which the others may not compile. Those that other steps left
# aren't added.
add_ignored_files() {
  untracked --ignored --exclude-standard | comm -z -13 "$work/untracked" - >"$work/ignored"
  if ! [ -s "$work/ignored" ]; then return; fi
  git add --force --pathspec-from-file="$work/ignored" --pathspec-file-nul
  if [ "$try" = 1 ]; then
    warning "Ignored files" "The update commits generated files that .gitignore matches: $(foreign "$(tr '\0' '\n' <"$work/ignored")"). \
Take them out of .gitignore or, if the app generates in its builds, set the update's 'emit' to \"false\"."
  fi
}

# Leaves the tree that the commit shall have in $tree.
stage() {
  git add --all
  if [ "$EMIT" != false ]; then add_ignored_files; fi
  if [ -n "$SUBMODULE" ]; then git update-index --cacheinfo "160000,$wanted,$SUBMODULE"; fi
  tree=$(git write-tree)
}

# compare FORMAT: the texts of the mounted commit and of the new one. A rewritten history may lack the old ones.
compare() {
  local config
  IFS= read -r config <"$work/configurations"
  l10n-gen diff "$pinned" "$wanted" --config "$config" --translations "$SUBMODULE" --format "$1"
}

# What changed in each language and in the API, in numbers.
count_changes() {
  compare json | jq -r '
    (.languages | to_entries[] | select(.key | test("^[A-Za-z0-9-]{1,35}$")) | .key as $language | .value
      | [("added", "removed", "reworded") as $kind | .[$kind] | numbers | select(. > 0) | "\(.) \($kind)"]
      | select(length > 0) | "\($language): \(join(", "))"),
    (.counts.breaking | numbers | select(. > 0) | "Changes of the Swift API: \(.)")'
}

# The message says nothing that a translator wrote: a text could skip workflows, close issues or mention people.
write_commit_message() {
  if [ "$pinned" = "$wanted" ]; then
    printf 'Regenerate the Swift of the translations\n'
  else
    printf 'Update the translations to %s\n\n%s\n' "${wanted:0:12}" "$(comparison_url)"
    if count_changes >"$work/counts.txt" && [ -s "$work/counts.txt" ]; then
      printf '\n%s\n' "$(cat "$work/counts.txt")"
    fi
    if [ "$rewritten" = true ]; then printf '\nTheir history was rewritten; %s allowed it.\n' "$GITHUB_ACTOR"; fi
  fi
}

# Leaves the commit in $commit. Made of the tree itself: no hook and no setting of the machine has a part in it.
make_commit() {
  write_commit_message >"$work/message.txt"
  local bot="${AUTHOR}[bot]"
  commit=$(GIT_AUTHOR_NAME=$bot GIT_AUTHOR_EMAIL=$bot@users.noreply.github.com \
    GIT_COMMITTER_NAME=$bot GIT_COMMITTER_EMAIL=$bot@users.noreply.github.com \
    git commit-tree -p HEAD -F "$work/message.txt" "$tree")
}

# What changed for users, in the summary and for the chat.
report() {
  summarize "### $(head -n 1 "$work/message.txt")" "" \
    "[${commit:0:12}]($app_url/commit/$commit) on $branch${SUBMODULE:+, [the translations]($(comparison_url))}" ""
  if [ -n "$SUBMODULE" ] && [ "$pinned" != "$wanted" ]; then report_texts; fi
  summarize_check
}

report_texts() {
  if grep -q '^Changes of the Swift API' "$work/counts.txt"; then
    warning "Changed Swift API" "Code of the app that uses the changed accessors must follow; the summary lists them."
  fi
  if compare markdown >"$work/summary.md" && compare slack >"$MESSAGE_FILE"; then
    cat "$work/summary.md" >>"$GITHUB_STEP_SUMMARY"
  else
    warning "No comparison" "The commit is pushed, but the old and the new texts could not be compared."
    write_message "$(head -n 1 "$work/message.txt")"
  fi
  output message-file "$MESSAGE_FILE"
}

finish_without_change() {
  output changed false
  summarize "Nothing to do: the translations and the Swift on $branch are up to date."
  summarize_check
  echo "Nothing to do."
  exit 0
}

require_sound_inputs
untracked >"$work/untracked"
for try in 1 2 3 4; do
  wait_before_try "$try"
  take_branch
  if [ -n "$SUBMODULE" ]; then mount_translations; fi
  check
  if [ "$EMIT" != false ]; then emit; fi
  stage
  if [ "$tree" = "$(git rev-parse 'HEAD^{tree}')" ]; then finish_without_change; fi
  make_commit
  if push "$commit"; then
    output changed true
    output commit "$commit"
    git checkout --quiet --force --detach --no-recurse-submodules "$commit"
    report
    exit 0
  fi
done
fail "Overtaken four times" "Four times, someone else pushed to $branch, or the push failed. Nothing is lost: run \
this again, or wait for the daily run." "$(cat "$work/git.log")"
