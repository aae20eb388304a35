# Says what happened where a person looks: in the log, as an annotation, in the job's summary and, for failures, in the
# chat message that the notify action sends. For the scripts beside it.
# shellcheck shell=bash

# What a string looks like in a workflow command, so that it can't begin another.
# https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
escaped() {
  local text=${1//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '%s' "${text//$'\n'/%0A}"
}

# Words of a server, or of whoever named a file, on one line, without control characters, and not too many of them. The
# runner would take `##[…]` anywhere in a line of the log for a command.
foreign() {
  printf '%s' "$1" | LC_ALL=C tr -s '\000-\037\177' ' ' | cut -c 1-400 | sed 's/##\[/## [/g'
}

summarize() {
  printf '%s\n' "$@" >>"$GITHUB_STEP_SUMMARY"
}

output() {
  printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"
}

# notice TITLE TEXT: something that needs nobody.
notice() {
  printf '::notice title=%s::%s\n' "$1" "$(escaped "$2")"
  summarize "$2"
}

# warning TITLE TEXT: something to look at that keeps nothing from going on.
warning() {
  printf '::warning title=%s::%s\n' "$1" "$(escaped "$2")"
  summarize "**$1.** $2"
}

# write_message TEXT: what the chat is to show; Slack asks for these three characters to be written so.
# https://docs.slack.dev/messaging/formatting-message-text
write_message() {
  jq -n --arg text "$1" '{text: ($text | gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub(">"; "&gt;"))}' >"$MESSAGE_FILE"
}

# fail TITLE TEXT [WORDS]: ends the run. TITLE and TEXT are ours and say what to do; WORDS are a server's own.
fail() {
  local words=""
  if [ -n "${3:-}" ]; then words=$(foreign "$3"); fi
  printf '::error title=%s::%s\n' "$1" "$(escaped "$2${words:+ The answer was: $words}")"
  # Indented by four, Markdown takes text as it is.
  summarize "**$1.** $2" "${words:+
    $words}"
  write_message "$1. $2"
  output message-file "$MESSAGE_FILE"
  exit 1
}

# A folder of this run's own, and in it the file that fail and the update write the chat message to.
# shellcheck disable=SC2034 # the scripts that include this one use it
work=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/l10n-gen.XXXXXX")
MESSAGE_FILE=$work/message.json

is_commit() {
  [[ $1 =~ ^[0-9a-f]{40}$ ]]
}

is_number() {
  [[ $1 =~ ^[1-9][0-9]{0,18}$ ]]
}

is_repository() {
  [[ $1 =~ ^[A-Za-z0-9-]+/[A-Za-z0-9._-]+$ ]]
}

# Waits before another try: a little longer each time.
wait_before_try() {
  sleep "$((${RETRY_SECONDS:-2} * ($1 - 1)))"
}
