#!/usr/bin/env bash
# Posts a message to Slack. Whatever goes wrong is a warning: the work is done by then, or has failed by itself.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../reporting.sh
. "$(dirname "$0")/../reporting.sh"

run_url=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID

# A last line links the commit and the run. Slack takes 50 blocks; without blocks it shows the text alone.
write_payload() {
  local links="<$run_url|Run>"
  if is_commit "$COMMIT"; then
    links="<$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/commit/$COMMIT|${COMMIT:0:12}> · $links"
  fi
  jq --arg repository "$GITHUB_REPOSITORY" --arg links "$links" '
    {text: .text,
     blocks: ((.blocks // [{type: "section", text: {type: "mrkdwn", text: .text[:3000]}}])[:49]
       + [{type: "context", elements: [{type: "mrkdwn", text: "\($repository) · \($links)"}]}])}' "$SAID"
}

if [ -z "$SAID" ] && [ "$JOB_STATUS" = failure ]; then
  SAID=$MESSAGE_FILE
  write_message "$GITHUB_WORKFLOW failed. See the run for the reason."
fi
if [ -z "$SAID" ]; then
  echo "There is no message to send."
  exit 0
fi
if [ -z "$WEBHOOK_URL" ]; then
  warning "No chat message" "The secret SLACK_WEBHOOK_URL is empty: set it, or take the notify step out."
  exit 0
fi
# The address is a secret: it must fit a line of curl's configuration, and reaches curl through a pipe.
if ! [[ $WEBHOOK_URL =~ ^(https://|http://127\.0\.0\.1:)[A-Za-z0-9._~:/?=%+-]+$ ]]; then
  warning "No chat message" "The secret SLACK_WEBHOOK_URL is not an address that begins with https."
  exit 0
fi
if ! write_payload >"$work/payload.json"; then
  warning "No chat message" "The message to send is not the JSON that 'l10n-gen diff --format slack' writes."
  exit 0
fi
status=$(curl --silent --max-time 20 --output "$work/reply" --write-out '%{http_code}' --data "@$work/payload.json" \
  --header 'Content-Type: application/json' --config <(printf 'url = "%s"\n' "$WEBHOOK_URL")) || status=000
case $status in
  2??) echo "The message was sent." ;;
  000) warning "No chat message" "Slack could not be reached." ;;
  *) warning "No chat message" "Slack refused the message with status $status: $(foreign "$(cat "$work/reply")")" ;;
esac
