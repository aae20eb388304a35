# Calls GitHub's REST API. For the scripts beside it, after reporting.sh.
# shellcheck shell=bash

# github TOKEN METHOD PATH [JSON]: leaves the status in $status (000 where no answer came) and the body in the file
# $answer. What may pass is tried four times: no answer, 5xx, too many requests. The token goes through a pipe, since
# anybody on the machine can read arguments.
github() {
  local try options=(--silent --max-time 30 --request "$2" --output "$work/answer.json" --write-out '%{http_code}')
  answer=$work/answer.json
  if [ -n "${4:-}" ]; then options+=(--data "$4"); fi
  for try in 1 2 3 4; do
    wait_before_try "$try"
    : >"$answer"
    status=$(curl "${options[@]}" --config <(credentials "$1") "$GITHUB_API_URL/$3") || status=000
    case $status in
      000 | 429 | 5??) ;;
      403) if [[ $(api_words) != *"rate limit"* ]]; then return; fi ;;
      *) return ;;
    esac
    echo "$2 $3: $status (try $try of 4)" >&2
  done
}

credentials() {
  printf 'header = "%s"\n' "Authorization: Bearer $1" "Accept: application/vnd.github+json" \
    "X-GitHub-Api-Version: 2022-11-28" "Content-Type: application/json"
}

# What the API said in an answer that isn't a success.
api_words() {
  jq -r '.message? // empty' "$answer" 2>/dev/null || true
}

# field FILTER: a value of the answer, empty where it is null or missing.
field() {
  jq -r "($1) // empty" "$answer" 2>/dev/null || true
}

# take NAME=FILTER…: leaves values of the answer in variables, each on one line, and empty where it is null or missing.
take() {
  local pair value program=""
  for pair in "$@"; do
    program+="${program:+, }((try (${pair#*=}) catch null) | if . == null then \"\" else tostring end
      | split(\"\n\") | join(\" \"))"
  done
  for pair in "$@"; do
    IFS= read -r value || value=""
    printf -v "${pair%%=*}" '%s' "$value"
  done < <(jq -r "$program" "$answer" 2>/dev/null)
}
